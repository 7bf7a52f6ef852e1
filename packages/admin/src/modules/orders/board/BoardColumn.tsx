import type { Status } from '@rentyard/contract/statuses';
import { Button } from '@rentyard/ui/Button';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardPage } from './BoardPage.tsx';
import type { BoardMoves } from './useBoardMoves.ts';
import { cardsPerPage, useColumnPage } from './useColumnPage.ts';
import { useHeld } from './useHeld.ts';

interface BoardColumnProps {
  readonly status: Status;
  /** All columns, as they stand from left to right. */
  readonly order: readonly Status[];
  readonly moves: BoardMoves;
}

/** The orders of one status, some at first and more when asked for; a card may be dropped anywhere on it. */
export function BoardColumn({ status, order, moves }: BoardColumnProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const [pages, setPages] = useState(1);
  const { dragged } = moves;
  const total = useHeld(useColumnPage(status, 1).data?.meta.total, dragged !== undefined);
  const mayDrop = dragged !== undefined && moves.targetsOf(dragged).includes(status);
  const handleDragOver = (event: DragEvent) => {
    if (mayDrop) event.preventDefault();
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged) moves.move(dragged, status);
    moves.drag(undefined);
  };
  // Cards on their way are already here.
  const coming = moves.underWay.filter(({ to }) => to === status).map(({ row }) => row);
  const more = (total ?? 0) - pages * cardsPerPage;
  const place = { status, order, moves };
  return (
    <Column
      aria-labelledby={titleId}
      data-state={dragged && dragged.status !== status ? (mayDrop ? 'open' : 'closed') : undefined}
      onDragOver={handleDragOver}
      onDrop={handleDrop}
    >
      <h2 id={titleId}>
        <StatusBadge status={status} label={t(`status.${status}`)} />
        {total !== undefined && <small> {format.number(total)}</small>}
      </h2>
      {total === 0 && coming.length === 0 && <Text tone="muted">{t('board.none')}</Text>}
      {(total !== 0 || coming.length > 0) && (
        <ul>
          {coming.map((row) => (
            <BoardCard key={row.id} row={row} {...place} />
          ))}
          {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
            <BoardPage key={page} page={page} {...place} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="ghost" onClick={() => setPages(pages + 1)}>
          {t('board.more', { count: more })}
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
  &[data-state='closed'] { opacity: 0.55; }
`;
