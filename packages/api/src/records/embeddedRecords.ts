import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import type { Locale } from '../db/sqlFragments.ts';
import type { EmbeddedKind } from './targets.ts';

/** Maximum bytes of one kind; an option has about a hundred, a photo three hundred. */
const bytesAtMost = 1_048_576;

/** The JSON objects of referenced records. Each is cached until its table is written. */
export interface EmbeddedRecords {
  /** The objects by id; `null` for an id without a record. */
  find(
    kind: EmbeddedKind,
    ids: readonly string[],
    locale: Locale,
  ): Promise<ReadonlyMap<string, string>>;
}

interface Cache {
  readonly entries: LRUCache<string, string>;
  /** A record whose read began before a write must not be cached after it. */
  generation: number;
}

export function createEmbeddedRecords(db: Database): EmbeddedRecords {
  const caches = new Map<string, Cache>();

  function cacheOf({ name, table }: EmbeddedKind): Cache {
    const known = caches.get(name);
    if (known) return known;
    const entries = new LRUCache<string, string>({
      maxSize: bytesAtMost,
      sizeCalculation: (json, key) => json.length + key.length,
    });
    const cache: Cache = { entries, generation: 0 };
    db.tableChanges.watch([table], () => {
      cache.generation += 1;
      entries.clear();
    });
    caches.set(name, cache);
    return cache;
  }

  return {
    async find(kind, ids, locale) {
      const cache = cacheOf(kind);
      const { generation } = cache;
      const isCurrent = db.tableChanges.isListening;
      const keyOf = (id: string) => `${locale.language} ${locale.fallback} ${id}`;
      const found = new Map<string, string>();
      const missing: string[] = [];
      for (const id of ids) {
        const json = isCurrent ? cache.entries.get(keyOf(id)) : undefined;
        if (json === undefined) missing.push(id);
        else found.set(id, json);
      }
      if (missing.length === 0) return found;
      const rows = await db.rows<{ id: string; json: string }>(sql`
        select x.id::text as id, row_to_json(x)::text as json from (${kind.rows(locale)}) x
        where x.id = any(${sql.param(missing)}::bigint[])`);
      const read = new Map(rows.map(({ id, json }) => [id, json]));
      const isCacheable = db.tableChanges.isListening && generation === cache.generation;
      for (const id of missing) {
        const json = read.get(id) ?? 'null';
        found.set(id, json);
        if (isCacheable) cache.entries.set(keyOf(id), json);
      }
      return found;
    },
  };
}
