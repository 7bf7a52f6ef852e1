import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A statement for node-postgres; one with a name is parsed and planned once per connection. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** Only this many texts get names, because each costs memory on every connection. */
const namedAtMost = 600;
/** Long texts are bulk inserts, which do not repeat. */
const namedUpTo = 20_000;

const mark = '/* planned anew */';

/** Prefix of a statement whose best plan depends on its values: it is planned on each call. */
export const plannedAnew: SQL = sql.raw(mark);

/** Converts `sql` of Drizzle to statements and remembers seen texts, if they may have names. */
export function createStatements({ isNamed = true } = {}): (query: SQL) => Statement {
  const dialect = new PgDialect();
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return (query) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    return { text, values: params, ...(isNamed ? nameOf(text, seen, names) : {}) };
  };
}

/** A text gets a name when it repeats. */
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
