import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { allOf } from '../../db/sqlFragments.ts';
import { offers } from '../../entities/offers/offers.ts';
import { buildConditions } from './conditions.ts';

const dialect = new PgDialect();

function sqlOf(filter: Filter) {
  const [, condition] = buildConditions(offers, { isTrash: false, search: [], filters: [filter] });
  return dialect.sqlToQuery(condition ?? allOf([]));
}

test('a filter passes values as parameters, never as SQL text', () => {
  const { sql, params } = sqlOf({ path: 'code', operator: 'eq', value: "x' or 1=1 --" });
  expect(sql).toBe('identity_key("r"."code") = identity_key($1::text)');
  expect(params).toEqual(["x' or 1=1 --"]);
});

test('a filter by the price of a group uses its column', () => {
  const { sql } = sqlOf({ path: 'prices.price_per_hour', operator: 'gte', value: '10.50' });
  expect(sql).toBe('"r"."price_per_hour" >= $1::numeric');
});

test('a filter passes the values of an in as one parameter', () => {
  const { sql, params } = sqlOf({ path: 'status', operator: 'in', value: 'new,active' });
  expect(sql).toBe('"r"."status" = any($1::text[])');
  expect(params).toEqual([['new', 'active']]);
});

test.each(['', 'sold'])('a filter throws for an invalid value: "%s"', (value) => {
  expect(() => sqlOf({ path: 'status', operator: 'in', value })).toThrow(
    `"${value}" is not a valid value for the filter "status".`,
  );
});

test('a filter by a date without a time matches the whole day', () => {
  const { sql } = sqlOf({ path: 'created_at', operator: 'lte', value: '2026-11-20' });
  expect(sql).toBe(`"r"."created_at" < $1::timestamptz + interval '1 day'`);
});

test('a filter treats an empty field as different from every value', () => {
  const { sql } = sqlOf({ path: 'brand', operator: 'ne', value: '7' });
  expect(sql).toBe('"r"."brand_id" is distinct from $1::bigint');
});

test('a list never mixes the trash and the live records', () => {
  const [live] = buildConditions(offers, { isTrash: false, search: [], filters: [] });
  const [trash] = buildConditions(offers, { isTrash: true, search: [], filters: [] });
  expect(dialect.sqlToQuery(live ?? allOf([])).sql).toBe('"r"."deleted_at" is null');
  expect(dialect.sqlToQuery(trash ?? allOf([])).sql).toBe('"r"."deleted_at" is not null');
});
