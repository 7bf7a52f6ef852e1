import { type ReactNode, type Ref, useMemo } from 'react';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { Card } from './Card.tsx';
import { CardsHead } from './CardsHead.tsx';
import { Cards } from './cardsLook.ts';
import type { DataColumn } from './column.ts';
import type { ListViewProps } from './listView.ts';
import { SkeletonCards } from './SkeletonCards.tsx';
import { isChosen } from './selection.ts';
import { Tiles } from './tilesLook.ts';
import { useSeats } from './useSeats.ts';
import { walkTiles } from './walkTiles.ts';

/** The columns of a table by the place that each has in a card. */
export interface CardColumns<Record> {
  readonly title: DataColumn<Record> | undefined;
  readonly image: DataColumn<Record> | undefined;
  readonly badges: readonly DataColumn<Record>[];
  readonly facts: readonly DataColumn<Record>[];
}

/** The same list as cards: what phones show. */
export function CardsView<Record>({
  label,
  layout,
  rows,
  tools,
  state,
  onStateChange,
  list,
  listeners,
  activeIndex,
  menuRow,
  isLoading,
  isBusy,
  isOpenable,
  total,
  frameRef,
  isTiled,
}: ListViewProps<Record>): ReactNode {
  const say = useUiStrings();
  const seats = useSeats(rows);
  const parts = useMemo(
    () => cardColumns(layout.columns.map(({ column }) => column)),
    [layout.columns],
  );
  const before = (state.page - 1) * state.perPage;
  const Frame = isTiled ? Tiles : Cards;
  return (
    <Frame ref={frameRef}>
      <CardsHead
        columns={layout.columns}
        state={state}
        onStateChange={onStateChange}
        selectableIds={tools.onCheck && rows.map((row) => row.id)}
      />
      {isLoading ? (
        <SkeletonCards
          label={say('loading.label')}
          parts={parts}
          count={Math.min(state.perPage, 10)}
          hasCheck={tools.onCheck !== undefined}
        />
      ) : (
        <ul
          ref={list as Ref<HTMLUListElement>}
          aria-label={label}
          aria-busy={isBusy}
          data-openable={isOpenable || undefined}
          {...listeners}
          onKeyDown={(event) => {
            if (isTiled) walkTiles(event);
            listeners.onKeyDown(event);
          }}
        >
          {rows.map((row, index) => (
            <Card
              key={seats.get(row.id)}
              id={row.id}
              record={row.record}
              index={index}
              parts={parts}
              tools={tools}
              isSelected={isChosen(state, row.id)}
              isActive={index === activeIndex}
              isMenuOpen={row.id === menuRow}
              isExpanded={row.id in (state.expandedRows ?? noneOpen)}
              place={before + index + 1}
              total={total}
            />
          ))}
        </ul>
      )}
    </Frame>
  );
}

function cardColumns<Record>(columns: readonly DataColumn<Record>[]): CardColumns<Record> {
  const title = columns.find((column) => column.isPrimary) ?? columns[0];
  const image = columns.find((column) => column.shape === 'image');
  const rest = columns.filter((column) => column !== title && column !== image);
  return {
    title,
    image,
    badges: rest.filter((column) => column.shape === 'badge'),
    facts: rest.filter((column) => column.shape !== 'badge'),
  };
}

const noneOpen = {};
