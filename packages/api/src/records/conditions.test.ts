import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { offers } from '../resources/offers.ts';
import { conditionsOf } from './conditions.ts';
import { allOf } from './fragments.ts';
import type { Filter } from './listQuery.ts';

const dialect = new PgDialect();

function sqlOf(filter: Filter) {
  const [, condition] = conditionsOf(offers, { isTrash: false, patterns: [], filters: [filter] });
  return dialect.sqlToQuery(condition ?? allOf([]));
}

test('values never stand in the statement', () => {
  const { sql, params } = sqlOf({ path: 'code', operator: 'eq', value: "x' or 1=1 --" });
  expect(sql).toBe('"r"."code" = $1::text');
  expect(params).toEqual(["x' or 1=1 --"]);
});

test('the price of a group is filtered by its own column', () => {
  const { sql } = sqlOf({ path: 'prices.price_per_hour', operator: 'gte', value: '10.50' });
  expect(sql).toBe('"r"."price_per_hour" >= $1::numeric');
});

test('an empty list of values matches nothing rather than everything', () => {
  const { sql, params } = sqlOf({ path: 'status', operator: 'in', value: [] });
  expect(sql).toBe('"r"."status" = any($1::text[])');
  expect(params).toEqual([[]]);
});

test('a date without a time means its whole day', () => {
  const { sql } = sqlOf({ path: 'created_at', operator: 'lte', value: '2026-11-20' });
  expect(sql).toBe(`"r"."created_at" < $1::timestamptz + interval '1 day'`);
});

test('what is not filled in differs from every value', () => {
  const { sql } = sqlOf({ path: 'brand', operator: 'ne', value: 7 });
  expect(sql).toBe('"r"."brand_id" is distinct from $1::bigint');
});

test('the trash and the live records never mix', () => {
  const [live] = conditionsOf(offers, { isTrash: false, patterns: [], filters: [] });
  const [trash] = conditionsOf(offers, { isTrash: true, patterns: [], filters: [] });
  expect(dialect.sqlToQuery(live ?? allOf([])).sql).toBe('"r"."deleted_at" is null');
  expect(dialect.sqlToQuery(trash ?? allOf([])).sql).toBe('"r"."deleted_at" is not null');
});
