import { keyDistance, soundKey } from '@rentyard/validators/wordDistance';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** Most words that replace a misspelt one. */
const alternativesAtMost = 20;

/** The words of a resource that a typed word may mean. */
export interface SimilarWords {
  /** Folded. */
  readonly words: readonly string[];
  /** The number of typos between the typed word and these words. */
  readonly typos: number;
}

/** By resource and typed word. */
export type SimilarWordsOf = (resource: string, word: string) => SimilarWords | undefined;

interface Candidate {
  readonly key: string;
  readonly resource: string;
  readonly word: string;
  readonly sound: string;
}

/**
 * Finds the words of the resources that sound like the typed ones or have a few other letters. Only
 * the most similar ones of each resource count. Words with digits are codes and sizes: they are not
 * corrected.
 */
export async function similarWords(
  db: Queryable,
  resources: readonly string[],
  words: readonly string[],
): Promise<SimilarWordsOf> {
  const keys = new Map(
    words.filter((word) => !/\d/.test(word)).map((word) => [word, soundKey(word)]),
  );
  const wanted = [...new Set(keys.values())].filter((key) => key.length > 1);
  if (wanted.length === 0) return () => undefined;
  const found = await db.one<{ candidates: readonly Candidate[] }>(sql`
    select coalesce(json_agg(w), '[]') as candidates
    from similar_search_words(${sql.param(resources)}::text[], ${sql.param(wanted)}::text[]) w`);
  const groups = new Map<string, SimilarWords>();
  const candidates = found?.candidates ?? [];
  for (const [typed, key] of keys) {
    for (const { resource, word, sound } of candidates.filter((one) => one.key === key)) {
      // Records with this word are exact matches.
      const typos = word.includes(typed) ? undefined : keyDistance(key, sound);
      if (typos === undefined) continue;
      const group = `${resource} ${typed}`;
      const best = groups.get(group);
      if (!best || typos < best.typos) groups.set(group, { words: [word], typos });
      else if (typos === best.typos && best.words.length < alternativesAtMost) {
        groups.set(group, { words: [...best.words, word], typos });
      }
    }
  }
  return (resource, word) => groups.get(`${resource} ${word}`);
}
