import { Button } from '@rentyard/ui/Button';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import type { Preview } from './usePreview.ts';

/** How many people the draft reaches and how many are unreachable. */
export function ReachedCount({ preview }: { readonly preview: Preview }): ReactNode {
  const t = useT();
  const format = useFormat();
  const { data, isCurrent, isFailed, recount } = preview;
  if (isFailed) {
    return (
      <Line role="alert">
        {t('broadcast.not_counted')}
        <Button onClick={recount}>{t('broadcast.count_again')}</Button>
      </Line>
    );
  }
  return (
    <Line role="status" aria-busy={!isCurrent}>
      <b data-part="count">{data ? format.number(data.count) : '…'}</b>
      <span>
        {data && t('broadcast.reaches', { count: data.count })}
        {data && data.unreachable > 0 && (
          <small>{t('broadcast.unreachable', { count: data.unreachable })}</small>
        )}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space3};
  padding: ${theme.space3} ${theme.space4};
  border-radius: ${theme.radius};
  background: ${theme.sunken};

  &[aria-busy='true'] { opacity: 0.6; }
  [data-part='count'] { font-size: ${theme.textXl}; line-height: 28px; font-variant-numeric: tabular-nums; }
  small { display: block; color: ${theme.textMuted}; }
`;
