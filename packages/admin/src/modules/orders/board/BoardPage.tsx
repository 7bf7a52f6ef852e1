import type { Status } from '@rentyard/contract/statuses';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { BoardCard } from './BoardCard.tsx';
import type { BoardMoves } from './useBoardMoves.ts';
import { useColumnPage } from './useColumnPage.ts';
import { useHeld } from './useHeld.ts';

interface BoardPageProps {
  readonly status: Status;
  readonly page: number;
  /** All columns, as they stand from left to right. */
  readonly order: readonly Status[];
  readonly moves: BoardMoves;
}

/** Some of the cards of a column: what a page of the list has, without those that are on their way elsewhere. */
export function BoardPage({ status, page, order, moves }: BoardPageProps): ReactNode {
  const t = useT();
  const { data: latest, error, refetch } = useColumnPage(status, page);
  const data = useHeld(latest, moves.dragged !== undefined);
  if (error && !data) {
    return (
      <li>
        <ErrorState title={t('board.failed')} text={error.message} onRetry={refetch} />
      </li>
    );
  }
  if (!data) {
    return ['one', 'two', 'three'].map((key) => (
      <li key={key}>
        <Skeleton height={104} />
      </li>
    ));
  }
  const isMoving = (id: number) => moves.underWay.some(({ row }) => row.id === id);
  return data.data
    .filter(({ id }) => !isMoving(id))
    .map((row) => <BoardCard key={row.id} row={row} status={status} order={order} moves={moves} />);
}
