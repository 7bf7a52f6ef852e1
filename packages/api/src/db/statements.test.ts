import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createStatements, plannedAnew } from './statements.ts';

test('a repeated text gets a name, which never changes', () => {
  const statementOf = createStatements();
  const names = [1, 2, 3].map((id) => statementOf(sql`select ${id}::int`).name);
  expect(names).toEqual([undefined, 's0', 's0']);
});

test('different texts get different names', () => {
  const statementOf = createStatements();
  const twice = (query: Parameters<typeof statementOf>[0]) => {
    statementOf(query);
    return statementOf(query).name;
  };
  expect(twice(sql`select 1`)).not.toBe(twice(sql`select 2`));
});

test('a statement that is planned on each call never gets a name', () => {
  const statementOf = createStatements();
  const names = [1, 2, 3].map((id) => statementOf(sql`${plannedAnew} select ${id}::int`).name);
  expect(names).toEqual([undefined, undefined, undefined]);
});
