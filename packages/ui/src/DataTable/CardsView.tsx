import { type KeyboardEvent, type ReactNode, type Ref, useMemo } from 'react';
import { logicalKey } from '../lib/direction.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { Card } from './Card.tsx';
import { CardsHead } from './CardsHead.tsx';
import { Cards } from './cardsStyle.ts';
import type { DataColumn } from './column.ts';
import type { ListViewProps } from './listView.ts';
import { pageChoice } from './pageChoice.ts';
import { SkeletonCards } from './SkeletonCards.tsx';
import { Tiles } from './tilesStyle.ts';
import { useRowKeys } from './useRowKeys.ts';

/** The columns of a table by their role in a card. */
export interface CardColumns<Record> {
  readonly title: DataColumn<Record> | undefined;
  readonly image: DataColumn<Record> | undefined;
  readonly badges: readonly DataColumn<Record>[];
  readonly facts: readonly DataColumn<Record>[];
  /** Whether numbers show their label. Tiles have no space for it. */
  readonly hasLabels: boolean;
}

/** Facts of a card besides its badges. The record has the others. */
const factLimit = 3;

/** The list as cards, for phones. */
export function CardsView<Record extends object>({
  label,
  table,
  layout,
  tools,
  state,
  onStateChange,
  list,
  listeners,
  activeIndex,
  menuRow,
  currentRow,
  isLoading,
  isBusy,
  isOpenable,
  total,
  frameRef,
  isTiled,
}: ListViewProps<Record>): ReactNode {
  const t = useUiStrings();
  const { rows } = table.getRowModel();
  const keys = useRowKeys(rows);
  const parts = useMemo(
    () =>
      cardColumns(
        layout.columns.map(({ column }) => column),
        isTiled,
      ),
    [layout.columns, isTiled],
  );
  const before = (state.page - 1) * state.perPage;
  const Frame = isTiled ? Tiles : Cards;
  return (
    <Frame ref={frameRef}>
      <CardsHead
        columns={layout.columns}
        table={table}
        chosen={state.sort[0]}
        choice={tools.onCheck && pageChoice(table, state, onStateChange)}
      />
      {isLoading ? (
        <SkeletonCards
          label={t('loading.label')}
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
              key={keys.get(row.id)}
              id={row.id}
              record={row.original}
              index={index}
              parts={parts}
              tools={tools}
              isSelected={row.getIsSelected()}
              isActive={index === activeIndex}
              isMenuOpen={row.id === menuRow}
              isCurrent={row.id === currentRow}
              isExpanded={row.getIsExpanded()}
              position={before + index + 1}
              total={total}
            />
          ))}
        </ul>
      )}
    </Frame>
  );
}

/** Tiles show everything. Cards show badges and the most important facts in a line or two. */
function cardColumns<Record>(
  columns: readonly DataColumn<Record>[],
  isTiled: boolean,
): CardColumns<Record> {
  const title = columns.find((column) => column.isPrimary) ?? columns[0];
  const image = columns.find((column) => column.shape === 'image');
  const rest = columns.filter((column) => column !== title && column !== image);
  const badges = rest.filter((column) => column.shape === 'badge');
  const facts = rest.filter((column) => column.shape !== 'badge');
  if (isTiled) return { title, image, badges, facts, hasLabels: false };
  const important = facts
    .toSorted((one, other) => other.priority - one.priority)
    .slice(0, factLimit);
  return { title, image, badges: [], facts: [...badges, ...important], hasLabels: true };
}

/** Moves the focus with arrow keys: left and right by one tile, up and down by one line of tiles. */
function walkTiles(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const tile = (event.target as HTMLElement).closest('[data-row]');
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (tile !== event.target || ctrlKey || metaKey || altKey || defaultPrevented) return;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -tilesInLine(list),
    ArrowDown: tilesInLine(list),
  };
  const step = steps[logicalKey(event)];
  if (step === undefined) return;
  event.preventDefault();
  const tiles = [...list.children];
  const next = tiles[tiles.indexOf(tile) + step];
  if (next instanceof HTMLElement) next.focus();
}

/** Number of tiles in the first line. */
function tilesInLine(list: HTMLElement): number {
  const tops = [...list.children].map((tile) => (tile as HTMLElement).offsetTop);
  return tops.filter((top) => top === tops[0]).length;
}
