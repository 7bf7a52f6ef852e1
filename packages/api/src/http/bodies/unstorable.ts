import { noProblems, type ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { Invalid } from '../../errors/failures.ts';

/** NUL and unpaired surrogates: the database can store neither. */
const broken = /\0|\p{Surrogate}/u;

/** Whether the text can be stored. */
export function isStorable(text: string): boolean {
  return !broken.test(text);
}

/**
 * Rejects text that would only fail in the database.
 * @throws {Invalid} with every invalid text.
 */
export function refuseUnstorable(value: unknown): void {
  const problems = noProblems();
  collectProblems(value, [], problems);
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}

function collectProblems(value: unknown, path: readonly string[], problems: ProblemsByPath): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) problems[path.join('.')] = [{ id: 'letters' }];
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    // Keys are stored too where users choose them.
    if (!isStorable(key)) problems[[...path, key].join('.')] = [{ id: 'letters' }];
    collectProblems(inner, [...path, key], problems);
  }
}
