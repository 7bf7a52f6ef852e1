import { type OrderRow, order as resource } from '@rentyard/contract/order';
import type { Status } from '@rentyard/contract/statuses';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type DragEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { recordsOf } from '../../../api/recordsOf.ts';
import { usePath } from '../../../i18n/LanguageContext.ts';
import { RouterLink } from '../../../i18n/RouterLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { BoardCard } from './BoardCard.tsx';
import type { BoardMoves } from './useBoardMoves.ts';

const orders = recordsOf(resource);
/** The rest is a list's business; its link stands under the cards. */
const cardsAtMost = 50;

interface BoardColumnProps {
  readonly status: Status;
  /** All columns, as they stand from left to right. */
  readonly order: readonly Status[];
  readonly moves: BoardMoves;
}

/** The orders of one status. What waits stands with the oldest first, the others with the latest. */
export function BoardColumn({ status, order, moves }: BoardColumnProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const titleId = useId();
  const { data, error, refetch } = orders.useList({
    page: 1,
    per_page: cardsAtMost,
    sort: status === 'new' ? 'created_at' : '-updated_at',
    filters: [{ path: 'status', operator: 'eq', value: status }],
  });
  const cards = data && withMoves(data.data, status, moves);
  const { dragged } = moves;
  const mayDrop = dragged !== undefined && moves.targetsOf(dragged).includes(status);
  const handleDragOver = (event: DragEvent) => {
    if (mayDrop) event.preventDefault();
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged) moves.move(dragged, status);
    moves.drag(undefined);
  };
  const more = data ? data.meta.total - data.data.length : 0;
  return (
    <Column
      aria-labelledby={titleId}
      data-state={dragged && dragged.status !== status ? (mayDrop ? 'open' : 'closed') : undefined}
      onDragOver={handleDragOver}
      onDrop={handleDrop}
    >
      <h2 id={titleId}>
        <StatusBadge status={status} label={t(`status.${status}`)} />
        {data && <small> {format.number(data.meta.total)}</small>}
      </h2>
      {error && !data && (
        <ErrorState title={t('board.failed')} text={error.message} onRetry={refetch} />
      )}
      {!error && !data && ['one', 'two', 'three'].map((key) => <Skeleton key={key} height={104} />)}
      {cards?.length === 0 && <Text tone="muted">{t('board.none')}</Text>}
      {cards && cards.length > 0 && (
        <ul>
          {cards.map((row) => (
            <BoardCard key={row.id} row={row} status={status} order={order} moves={moves} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <RouterLink to={path(`/orders/page/1?filter[status]=${status}`)}>
          {t('board.more', { count: more })}
        </RouterLink>
      )}
    </Column>
  );
}

/** The cards of a column with those that are on their way: gone from here, already there. */
function withMoves(
  rows: readonly OrderRow[],
  status: Status,
  { underWay }: BoardMoves,
): readonly OrderRow[] {
  const isMoving = (id: number) => underWay.some(({ row }) => row.id === id);
  const coming = underWay.filter(({ to }) => to === status).map(({ row }) => row);
  return [...coming, ...rows.filter(({ id }) => !isMoving(id))];
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
  &[data-state='closed'] { opacity: 0.55; }
`;
