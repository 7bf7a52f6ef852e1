import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/database.ts';

/** Most words whose folded forms are cached. */
const knownAtMost = 1_000;

/**
 * The words without case and accents, as stored search texts are. A caller inside a transaction
 * passes it: a second connection could never become free.
 */
export type FoldWords = (words: readonly string[], on?: Queryable) => Promise<readonly string[]>;

/** Turns the words of a search into patterns for LIKE. */
export type SearchPatterns = FoldWords;

/**
 * The database folds words, so that words and stored texts are folded alike. Folding a word of
 * ASCII characters only changes its case.
 */
export function foldWords(db: Queryable): FoldWords {
  const known = new LRUCache<string, string>({ max: knownAtMost });
  const findFolded = (word: string) => (isAscii.test(word) ? word.toLowerCase() : known.get(word));
  return async (words, on = db) => {
    const unknown = [...new Set(words.filter((word) => findFolded(word) === undefined))];
    if (unknown.length > 0) {
      const rows = await on.rows<{ word: string; folded: string }>(sql`
        select word, fold(word) as folded from unnest(${sql.param(unknown)}::text[]) as w (word)`);
      for (const { word, folded } of rows) known.set(word, folded);
    }
    return words.map((word) => findFolded(word) ?? word);
  };
}

const isAscii = /^[ -~]*$/;

/**
 * Patterns are computed before the list query: with a constant pattern the planner can tell rare
 * words from common ones.
 */
export function searchPatterns(fold: FoldWords): SearchPatterns {
  return async (words, on) => (await fold(words, on)).map(likePattern);
}

/** A pattern for LIKE that finds a folded text anywhere. */
export function likePattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}
