import { describe, expect, it } from 'vitest';
import { defaultTableState } from './tableState.ts';
import { foldedColumns } from './useFolding.ts';

const column = (id: string, width: number, priority: number) => ({
  id,
  width,
  priority,
  minWidth: 0,
  isHideable: id !== 'name',
});
const columns = [
  column('name', 300, 1),
  column('status', 120, 2),
  column('price', 120, 2),
  column('region', 140, 1),
  column('updated', 110, 0),
];
const choices = defaultTableState;

describe('foldedColumns', () => {
  it('hides nothing while all columns fit', () => {
    expect(foldedColumns(columns, choices, 790)).toEqual([]);
  });

  it('hides the lowest priority first, then the last column of the same priority', () => {
    expect(foldedColumns(columns, choices, 789)).toEqual(['updated']);
    expect(foldedColumns(columns, choices, 540)).toEqual(['region', 'updated']);
    expect(foldedColumns(columns, choices, 420)).toEqual(['price', 'region', 'updated']);
  });

  it('never hides the name', () => {
    expect(foldedColumns(columns, choices, 0)).toEqual(['status', 'price', 'region', 'updated']);
  });

  it('keeps the columns that the user chose, and counts the widths that the user set', () => {
    const chosen = { ...choices, columnOrder: ['updated', 'name'] };
    expect(foldedColumns(columns, chosen, 650)).toEqual(['region']);
    expect(foldedColumns(columns, { ...choices, columnSizing: { name: 200 } }, 700)).toEqual([]);
  });

  it('counts no column that is already hidden', () => {
    expect(foldedColumns(columns, { ...choices, columnVisibility: { price: false } }, 680)).toEqual(
      [],
    );
  });
});
