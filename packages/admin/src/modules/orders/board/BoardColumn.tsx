import type { Status } from '@rentyard/contract/schema/statuses';
import { Button } from '@rentyard/ui/Button';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { StatusBadge } from '../../../records/fields/StatusBadge.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { staleAfter } from '../../../services/api/listApi.ts';
import { joinRows } from '../../../services/api/numberedPages.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { BoardCard } from './BoardCard.tsx';
import { type BoardNarrowing, boardApi } from './boardApi.ts';
import type { BoardMoves } from './useBoardMoves.ts';

interface BoardColumnProps {
  readonly status: Status;
  /** All columns from left to right. */
  readonly order: readonly Status[];
  readonly moves: BoardMoves;
  readonly narrowing: BoardNarrowing;
}

/** The orders of one status, loaded in pages. A card may be dropped anywhere on the column. */
export function BoardColumn({ status, order, moves, narrowing }: BoardColumnProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const { dragged } = moves;
  const column = boardApi.useBoardColumnInfiniteQuery(
    { status, language: useLanguage(), narrowing },
    { refetchOnMountOrArgChange: staleAfter },
  );
  const data = useFrozenWhile(column.data, dragged !== undefined);
  const rows = data && joinRows(data.pages);
  const total = data?.pages[0]?.meta.total;
  const mayDrop = dragged !== undefined && moves.findTargets(dragged).includes(status);
  const handleDragOver = (event: DragEvent) => {
    // A column that cannot accept the card takes the drop too, to explain why.
    if (dragged && dragged.status !== status) event.preventDefault();
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged && mayDrop) moves.move(dragged, status);
    else if (dragged) moves.refuse(dragged, status);
    moves.drag(undefined);
  };
  const failure = rows ? undefined : column.error;
  return (
    <Column
      aria-labelledby={titleId}
      data-state={dragged && dragged.status !== status ? (mayDrop ? 'open' : 'closed') : undefined}
      onDragOver={handleDragOver}
      onDrop={handleDrop}
    >
      <h2 id={titleId}>
        <StatusBadge status={status} />
        {total !== undefined && <small> {format.number(total)}</small>}
      </h2>
      {rows?.length === 0 && <Text tone="muted">{t('board.none')}</Text>}
      {failure && isApiFailure(failure) && (
        <ErrorState
          title={t('board.failed')}
          text={failure.message}
          onRetry={() => void column.refetch()}
        />
      )}
      {!rows &&
        !failure &&
        ['one', 'two', 'three'].map((key) => <Skeleton key={key} height={104} />)}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <BoardCard key={row.id} row={row} status={status} order={order} moves={moves} />
          ))}
        </ul>
      )}
      {rows && total !== undefined && column.hasNextPage && (
        <Button
          variant="ghost"
          isBusy={column.isFetchingNextPage}
          onClick={() => void column.fetchNextPage()}
        >
          {t('board.more', { count: total - rows.length })}
        </Button>
      )}
    </Column>
  );
}

const Column = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space2};
  min-width: 0;
  padding: ${theme.space3};
  overflow-y: auto;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.sunken};

  > h2 { display: flex; align-items: center; gap: ${theme.space2}; margin-bottom: ${theme.space1}; }
  > h2 > small { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-variant-numeric: tabular-nums; }
  > ul { display: grid; gap: ${theme.space2}; }
  &[data-state='open'] { border-color: ${theme.accentMark}; background: ${theme.accentSoft}; }
  &[data-state='closed'] { border-style: dashed; opacity: 0.45; filter: grayscale(1); cursor: not-allowed; }
`;

/** Returns the value, or the previous one while frozen: a dragged card must not disappear. */
function useFrozenWhile<Value>(value: Value, isFrozen: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!isFrozen && shown !== value) setShown(value);
  return isFrozen ? shown : value;
}
