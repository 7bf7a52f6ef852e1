import { defaultLanguage } from '@rentyard/contract/languages';
import type { ContentLanguages } from '@rentyard/contract/schema';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';

/** How long reads may go by what was known, in ms. Another process may have changed a language. */
const freshFor = 3_000;

/** The languages that texts are written in: the live `languages` records. */
export interface ContentLanguageSource {
  /** For reads; a moment old at most. */
  known(): Promise<ContentLanguages>;
  /** For writes: as the transaction sees them. */
  read(on: Queryable): Promise<ContentLanguages>;
  forget(): void;
}

export function contentLanguageSource(db: Queryable, clock: Clock): ContentLanguageSource {
  let known: Promise<ContentLanguages> | undefined;
  let readAt = 0;
  return {
    known() {
      const now = clock().getTime();
      if (!known || now - readAt > freshFor) {
        readAt = now;
        known = readLanguages(db);
        // A failed look is not remembered.
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
  const rows = await on.rows<{ code: string; is_default: boolean }>(
    sql`select code, is_default from languages where deleted_at is null order by code`,
  );
  // Only before the first language exists is there nothing to go by.
  if (rows.length === 0) return { codes: [defaultLanguage], default: defaultLanguage };
  const codes = rows.map(({ code }) => code);
  const marked = rows.find(({ is_default }) => is_default) ?? rows[0];
  return { codes, default: marked?.code ?? defaultLanguage };
}
