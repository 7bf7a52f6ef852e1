import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { HistoryChange, type Revert } from './HistoryChange.tsx';
import { HistoryPages } from './HistoryPages.tsx';
import { historyApi } from './historyApi.ts';
import { revertedChanges } from './revertedChanges.ts';
import { useRevert } from './useRevert.ts';

interface RecordHistoryProps {
  readonly resource: Resource;
  readonly record: RecordBase;
  readonly onReverted?: (() => void) | undefined;
}

/**
 * All changes of a record, newest first, field by field, each with buttons to revert it and to
 * return to its version (P-EDIT-6).
 */
export function RecordHistory(props: RecordHistoryProps): ReactNode {
  const { resource, record, onReverted } = props;
  const history = historyApi.useHistoryInfiniteQuery({ resource: resource.name, id: record.id });
  const { makeRevert, isBusy } = useRevert(resource, onReverted);
  return (
    <HistoryPages history={history}>
      {(entries) => {
        const rows = { resource, record, entries, onRevert: makeRevert?.(record), isBusy };
        return (
          <>
            {entries.map((entry, index) => (
              <li key={entry.id}>
                <HistoryChange {...rows} index={index} />
              </li>
            ))}
            {!history.hasNextPage && entries.at(-1)?.action !== 'create' && (
              <li>
                <Origin {...rows} />
              </li>
            )}
          </>
        );
      }}
    </HistoryPages>
  );
}

interface OriginProps {
  readonly resource: Resource;
  readonly entries: Parameters<typeof revertedChanges>[1];
  readonly onRevert: Revert | undefined;
  readonly isBusy: boolean;
}

/** The state before the oldest change, for records that are older than their history. */
function Origin({ resource, entries, onRevert, isBusy }: OriginProps): ReactNode {
  const t = useT();
  const oldest = entries.at(-1);
  const changes = revertedChanges(resource, entries, { first: 0, end: entries.length });
  return (
    <Stack direction="row" gap={2} align="center" wrap>
      <Text weight="medium">{t('history.origin')}</Text>
      {oldest && onRevert && changes.length > 0 && (
        <End
          variant="ghost"
          disabled={isBusy}
          onClick={() => void onRevert(oldest, 'before', changes)}
        >
          {t('history.revert_version')}
        </End>
      )}
    </Stack>
  );
}

const End = styled(Button)`
  margin-inline-start: auto;
`;
