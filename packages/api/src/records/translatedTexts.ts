import { languageCodes } from '@rentyard/contract/languages';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import { plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, joined, literal, name } from '../db/sqlFragments.ts';
import { record } from './shapes.ts';
import { columnName, type ResourceBinding } from './store.ts';

/** A field with one text per language, and its column in a statement over the records. */
export interface TextField {
  readonly path: string;
  readonly texts: SQL;
}

export function textFields(binding: ResourceBinding): readonly TextField[] {
  return plainFields(binding.resource).flatMap(([path, field]) =>
    isByLanguage(field) ? [{ path, texts: column(record, columnName(binding, path)) }] : [],
  );
}

/** Whether any language has a text. */
export function isWritten({ texts }: TextField): SQL {
  return sql`${texts} <> '{}'`;
}

/** Whether the language has a text. */
function isWrittenIn({ texts }: TextField, language: string): SQL {
  return sql`${texts} ->> ${literal(language)} is not null`;
}

export function isMissing(field: TextField, language: string): SQL {
  return allOf([isWritten(field), sql`not (${isWrittenIn(field, language)})`]);
}

/** Records that lack any of their texts in the language. Uses an index on `lacking_texts`. */
export function lacksAny(fields: readonly TextField[], language: string): SQL {
  if (!languageCodes.some((code) => code === language)) return isAnyMissing(fields, language);
  const texts = joined(fields.map((field) => field.texts));
  return sql`lacking_texts(${texts}) @> array[${literal(language)}]`;
}

/** Whether a record lacks any of its texts in the language. */
export function isAnyMissing(fields: readonly TextField[], language: string): SQL {
  const missing = fields.map((field) => sql`(${isMissing(field, language)})`);
  return sql`(${joined(missing, ' or ')})`;
}

interface Outdated {
  readonly binding: ResourceBinding;
  readonly fields: readonly TextField[];
  /** Code of the source language of translations. */
  readonly source: SQL;
  /** Restricts the result to these records. */
  readonly ids?: SQL;
}

/**
 * Texts whose source changed after them, as `record_id, path, language`. Read from the history: the
 * last change of `name.en` is newer than the last one of `name.ru`.
 */
export function outdatedTexts({ binding, fields, source, ids }: Outdated, languages: SQL): SQL {
  const paths = joined(fields.map(({ path }) => sql`(${literal(path)})`));
  // A text without history is missing, not outdated.
  const isThere = joined(
    fields.map(({ path }) => {
      const texts = column('w', columnName(binding, path));
      return sql`s.path = ${literal(path)} and ${texts} ? l.language`;
    }),
    ' or ',
  );
  return sql`
    select s.record_id, s.path, l.language
    from (
      select h.record_id, f.path, max(h.id) as last
      from change_history h
      cross join lateral jsonb_to_recordset(h.changes) as c (path text)
      join (values ${paths}) as f (path) on c.path = f.path || '.' || ${source}
      where h.resource = ${literal(binding.resource.name)}
        ${ids ? sql`and h.record_id in (${ids})` : sql``}
      group by h.record_id, f.path
    ) s
    join ${name(binding.resource.name)} w on w.id = s.record_id
    cross join ${languages} as l (language)
    where l.language <> ${source} and (${isThere}) and not exists (
      select 1 from change_history h
      cross join lateral jsonb_to_recordset(h.changes) as c (path text)
      where h.resource = ${literal(binding.resource.name)} and h.record_id = s.record_id
        and h.id >= s.last and c.path = s.path || '.' || l.language)`;
}
