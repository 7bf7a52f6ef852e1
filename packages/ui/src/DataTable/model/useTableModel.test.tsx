import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { imageColumn } from '../columns/graphicColumns.tsx';
import { textColumn } from '../columns/textColumns.tsx';
import { useColumnLayout } from './columnLayout.ts';
import { pageChoice } from './pageChoice.ts';
import { chosenCount } from './selection.ts';
import { defaultTableState, type TableSort, type TableState } from './tableState.ts';
import { type TableModel, useTableModel } from './useTableModel.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Machine {
  readonly id: string;
}

const text = (id: string, minWidth: number, isPrimary = false) =>
  textColumn<Machine>({
    id,
    header: '',
    sortKey: `by_${id}`,
    minWidth,
    isPrimary,
    value: () => id,
  });
const columns = [
  imageColumn<Machine>({ id: 'image', header: 'Photo', value: () => null }),
  text('name', 200, true),
  text('brand', 100),
  text('region', 120),
];
const page: readonly Machine[] = ['11', '12', '13', '14', '15'].map((id) => ({ id }));
const idOf = ({ id }: Machine) => id;

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

interface Shown {
  readonly table: TableModel<Machine>;
  readonly layout: ReturnType<typeof useColumnLayout<Machine>>;
  readonly changes: Partial<TableState>[];
  readonly toggleRow: (id: string, isChecked: boolean, shiftKey?: boolean) => void;
}

/** A table that stores its state, as a host does. */
function show(
  given: Partial<TableState> = {},
  { defaultSort = [], hasBoxes = false }: { defaultSort?: TableSort[]; hasBoxes?: boolean } = {},
): Shown {
  const changes: Partial<TableState>[] = [];
  let state = { ...defaultTableState, ...given };
  let current: Pick<Shown, 'table' | 'layout'> | undefined;
  const draw = () => act(() => root.render(<Host />));
  function Host(): ReactNode {
    const table = useTableModel({
      columns,
      rows: page,
      getRowId: idOf,
      state,
      onStateChange: (change) => {
        changes.push(change);
        state = { ...state, ...change };
        draw();
      },
      defaultSort,
      total: 412,
    });
    const { columnSizing } = state;
    const boxes = { isSelectable: hasBoxes, hasActions: hasBoxes };
    const layout = useColumnLayout(table, { columns, columnSizing, ...boxes });
    current = { table, layout };
    return null;
  }
  draw();
  const shown = () => {
    if (!current) throw new Error('The table did not render.');
    return current;
  };
  return {
    get table() {
      return shown().table;
    },
    get layout() {
      return shown().layout;
    },
    changes,
    toggleRow: (id, checked, shiftKey = false) =>
      shown().table.getRow(id).getToggleSelectedHandler()({ target: { checked }, shiftKey }),
  };
}

describe('column layout', () => {
  const idsOf = ({ layout }: Shown) => layout.columns.map(({ column }) => column.id);

  test('columns without a width share the remaining width by their minimum widths', () => {
    const { layout } = show();
    expect(layout.tracks).toBe('60px minmax(200px,300fr) minmax(100px,100fr) minmax(120px,120fr)');
    expect(layout.minWidth).toBe(480);
  });

  test('selection and actions have fixed widths at the ends', () => {
    const { layout } = show({}, { hasBoxes: true });
    expect(layout.tracks.startsWith('40px 60px')).toBe(true);
    expect(layout.tracks.endsWith(' 50px')).toBe(true);
    expect(layout.minWidth).toBe(570);
  });

  test('a resized column keeps its width, but not below the minimum', () => {
    expect(show({ columnSizing: { brand: 160 } }).layout.tracks).toContain(' 160px ');
    expect(show({ columnSizing: { brand: 3 } }).layout.tracks).toContain(' 48px ');
  });

  test('the primary column takes the remaining width when all others are fixed', () => {
    const columnSizing = { name: 200, brand: 100, region: 120 };
    expect(show({ columnSizing }).layout.tracks).toBe('60px minmax(200px,300fr) 100px 120px');
  });

  test.each([
    ['hidden columns are left out', [], ['name', 'brand', 'region']],
    ['columns outside of the order follow it', ['region'], ['region', 'name', 'brand']],
    ['an unknown column in the order is skipped', ['photo', 'brand'], ['brand', 'name', 'region']],
  ])('%s', (_, columnOrder, expected) => {
    expect(idsOf(show({ columnVisibility: { image: false }, columnOrder }))).toEqual(expected);
  });

  test('pinned columns have offsets from their ends', () => {
    const shown = show(
      { columnPinning: { start: ['name', 'brand'], end: ['image'] } },
      { hasBoxes: true },
    );
    expect(idsOf(shown)).toEqual(['name', 'brand', 'region', 'image']);
    expect(shown.layout.columns.map(({ style }) => style)).toEqual([
      { insetInlineStart: 40 },
      { insetInlineStart: 240 },
      undefined,
      { insetInlineEnd: 50 },
    ]);
    expect(shown.layout.columns.map(({ isEdge }) => isEdge)).toEqual([false, true, false, false]);
  });

  test('the layout is the same object until its columns change', () => {
    const shown = show();
    const before = shown.layout;
    act(() => shown.table.setPageIndex(2));
    expect(shown.layout).toBe(before);
    act(() => shown.table.getColumn('brand')?.toggleVisibility(false));
    expect(shown.layout).not.toBe(before);
    expect(shown.changes).toEqual([{ page: 3 }, { columnVisibility: { brand: false } }]);
  });
});

describe('sort order', () => {
  const byName = { id: 'by_name', desc: false };
  const byBrand = { id: 'by_brand', desc: true };
  const byNameDown = { id: 'by_name', desc: true };

  test.each([
    ['a first press sorts ascending', [], 'name', false, [byName]],
    ['a second press sorts descending', [byName], 'name', false, [byNameDown]],
    ['a third press brings the default order back', [byNameDown], 'name', false, []],
    ['another column takes over', [byBrand], 'name', false, [byName]],
    ['shift adds a column', [byBrand], 'name', true, [byBrand, byName]],
    ['shift turns a column in its rank', [byName, byBrand], 'name', true, [byNameDown, byBrand]],
    ['shift removes a column', [byBrand, byName], 'brand', true, [byName]],
    ['shift turns the only column', [byNameDown], 'name', true, [byName]],
    ['a press leaves one of several columns', [byBrand, byName], 'name', false, [byNameDown]],
    [
      'a key of no column stays',
      [{ id: 'id', desc: true }],
      'name',
      true,
      [{ id: 'id', desc: true }, byName],
    ],
  ])('%s', (_, sort, column, shiftKey, expected) => {
    const { table, changes } = show({ sort, page: 4 });
    act(() => table.getColumn(column)?.toggleSorting(undefined, shiftKey));
    expect(changes).toEqual([{ sort: expected, page: 1 }]);
  });

  test('the default order applies until the user sorts', () => {
    const { table } = show({}, { defaultSort: [byBrand] });
    expect(table.getColumn('brand')?.getIsSorted()).toBe('desc');
    expect(table.getColumn('name')?.getIsSorted()).toBe(false);
  });
});

describe('selection', () => {
  const named = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, true as const]));

  test.each([
    ['downward', ['12', '14'], ['12', '13', '14']],
    ['upward', ['14', '12'], ['12', '13', '14']],
    ['of one row', ['13', '13'], ['13']],
  ])('Shift selects a range %s', (_, [from = '', to = ''], expected) => {
    const shown = show({ rowSelection: named('7') });
    act(() => shown.toggleRow(from, true));
    act(() => shown.toggleRow(to, true, true));
    expect(shown.changes.at(-1)).toEqual({ rowSelection: named('7', ...expected) });
  });

  test('a range without a start is the row itself', () => {
    const shown = show();
    act(() => shown.toggleRow('13', true, true));
    expect(shown.changes).toEqual([{ rowSelection: named('13') }]);
  });

  const choiceOf = (state: Partial<TableState>) =>
    pageChoice(show(state).table, state, () => undefined).state;

  test('the page is selected completely, partly or not at all', () => {
    const all = page.map(idOf);
    expect(choiceOf({})).toBe('none');
    expect(choiceOf({ rowSelection: named('7') })).toBe('none');
    expect(choiceOf({ rowSelection: named('12') })).toBe('some');
    expect(choiceOf({ rowSelection: named(...all) })).toBe('all');
    expect(choiceOf({ isAllSelected: true })).toBe('all');
    expect(choiceOf({ isAllSelected: true, rowSelection: named('12') })).toBe('some');
  });

  test('the checkbox of the page selects it, clears it, and ends a selection of all rows', () => {
    const press = (state: Partial<TableState>) => {
      const shown = show(state);
      const choice = pageChoice(shown.table, state, (change) => shown.changes.push(change));
      act(() => choice.onToggle());
      return shown.changes;
    };
    const all = page.map(idOf);
    expect(press({ rowSelection: named('7', '12') })).toEqual([
      { rowSelection: named('7', ...all) },
    ]);
    expect(press({ rowSelection: named('7', ...all) })).toEqual([{ rowSelection: named('7') }]);
    expect(press({ rowSelection: named('12'), isAllSelected: true })).toEqual([
      { rowSelection: {}, isAllSelected: false },
    ]);
  });

  test('while all rows are selected, the state contains the excluded ones', () => {
    const shown = show({ rowSelection: named('7'), isAllSelected: true });
    expect(shown.table.getRow('12').getIsSelected()).toBe(true);
    act(() => shown.toggleRow('12', false));
    expect(shown.changes.at(-1)).toEqual({ rowSelection: named('7', '12') });
    expect(shown.table.getRow('12').getIsSelected()).toBe(false);
    act(() => shown.toggleRow('12', true));
    expect(shown.changes.at(-1)).toEqual({ rowSelection: named('7') });
    expect(chosenCount({ rowSelection: named('12'), isAllSelected: true }, 412)).toBe(411);
    expect(chosenCount({ rowSelection: named('12') }, 412)).toBe(1);
  });
});

test.each([
  [1, 25, 100, 1],
  [5, 25, 100, 2],
  [2, 100, 25, 5],
  [3, 10, 25, 1],
])('page %i of %i rows becomes, with %i rows, page %i', (before, perPage, next, after) => {
  const { table, changes } = show({ page: before, perPage });
  expect(table.getPageCount()).toBe(Math.ceil(412 / perPage));
  act(() => table.setPageSize(next));
  expect(changes).toEqual([{ perPage: next, page: after }]);
});

test('a row expands and collapses', () => {
  const shown = show({ expandedRows: { '7': true } });
  act(() => shown.table.getRow('12').toggleExpanded());
  expect(shown.table.getRow('12').getIsExpanded()).toBe(true);
  act(() => shown.table.getRow('12').toggleExpanded());
  expect(shown.changes).toEqual([
    { expandedRows: { '7': true, '12': true } },
    { expandedRows: { '7': true } },
  ]);
});
