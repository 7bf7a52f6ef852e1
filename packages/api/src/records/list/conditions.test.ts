import type { Filter } from '@rentyard/contract/schema/listQuery';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { allOf } from '../../db/sqlFragments.ts';
import { offers } from '../../entities/offers/offers.ts';
import { conditionsOf } from './conditions.ts';

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

test('values of an in are one parameter', () => {
  const { sql, params } = sqlOf({ path: 'status', operator: 'in', value: 'new,active' });
  expect(sql).toBe('"r"."status" = any($1::text[])');
  expect(params).toEqual([['new', 'active']]);
});

test.each(['', 'sold'])('values that cannot be read match nothing, not everything: %s', (value) => {
  expect(() => sqlOf({ path: 'status', operator: 'in', value })).toThrow('is not compared with');
});

test('a date without a time means its whole day', () => {
  const { sql } = sqlOf({ path: 'created_at', operator: 'lte', value: '2026-11-20' });
  expect(sql).toBe(`"r"."created_at" < $1::timestamptz + interval '1 day'`);
});

test('what is not filled in differs from every value', () => {
  const { sql } = sqlOf({ path: 'brand', operator: 'ne', value: '7' });
  expect(sql).toBe('"r"."brand_id" is distinct from $1::bigint');
});

test('the trash and the live records never mix', () => {
  const [live] = conditionsOf(offers, { isTrash: false, patterns: [], filters: [] });
  const [trash] = conditionsOf(offers, { isTrash: true, patterns: [], filters: [] });
  expect(dialect.sqlToQuery(live ?? allOf([])).sql).toBe('"r"."deleted_at" is null');
  expect(dialect.sqlToQuery(trash ?? allOf([])).sql).toBe('"r"."deleted_at" is not null');
});
