import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo } from 'react';
import { logicalKey } from '../../lib/direction.ts';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { DataColumn } from '../model/column.ts';
import type { LaidOutColumn } from '../model/columnLayout.ts';
import type { ListViewProps } from '../model/listView.ts';
import { type PageChoice, pageChoice } from '../model/pageChoice.ts';
import type { TableSort } from '../model/tableState.ts';
import type { TableModel } from '../model/useTableModel.ts';
import { Check } from '../row/Check.tsx';
import { useRowKeys } from '../row/useRowKeys.ts';
import { Card, type CardColumns, SkeletonCards } from './Card.tsx';
import { Cards } from './cardsStyle.ts';
import { Tiles } from './tilesStyle.ts';

/** Facts of a card besides its badges. The record has the others. */
const factLimit = 3;

/** The list as cards, for phones. */
export function CardsView<Record extends object>({
  label,
  table,
  layout,
  tools,
  state,
  defaultSort,
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
        usual={defaultSort[0]}
        usualHeader={hiddenHeader(table, defaultSort[0])}
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

function hiddenHeader<Record extends object>(
  table: TableModel<Record>,
  sort: TableSort | undefined,
): string | undefined {
  const header = table.getAllLeafColumns().find(({ id }) => id === sort?.id)?.columnDef.header;
  return typeof header === 'string' ? header : undefined;
}

interface CardsHeadProps<Record> {
  readonly columns: readonly LaidOutColumn<Record>[];
  readonly table: Pick<TableModel<object>, 'setSorting'>;
  /** The first sort key that the user chose; undefined for the default order. */
  readonly chosen: TableSort | undefined;
  /** The first sort key of the default order. */
  readonly usual: TableSort | undefined;
  /** The name of its column, which may be hidden. */
  readonly usualHeader: string | undefined;
  /** Undefined when rows cannot be selected. */
  readonly choice: PageChoice | undefined;
}

/** The counterpart of the table head for cards: page selection and sort order. */
function CardsHead<Record>(props: CardsHeadProps<Record>): ReactNode {
  const { columns, table, chosen, usual, choice } = props;
  const t = useUiStrings();
  const id = useId();
  const sortable = columns.flatMap(({ column }) =>
    column.sortKey ? [{ id: column.id, key: column.sortKey, header: column.header }] : [],
  );
  const isUsual = !chosen || (chosen.id === usual?.id && chosen.desc === usual.desc);
  const usualColumn = sortable.find(({ key }) => key === usual?.id)?.header ?? props.usualHeader;
  return (
    <div data-part="head">
      {choice && (
        <div data-part="check">
          <Check
            label={t('table.select_page')}
            isChecked={choice.state === 'all'}
            isMixed={choice.state === 'some'}
            onChange={choice.onToggle}
          />
        </div>
      )}
      {sortable.length > 0 && (
        <>
          <label htmlFor={id}>{t('table.sort_by')}</label>
          <select
            id={id}
            value={isUsual ? '' : `${chosen.desc ? '-' : ''}${chosen.id}`}
            onChange={({ currentTarget: { value } }) => {
              const desc = value.startsWith('-');
              const column = sortable.find(({ key }) => value === (desc ? `-${key}` : key));
              table.setSorting(column ? [{ id: column.id, desc }] : []);
            }}
          >
            <option value="">
              {usualColumn
                ? t(usual?.desc ? 'table.descending' : 'table.ascending', { column: usualColumn })
                : t('table.default_order')}
            </option>
            {sortable.flatMap(({ key, header }) =>
              ([false, true] as const)
                .filter((desc) => key !== usual?.id || desc !== usual.desc)
                .map((desc) => (
                  <option key={`${desc}${key}`} value={desc ? `-${key}` : key}>
                    {t(desc ? 'table.descending' : 'table.ascending', { column: header })}
                  </option>
                )),
            )}
          </select>
        </>
      )}
    </div>
  );
}
