import type {
  LanguageProgress,
  TranslationProgress,
} from '@rentyard/contract/entities/translations';
import { type SQL, sql } from 'drizzle-orm';
import { joined, literal, name } from '../../db/sqlFragments.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import type { Store } from '../store.ts';
import {
  isAnyMissing,
  isWritten,
  isWrittenIn,
  outdatedTexts,
  textFields,
} from '../translatedTexts.ts';

/** Larger tables are sampled down to about this number of records. */
const sampleSize = 20_000;

/** Translation progress of one resource with texts. */
export async function progressOf(
  store: Store,
  binding: ResourceBinding,
): Promise<TranslationProgress> {
  const fields = textFields(binding);
  const { codes, default: source } = await store.languages.known();
  const { resource } = binding;
  const records = await liveRecords(store, resource.name);
  const isExact = records <= sampleSize;
  const columns = codes.flatMap((code, index) => [
    sql`coalesce(sum(${counted(fields.map((field) => isWrittenIn(field, code)))}), 0)
      as ${name(`filled_${index}`)}`,
    sql`count(*) filter (where ${isAnyMissing(fields, code)}) as ${name(`missing_${index}`)}`,
  ]);
  const sample = sql.raw(
    isExact ? '' : `tablesample system (${((100 * sampleSize) / records).toFixed(4)})`,
  );
  const row = await store.db.one<Record<string, number>>(sql`
    select count(*) as seen, coalesce(sum(${counted(fields.map(isWritten))}), 0) as total,
      ${joined(columns)}
    from ${name(resource.name)} ${sql.raw(record)} ${sample}
    where r.deleted_at is null`);
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
