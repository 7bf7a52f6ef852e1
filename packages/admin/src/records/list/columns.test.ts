import { brand } from '@rentyard/contract/entities/brand';
import { order } from '@rentyard/contract/entities/listing/order';
import type { Resource } from '@rentyard/contract/schema/resource';
import { describe, expect, test } from 'vitest';
import { type AnyColumns, buildColumns } from './columns.tsx';

const format = { number: (value: number) => `${value},00`, amount: (text: string) => `${text} -` };
const t = Object.assign((key: string) => `<${key}>`, { has: () => true });

function build(resource: Resource, columns: AnyColumns) {
  return buildColumns(resource, columns, {
    t: t as never,
    format: format as never,
    label: (path) => `label of ${path}`,
  });
}

describe('columns of a list', () => {
  test('follow the kinds of their fields when only paths are named', () => {
    const [name, order, status] = build(brand, ['name', 'sort_order', 'status']);
    const row = { id: 1, name: 'Volvo', sort_order: 3, status: 'active' } as never;
    expect(name).toMatchObject({ id: 'name', header: 'label of name', isPrimary: true });
    expect(order).toMatchObject({ shape: 'number', align: 'end', sortKey: 'sort_order' });
    expect(status).toMatchObject({ shape: 'badge', editKey: 'status' });
    expect([name, order, status].map((column) => column?.text(row))).toEqual([
      'Volvo',
      '3,00',
      '<status.active>',
    ]);
  });

  test('show amounts with the currency that the contract names, and a text instead of none', () => {
    const [total] = build(order, [{ field: 'total', absent: 'listing.on_request' }]);
    const currency = { id: 1, name: 'EUR' };
    expect(total?.text({ id: 1, total: '12.50', currency } as never)).toBe('12.50 - EUR');
    expect(total?.text({ id: 1, total: null, currency } as never)).toBe('<listing.on_request>');
  });

  test('are sortable only where the contract sorts by the field', () => {
    const [client, starts] = build(order, ['client', 'starts_at']);
    expect(client?.sortKey).toBeUndefined();
    expect(starts?.sortKey).toBe('starts_at');
  });

  test('report a path that is no field', () => {
    expect(() => build(brand, ['colour'])).toThrow('"colour" of brands is unknown');
  });
});
