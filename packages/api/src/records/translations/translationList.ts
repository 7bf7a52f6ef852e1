import { sql } from 'drizzle-orm';
import type { ListPage } from '../../db/listPage.ts';
import { allOf, joined, type Locale, literal, name } from '../../db/sqlFragments.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import type { Store } from '../store.ts';
import { targetOf } from '../targets.ts';
import {
  isAnyMissing,
  isMissing,
  isWritten,
  lacksAny,
  outdatedTexts,
  textFields,
} from '../translatedTexts.ts';

/** Up to this number matches are counted exactly. */
const countedExactly = 10_000;

export interface TranslationQuery {
  readonly language: string;
  /** Only records with a missing text, or only those with an outdated one. */
  readonly state: 'missing' | 'outdated' | undefined;
  readonly words: readonly string[];
  readonly page: number;
  readonly perPage: number;
}

/**
 * The records of a resource with their missing and outdated texts in a language, oldest first, so
 * that translators can work through them.
 */
export async function listTranslations(
  store: Store,
  binding: ResourceBinding,
  query: TranslationQuery,
  locale: Locale,
): Promise<ListPage> {
  const { language, state, page, perPage } = query;
  const fields = textFields(binding);
  const outdated = { binding, fields, source: literal(locale.fallback) };
  const only = sql`(values (${literal(language)}))`;
  const patterns = await store.searchPatterns(query.words);
  const where = allOf([
    sql`r.deleted_at is null`,
    ...patterns.map((pattern) => sql`r.search_text like ${pattern}`),
    ...(state === 'missing' ? [lacksAny(fields, language)] : []),
    ...(state === 'outdated'
      ? [sql`r.id in (select o.record_id from (${outdatedTexts(outdated, only)}) o)`]
      : []),
  ]);
  const table = sql`${name(binding.resource.name)} ${sql.raw(record)}`;
  const { label } = targetOf(store.targets, binding.resource.name);
  const missing = fields.map(
    (field) => sql`case when ${isMissing(field, language)} then ${literal(field.path)} end`,
  );
  const written = joined(
    fields.map((field) => sql`(${isWritten(field)})::int`),
    ' + ',
  );
  const { codes } = await store.languages.known();
  const every = sql`(values ${joined(codes.map((code) => sql`(${literal(code)})`))})`;
  // Read once per record of the page: for every language, with the affected fields.
  const ofRecord = outdatedTexts({ ...outdated, ids: sql`select r.id` }, every);
  const states = codes.map(
    (code) => sql`${literal(code)}, case
      when ${isAnyMissing(fields, code)} then 'missing'
      when ${literal(code)} = any(o.languages) then 'outdated' else 'done' end`,
  );
  const found = await store.db.one<{ json: string; total: number }>(sql`
    select
      coalesce((select json_agg(x) from (
        select r.id, r.version, ${label(record, locale)} as name,
          array_remove(array[${joined(missing)}]::text[], null) as missing,
          o.paths as outdated, ${written} as total, json_build_object(${joined(states)}) as states
        from ${table} cross join lateral (
          select coalesce(json_agg(t.path) filter (where t.language = ${literal(language)}), '[]') as paths,
            array_agg(t.language) as languages
          from (${ofRecord}) t
        ) o where ${where}
        order by r.id limit ${perPage} offset ${(page - 1) * perPage}
      ) x), '[]')::text as json,
      (select count(*) from (
        select 1 from ${table} where ${where} limit ${sql.raw(String(countedExactly + 1))}
      ) c) as total`);
  const { json, total } = found ?? { json: '[]', total: 0 };
  return { json, total, isExact: total <= countedExactly };
}
