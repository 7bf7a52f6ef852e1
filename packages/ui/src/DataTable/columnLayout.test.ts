import { expect, test } from 'vitest';
import { placeColumns } from './columnLayout.ts';
import { imageColumn } from './columns/imageColumn.tsx';
import { textColumn } from './columns/textColumn.tsx';
import { defaultColumnState } from './tableState.ts';

const text = (id: string, minWidth: number, isPrimary = false) =>
  textColumn<object>({ id, header: '', minWidth, isPrimary, value: () => id });

const columns = [
  imageColumn<object>({ id: 'image', header: 'Photo', value: () => null }),
  text('name', 200, true),
  text('brand', 100),
  text('region', 120),
];

const place = (state: Partial<typeof defaultColumnState> = {}, extras = false) =>
  placeColumns({
    columns,
    state: { ...defaultColumnState, ...state },
    isSelectable: extras,
    hasActions: extras,
  });

const idsOf = (layout: ReturnType<typeof place>) => layout.columns.map(({ column }) => column.id);

test('columns without a width share the room by their least widths', () => {
  const layout = place();
  expect(layout.tracks).toBe('60px minmax(200px,200fr) minmax(100px,100fr) minmax(120px,120fr)');
  expect(layout.minWidth).toBe(480);
});

test('selection and actions stand at the ends in widths of their own', () => {
  const layout = place({}, true);
  expect(layout.tracks.startsWith('40px 60px')).toBe(true);
  expect(layout.tracks.endsWith(' 50px')).toBe(true);
  expect(layout.minWidth).toBe(570);
});

test('a chosen width is kept, but never a useless one', () => {
  expect(place({ columnSizing: { brand: 160 } }).tracks).toContain(' 160px ');
  expect(place({ columnSizing: { brand: 3 } }).tracks).toContain(' 48px ');
});

test('the primary column takes the room when all others are fixed', () => {
  const columnSizing = { name: 200, brand: 100, region: 120 };
  expect(place({ columnSizing }).tracks).toBe('60px minmax(200px,200fr) 100px 120px');
});

test('hidden columns are gone and the order holds', () => {
  const layout = place({
    columnVisibility: { image: false },
    columnOrder: ['region', 'name', 'brand'],
  });
  expect(idsOf(layout)).toEqual(['region', 'name', 'brand']);
});

test('pinned columns stand at the ends and know how far from them', () => {
  const layout = place({ columnPinning: { start: ['name', 'brand'], end: ['image'] } }, true);
  expect(idsOf(layout)).toEqual(['name', 'brand', 'region', 'image']);
  expect(layout.columns.map(({ style }) => style)).toEqual([
    { insetInlineStart: 40 },
    { insetInlineStart: 240 },
    undefined,
    { insetInlineEnd: 50 },
  ]);
  expect(layout.columns.map(({ isEdge }) => isEdge)).toEqual([false, true, false, false]);
});
