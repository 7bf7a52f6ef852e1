import { sql } from 'drizzle-orm';
import { conditionsOf } from './conditions.ts';
import { type Asked, allOf, name } from './fragments.ts';
import type { Kept } from './kept.ts';
import { record } from './shapes.ts';
import type { Store } from './store.ts';
import { targetOf } from './targets.ts';

/** Most options that one answer carries; a select asks again with a search for the rest. */
export const optionsAtMost = 100;

interface OptionsQuery {
  readonly words: readonly string[];
  /** Only these records, when given. */
  readonly ids: readonly number[] | undefined;
}

/** Live records as a JSON array of `{id, name}`, by name. */
export async function listOptions(
  store: Store,
  kept: Kept,
  { words, ids }: OptionsQuery,
  asked: Asked,
): Promise<string> {
  const { label } = targetOf(store.targets, kept.resource.name);
  const patterns = await store.searchPatterns(words);
  const conditions = conditionsOf(kept, { isTrash: false, patterns, filters: [] });
  const wanted = ids ? [sql`r.id = any(${sql.param(ids)}::bigint[])`] : [];
  const found = await store.db.one<{ json: string }>(sql`
    select coalesce(json_agg(x), '[]')::text as json from (
      select r.id, ${label(record, asked)} as name
      from ${name(kept.resource.name)} ${sql.raw(record)}
      where ${allOf([...conditions, ...wanted])}
      order by fold(${label(record, asked)}) collate "C", r.id
      limit ${sql.raw(String(optionsAtMost))}
    ) x`);
  return found?.json ?? '[]';
}
