import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Locale } from '../db/sqlFragments.ts';
import { createTableCache, type TableCache } from '../db/tableCache.ts';
import type { EmbeddedKind } from './targets.ts';

/** What replaces the id in a field of a list row, by the name of the field. */
export type EmbeddedFields = ReadonlyMap<string, EmbeddedKind>;

/** The selected name of a column with an id. */
export function placeholderName(field: string): string {
  return `@${field}`;
}

/**
 * A placeholder as `row_to_json` writes it. No other text matches: inside a string the quotes are
 * escaped, and jsonb has a space after the colon.
 */
const placeholder = /"@(\w+)":(null|\d+)/g;

/** Replaces the placeholders in the rows of a list by the records that they point at. */
export async function embedRecords(
  json: string,
  fields: EmbeddedFields,
  { records, locale }: { readonly records: EmbeddedRecords; readonly locale: Locale },
): Promise<string> {
  // Text, field and id in turn, which is faster than a replacing function.
  const parts = json.split(placeholder);
  const wanted = new Map<string, { readonly kind: EmbeddedKind; readonly ids: Set<string> }>();
  for (let at = 1; at < parts.length; at += 3) {
    const [field = '', id = ''] = [parts[at], parts[at + 1]];
    const kind = fields.get(field);
    if (!kind || id === 'null') continue;
    const { ids } = wanted.get(kind.name) ?? { ids: new Set<string>() };
    wanted.set(kind.name, { kind, ids: ids.add(id) });
  }
  const found = new Map(
    await Promise.all(
      [...wanted].map(
        async ([name, { kind, ids }]) =>
          [name, await records.find(kind, [...ids], locale)] as const,
      ),
    ),
  );
  let embedded = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 3) {
    const [field = '', id = '', text = ''] = [parts[at], parts[at + 1], parts[at + 2]];
    const record = found.get(fields.get(field)?.name ?? '')?.get(id);
    embedded += `"${field}":${record ?? 'null'}${text}`;
  }
  return embedded;
}

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

export function createEmbeddedRecords(db: Database): EmbeddedRecords {
  const caches = new Map<string, TableCache<string>>();

  function findCache({ name, table }: EmbeddedKind): TableCache<string> {
    const limits = {
      maxSize: bytesAtMost,
      sizeCalculation: (json: string, key: string) => json.length + key.length,
    };
    const cache = caches.get(name) ?? createTableCache(db.tableChanges, [table], limits);
    caches.set(name, cache);
    return cache;
  }

  return {
    async find(kind, ids, locale) {
      const cache = findCache(kind);
      const buildKey = (id: string) => `${locale.language} ${locale.fallback} ${id}`;
      const found = new Map<string, string>();
      const missing: string[] = [];
      for (const id of ids) {
        const json = cache.get(buildKey(id));
        if (json === undefined) missing.push(id);
        else found.set(id, json);
      }
      if (missing.length === 0) return found;
      const store = cache.beginRead();
      const rows = await db.rows<{ id: string; json: string }>(sql`
        select x.id::text as id, row_to_json(x)::text as json from (${kind.rows(locale)}) x
        where x.id = any(${sql.param(missing)}::bigint[])`);
      const read = new Map(rows.map(({ id, json }) => [id, json]));
      for (const id of missing) {
        const json = read.get(id) ?? 'null';
        found.set(id, json);
        store(buildKey(id), json);
      }
      return found;
    },
  };
}
