import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/database.ts';

/** Most words whose patterns are cached. */
const knownAtMost = 1_000;

/** Turns the words of a search into patterns for LIKE. */
export type SearchPatterns = (words: readonly string[]) => Promise<readonly string[]>;

/**
 * The database folds the words, so that words and stored texts are folded alike. This runs before
 * the list query: with a constant pattern the planner can tell rare words from common ones.
 */
export function searchPatterns(db: Queryable): SearchPatterns {
  const known = new LRUCache<string, string>({ max: knownAtMost });
  return async (words) => {
    const found = words.map((word) => known.get(word));
    if (found.every((pattern) => pattern !== undefined)) return found;
    const rows = await db.rows<{ pattern: string }>(sql`
      select like_pattern(word) as pattern
      from unnest(${sql.param(words)}::text[]) with ordinality as w (word, place)
      order by place`);
    return rows.map(({ pattern }, place) => {
      known.set(words[place] ?? '', pattern);
      return pattern;
    });
  };
}
