import { type ContentLanguages, defaultLanguage } from '@rentyard/contract/languages';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { rowValues } from '@rentyard/contract/schema/rowValues';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Queryable } from '../db/database.ts';

/** How long reads use the cached languages, in ms. Another process may have changed them. */
const freshFor = 3_000;

/** The content languages: the live `languages` records. */
export interface ContentLanguageSource {
  /** For reads: cached for up to `freshFor`. */
  known(): Promise<ContentLanguages>;
  /** For writes: read in the transaction. */
  read(on: Queryable): Promise<ContentLanguages>;
  forget(): void;
}

export function contentLanguageSource(db: Queryable, clock: Clock): ContentLanguageSource {
  let known: Promise<ContentLanguages> | undefined;
  let readAt = 0;
  return {
    known() {
      const now = clock().getTime();
      if (!known || Math.abs(now - readAt) > freshFor) {
        readAt = now;
        known = readLanguages(db);
        // A failed read is not cached.
        known.catch(() => {
          known = undefined;
        });
      }
      return known;
    },
    read: readLanguages,
    forget() {
      known = undefined;
    },
  };
}

async function readLanguages(on: Queryable): Promise<ContentLanguages> {
  return parseLanguages(await on.rows<LanguageRow>(languagesQuery));
}

/** A row of `languagesQuery`. */
export interface LanguageRow {
  readonly code: string;
  readonly is_default: boolean;
}

/** Reads the content languages, for writes that read more in the same round trip. */
export const languagesQuery: SQL = sql`select code, is_default from languages where deleted_at is null order by code`;

export function parseLanguages(rows: readonly LanguageRow[]): ContentLanguages {
  // Before the first language exists, the default language is the only one.
  if (rows.length === 0) return { codes: [defaultLanguage], default: defaultLanguage };
  const codes = rows.map(({ code }) => code);
  const marked = rows.find(({ is_default }) => is_default) ?? rows[0];
  return { codes, default: marked?.code ?? defaultLanguage };
}

/**
 * The languages that a record may be saved in: the content languages, and the languages of its
 * texts that were deleted since, so that a client can send back what it read.
 */
export function writtenLanguages(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  languages: ContentLanguages,
): ContentLanguages {
  const texts = plainFields(resource).flatMap(([path, field]): readonly unknown[] => {
    const value = valueAt(record, path);
    if (isByLanguage(field)) return [value];
    if (field.kind !== 'list') return [];
    const rows = rowValues(path, field, value);
    return rows.flatMap((row) => (isByLanguage(row.field) ? [row.value] : []));
  });
  const codes = new Set([...languages.codes, ...texts.flatMap((text) => Object.keys(text ?? {}))]);
  return codes.size === languages.codes.length
    ? languages
    : { ...languages, codes: [...codes].sort() };
}
