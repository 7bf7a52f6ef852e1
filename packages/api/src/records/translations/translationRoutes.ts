import {
  type LanguageProgress,
  readProgress,
  type TranslationProgress,
  translationsRoute,
} from '@rentyard/contract/entities/records/translations';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ListPage } from '../../db/listPage.ts';
import { allOf, joined, type Locale, literal, name } from '../../db/sqlFragments.ts';
import { Forbidden, Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonPage, pageOf } from '../../http/jsonResponse.ts';
import { findLocale } from '../routes/routeContext.ts';
import { record } from '../shapes.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { findTarget } from '../targets.ts';
import {
  isAnyMissing,
  isMissing,
  isWritten,
  lacksAny,
  outdatedTexts,
  textFields,
} from '../translatedTexts.ts';

/** Calls for translators: the progress of each language, and the records that lack texts. */
export function translationRoutes(app: FastifyInstance, store: Store): void {
  const translated = store.bindings.filter((binding) => textFields(binding).length > 0);

  handle(app, readProgress, async ({ user: { ability } }) => {
    const readable = translated.filter(({ resource }) => ability.can('read', resource.subject));
    const progress: TranslationProgress[] = [];
    for (const binding of readable) progress.push(await countProgress(store, binding));
    return progress;
  });

  const names = translated.map(({ resource }) => resource.name);

  handle(app, translationsRoute(names), async ({ params, query, user, request }) => {
    const binding = translated.find(({ resource }) => resource.name === params.resource);
    if (!binding) throw new NotFound();
    const { subject } = binding.resource;
    if (!user.ability.can('read', subject)) throw new Forbidden('read', subject);
    const { language = request.language, missing, outdated, search: words } = query;
    const { codes } = await store.languages.known();
    if (!codes.includes(language)) throw Invalid.at('language', { id: 'choice' });
    if (missing && outdated) throw Invalid.at('outdated', { id: 'not_allowed' });
    const page = pageOf(query);
    const state = missing ? 'missing' : outdated ? 'outdated' : undefined;
    const locale = await findLocale(request, store);
    return jsonPage(
      await listTranslations(store, binding, { language, state, words, ...page }, locale),
      page,
    );
  });
}

/** Up to this number matches are counted exactly. */
const countedExactly = 10_000;

interface TranslationQuery {
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
async function listTranslations(
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
  const { label } = findTarget(store.targets, binding.resource.name);
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

/** Up to this number of records all are counted. */
const allAtMost = 10_000;
/** Of larger tables about this number of records. */
const sampleSize = 5_000;

/** Translation progress of one resource with texts. */
async function countProgress(store: Store, binding: ResourceBinding): Promise<TranslationProgress> {
  const fields = textFields(binding);
  const { codes, default: source } = await store.languages.known();
  const { resource } = binding;
  const records = await liveRecords(store, resource.name);
  const isExact = records <= allAtMost;
  // Most records have texts in the same languages, so they are grouped by them before they are counted.
  const named = fields.map((field, at) => ({ ...field, states: name(`f${at}`) }));
  const has = (states: SQL, bit: number) => sql`${states} & ${sql.raw(String(2 ** bit))} <> 0`;
  const columns = codes.flatMap((_, index) => {
    const written = named.map(({ states }) => has(states, index + 1));
    const missing = named.map(
      ({ states }) => sql`${has(states, 0)} and not ${has(states, index + 1)}`,
    );
    return [
      sql`coalesce(sum(g.records * (${counted(written)})), 0)::bigint as ${name(`filled_${index}`)}`,
      sql`coalesce(sum(g.records) filter (where ${joined(missing, ' or ')}), 0)::bigint
        as ${name(`missing_${index}`)}`,
    ];
  });
  const states = named.map((field) => {
    const bits = [
      isWritten(field),
      ...codes.map((code) => sql`${field.texts} ? ${literal(code)}`),
    ].map((bit, at) => sql`(${bit})::int * ${sql.raw(String(2 ** at))}::bigint`);
    return sql`${joined(bits, ' + ')} as ${field.states}`;
  });
  const sample = sql.raw(
    isExact ? '' : `tablesample system (${((100 * sampleSize) / records).toFixed(4)})`,
  );
  const row = await store.db.one<Record<string, number>>(sql`
    select coalesce(sum(g.records), 0)::bigint as seen,
      coalesce(sum(g.records * (${counted(named.map((field) => has(field.states, 0)))})), 0)::bigint as total,
      ${joined(columns)}
    from (
      select count(*) as records, ${joined(named.map((field) => field.states))} from (
        select ${joined(states)} from ${name(resource.name)} ${sql.raw(record)} ${sample}
        where r.deleted_at is null) s
      group by ${joined(named.map((field) => field.states))}
    ) g`);
  const outdated = await outdatedByLanguage(store, binding, source);
  // Scales the sample up to the whole table.
  const stretched = (value = 0) =>
    isExact || !row?.seen ? Number(value) : Math.round((Number(value) * records) / row.seen);
  const languages = codes.map(
    (language, index): LanguageProgress => ({
      language,
      filled: stretched(row?.[`filled_${index}`]),
      total: stretched(row?.total),
      missing_records: stretched(row?.[`missing_${index}`]),
      outdated: outdated.get(language)?.texts ?? 0,
      outdated_records: outdated.get(language)?.records ?? 0,
    }),
  );
  return {
    subject: resource.subject,
    resource: resource.name,
    records,
    is_exact: isExact,
    languages,
  };
}

/** The number of conditions that a record fulfils. */
function counted(conditions: readonly SQL[]): SQL {
  return joined(
    conditions.map((condition) => sql`(${condition})::int`),
    ' + ',
  );
}

async function liveRecords({ db }: Store, resource: string): Promise<number> {
  const counted = await db.one<{ live: number }>(
    sql`select live from record_counts where resource = ${resource}`,
  );
  return counted?.live ?? 0;
}

async function outdatedByLanguage(
  store: Store,
  binding: ResourceBinding,
  source: string,
): Promise<ReadonlyMap<string, { readonly texts: number; readonly records: number }>> {
  const { codes } = await store.languages.known();
  const languages = sql`(values ${joined(codes.map((code) => sql`(${literal(code)})`))})`;
  const texts = outdatedTexts(
    { binding, fields: textFields(binding), source: literal(source) },
    languages,
  );
  const rows = await store.db.rows<{ language: string; texts: number; records: number }>(sql`
    select o.language, count(*) as texts, count(distinct o.record_id) as records from (${texts}) o
    join ${name(binding.resource.name)} r on r.id = o.record_id and r.deleted_at is null
    group by o.language`);
  return new Map(rows.map(({ language, ...counts }) => [language, counts]));
}
