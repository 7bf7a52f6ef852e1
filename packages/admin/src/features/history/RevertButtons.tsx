import { Button } from '@rentyard/ui/Button';
import { theme } from '@rentyard/ui/theme';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import type { HistoryChangeProps, Revert } from './HistoryChange.tsx';
import { isRevertible, revertedChanges } from './revertedChanges.ts';

interface RevertButtonsProps extends HistoryChangeProps {
  readonly onRevert: Revert;
}

/** Buttons to revert one change and to return to its version, with the reason where they cannot. */
export function RevertButtons(props: RevertButtonsProps): ReactNode {
  const { resource, entries, index, onRevert, isBusy } = props;
  const t = useT();
  const reasonId = useId();
  const entry = entries[index];
  if (!entry) return null;
  const ofChange = revertedChanges(resource, entries, { first: index, end: index + 1 });
  const ofVersion = revertedChanges(resource, entries, { first: 0, end: index });
  const hasChange = entry.changes.length > 0;
  const isFixed = !entry.changes.some(({ path }) => isRevertible(resource, path));
  const reason =
    hasChange && ofChange.length === 0
      ? t(isFixed ? 'history.blocked.fixed' : 'history.blocked.same')
      : undefined;
  return (
    <End>
      {reason && <Reason id={reasonId}>{reason}</Reason>}
      {hasChange && (
        <Button
          icon={RotateCcw}
          variant="ghost"
          disabled={isBusy || reason !== undefined}
          aria-describedby={reason && reasonId}
          onClick={() => void onRevert(entry, 'change', ofChange)}
        >
          {t('history.revert_change')}
        </Button>
      )}
      {index === 0 ? (
        <Reason>{t('history.current')}</Reason>
      ) : (
        ofVersion.length > 0 && (
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => void onRevert(entry, 'after', ofVersion)}
          >
            {t('history.revert_version')}
          </Button>
        )
      )}
    </End>
  );
}

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
  align-items: center;
  margin-inline-start: auto;
`;

const Reason = styled.span`
  color: ${theme.textMuted};
  font-size: ${theme.textMd};
`;
