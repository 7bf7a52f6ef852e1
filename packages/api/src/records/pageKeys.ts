import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { joined } from '../db/sqlFragments.ts';
import { direction, inOrder, type OrderKey } from './orderKey.ts';

/** A list with late pages: the rows of a table that match a condition, in an order. */
export interface Ordered {
  /** The table with its alias `r`. */
  readonly table: SQL;
  readonly where: SQL;
  /** The last one is the id. */
  readonly keys: readonly OrderKey[];
  /** The number of writes to the table, as a scalar subquery. */
  readonly writes: SQL;
}

/** The sort keys of one row, and its rank: the number of rows up to and including it. */
export interface PageKey {
  readonly rank: number;
  readonly values: readonly string[];
  /** The number of writes to the table when the rank was computed. */
  readonly writes: number;
}

/**
 * Page keys of long lists: a late page starts from the nearest key instead of an offset from the
 * beginning. A key is valid until the table is written; the statement that uses it checks this in
 * its own snapshot.
 */
export interface PageKeys {
  /** The last known key with a rank of at most the offset. */
  nearest(ordered: Ordered, offset: number): PageKey | undefined;
  /** Starts computing the keys of a list whose table was written since, unless that ran recently. */
  refresh(ordered: Ordered, writes: number): void;
}

/** Rows between two keys. */
const step = 250;
/** Cached lists. */
const listsAtMost = 12;
/** Computing the keys may take at most one part in this many of the time. */
const restFactor = 20;

interface Known {
  readonly writes: number;
  readonly positions: readonly (readonly string[])[];
}

interface Remembered {
  known: Known | undefined;
  isReading: boolean;
  /** On the monotonic clock, in ms. */
  restsUntil: number;
}

export function createPageKeys(db: Database): PageKeys {
  const lists = new LRUCache<string, Remembered>({ max: listsAtMost });

  function remember(name: string): Remembered {
    const list = lists.get(name) ?? { known: undefined, isReading: false, restsUntil: 0 };
    lists.set(name, list);
    return list;
  }

  async function compute(list: Remembered, ordered: Ordered): Promise<void> {
    const began = performance.now();
    list.isReading = true;
    try {
      list.known = await readPositions(db, ordered);
    } catch {
      // Without page keys the offset finds the page; the next request tries again.
    } finally {
      const ended = performance.now();
      list.isReading = false;
      list.restsUntil = ended + restFactor * (ended - began);
    }
  }

  return {
    nearest(ordered, offset) {
      const { known } = remember(buildName(ordered));
      const at = Math.min(Math.floor(offset / step), known?.positions.length ?? 0);
      const values = known?.positions[at - 1];
      return known && values ? { rank: at * step, values, writes: known.writes } : undefined;
    },

    refresh(ordered, writes) {
      const list = remember(buildName(ordered));
      const isDue = !list.isReading && performance.now() >= list.restsUntil;
      if (isDue && list.known?.writes !== writes) void compute(list, ordered);
    },
  };
}

/** The condition for the rows after a key, while the key is valid. */
export function behind({ keys, writes }: Ordered, key: PageKey): SQL {
  const columns = joined(keys.map(({ value }) => value));
  const values = joined(key.values.map((value) => sql`${value}`));
  const further = sql.raw(keys[0]?.isDescending ? '<' : '>');
  return sql`(${columns}) ${further} (${values}) and ${writes} = ${key.writes}`;
}

/** Whether keys can be compared as a row: none is null and all have one direction. */
export function isCacheable({ keys }: Pick<Ordered, 'keys'>): boolean {
  const [first] = keys;
  return keys.every((key) => key.isFilled && key.isDescending === first?.isDescending);
}

const dialect = new PgDialect();

function buildName({ table, where, keys }: Ordered): string {
  const { sql: text, params } = dialect.sqlToQuery(
    sql`${table} where ${where} order by ${inOrder(keys)}`,
  );
  return `${text} ${JSON.stringify(params)}`;
}

async function readPositions(db: Database, ordered: Ordered): Promise<Known> {
  const { table, where, keys, writes } = ordered;
  const named = keys.map((key, at) => ({ ...key, name: sql.identifier(`k${at}`) }));
  const columns = joined(named.map(({ value, name }) => sql`${value} as ${name}`));
  const order = joined(named.map((key) => sql`${key.value}${direction(key)}`));
  const texts = joined(named.map(({ name }) => sql`${name}::text`));
  const found = await db.one<{ writes: number; positions: readonly (readonly string[])[] }>(sql`
    select ${writes} as writes, coalesce((
      select json_agg(json_build_array(${texts}) order by ordinal) from (
        select ${columns}, row_number() over (order by ${order}) as ordinal
        from ${table} where ${where}
      ) x where ordinal % ${sql.raw(String(step))} = 0
    ), '[]') as positions`);
  return { writes: found?.writes ?? 0, positions: found?.positions ?? [] };
}
