import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createStatements, plannedAnew } from './statements.ts';

test('names a text when it repeats, and always with the same name', () => {
  const statementOf = createStatements();
  const names = [1, 2, 3].map((id) => statementOf(sql`select ${id}::int`).name);
  expect(names).toEqual([undefined, 's0', 's0']);
});

test('gives different texts different names', () => {
  const statementOf = createStatements();
  const twice = (query: Parameters<typeof statementOf>[0]) => {
    statementOf(query);
    return statementOf(query).name;
  };
  expect(twice(sql`select 1`)).not.toBe(twice(sql`select 2`));
});

test('never names a statement that is planned on each call', () => {
  const statementOf = createStatements();
  const names = [1, 2, 3].map((id) => statementOf(sql`${plannedAnew} select ${id}::int`).name);
  expect(names).toEqual([undefined, undefined, undefined]);
});
