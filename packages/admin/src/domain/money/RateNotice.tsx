import type { RateStatus } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import { theme } from '@rentyard/ui/theme';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';

/** Older rates are named as outdated. The European Central Bank pauses on weekends and holidays. */
const outdatedAfter = 4;

interface RateNoticeProps {
  readonly status: RateStatus;
}

/**
 * What limits the comparison of amounts: the provider is away, rates are old, or currencies have
 * none. Nothing otherwise.
 */
export function RateNotice({ status }: RateNoticeProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { failure, fetched_at: fetchedAt, rates } = status;
  const formatCodes = (some: RateStatus['rates']) =>
    some.map(({ currency }) => currency.name).join(', ');
  const old = rates.filter(({ age }) => age !== null && age > outdatedAfter);
  const missing = rates.filter(({ rate }) => rate === null);
  const lines = [
    ...(failure
      ? [
          fetchedAt
            ? t('rates.failed', {
                reason: t(`rates.failure.${failure}`),
                when: format.relative(fetchedAt),
              })
            : t('rates.failed_always', { reason: t(`rates.failure.${failure}`) }),
        ]
      : []),
    ...(old.length > 0
      ? [
          t('rates.old', {
            codes: formatCodes(old),
            days: Math.max(...old.map(({ age }) => age ?? 0)),
          }),
        ]
      : []),
    ...(missing.length > 0 ? [t('rates.missing', { codes: formatCodes(missing) })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Notice role="status">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  gap: ${theme.space2};
  padding: ${theme.space3};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  color: ${theme.warning};
  font-size: ${theme.textMd};
  line-height: 20px;

  > svg { flex: none; margin-top: 2px; }
  p { margin: 0; }
`;
