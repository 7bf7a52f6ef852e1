import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A statement as node-postgres takes it; with a name it is parsed and planned once per connection. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** Names are given to the first so many texts; each costs memory on every connection. */
const namedAtMost = 600;
/** Long texts are bulk inserts, which are not repeated. */
const namedUpTo = 20_000;

const mark = '/* planned anew */';

/** Begins a statement whose best plan depends on its values: it is planned each time. */
export const plannedAnew: SQL = sql.raw(mark);

/** Turns Drizzle's `sql` into statements and remembers which texts it has seen. */
export function createStatements(): (query: SQL) => Statement {
  const dialect = new PgDialect();
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return (query) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    return { text, values: params, ...nameOf(text, seen, names) };
  };
}

/** A text is named when it comes a second time. */
function nameOf(
  text: string,
  seen: Set<string>,
  names: Map<string, string>,
): { name: string } | Record<never, never> {
  const known = names.get(text);
  if (known) return { name: known };
  if (names.size >= namedAtMost || text.length > namedUpTo || text.startsWith(mark)) return {};
  if (!seen.delete(text)) {
    if (seen.size >= namedAtMost) seen.clear();
    seen.add(text);
    return {};
  }
  const name = `s${names.size}`;
  names.set(text, name);
  return { name };
}
