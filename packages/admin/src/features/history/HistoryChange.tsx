import type { Change, HistoryEntry, RevertTarget } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { DiffView } from '@rentyard/ui/DiffView';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { diffKindOf } from '../../records/fields/diffKindOf.ts';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { currenciesAround } from './currenciesAround.ts';
import { isRevertible, revertedChanges } from './revertedChanges.ts';

/** Reverts to or before an entry; `changes` are the fields that the revert sets. */
export type Revert = (
  entry: HistoryEntry,
  to: RevertTarget,
  changes: readonly Change[],
) => Promise<void>;

export interface HistoryChangeProps {
  readonly resource: Resource;
  /** The record as it is today. */
  readonly record: unknown;
  /** The loaded entries of the record, newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The entry that is shown. */
  readonly index: number;
  /** The name of the record, in the history of several records. */
  readonly title?: string;
  /** Undefined when the user may not revert. */
  readonly onRevert: Revert | undefined;
  readonly isBusy: boolean;
}

/** One change: user, time, changed values, and the reason if there is one. */
export function HistoryChange(props: HistoryChangeProps): ReactNode {
  const { resource, entries, index, title, onRevert } = props;
  const t = useT();
  const format = useFormat();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  const entry = entries[index];
  if (!entry) return null;
  const who = entry.created_by?.name ?? t('history.nobody');
  const what = t(`history.action.${entry.action}`);
  return (
    <Frame>
      <Stack direction="row" gap={2} align="center" wrap>
        {title && <Text weight="medium">{title}</Text>}
        <Text weight="medium">{what}</Text>
        <Text tone="soft">{who}</Text>
        {entry.proposed_by && (
          <Text tone="soft">{t('history.proposed_by', { name: entry.proposed_by.name })}</Text>
        )}
        <Text tone="muted">
          <time dateTime={entry.created_at} title={format.exactMoment(entry.created_at)}>
            {format.moment(entry.created_at)}
          </time>
        </Text>
        {onRevert && <RevertButtons {...props} onRevert={onRevert} />}
      </Stack>
      {entry.reason && <Text as="p">{t('history.reason', { reason: entry.reason })}</Text>}
      {entry.changes.length > 0 && (
        <DiffView
          label={`${what}, ${who}, ${format.moment(entry.created_at)}`}
          changes={entry.changes.map(({ path, from, to }) => {
            const { before, after } = currenciesAround(props, index, path);
            return {
              id: path,
              kind: diffKindOf(resource, path),
              label: label(path),
              before: text(path, from, before),
              after: text(path, to, after),
            };
          })}
        />
      )}
    </Frame>
  );
}

const Frame = styled.article`
  display: grid;
  gap: ${theme.space2};
`;

interface RevertButtonsProps extends HistoryChangeProps {
  readonly onRevert: Revert;
}

/** Buttons to revert one change and to return to its version, with the reason where they cannot. */
function RevertButtons(props: RevertButtonsProps): ReactNode {
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
