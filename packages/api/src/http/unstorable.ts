import { noProblems, type ProblemsByPath } from '@rentyard/contract/schema';
import { BadRequest, Invalid } from '../failures.ts';

const depthAtMost = 32;

/** NUL, and halves of surrogate pairs: neither is text that a database can store. */
const broken = /\0|\p{Surrogate}/u;

/**
 * Refuses what would only fail in the database.
 * @throws {BadRequest} for nesting that nothing here has use for. {Invalid} naming every broken text.
 */
export function refuseUnstorable(value: unknown): void {
  const problems = noProblems();
  look(value, [], problems);
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}

function look(value: unknown, path: readonly string[], problems: ProblemsByPath): void {
  if (path.length > depthAtMost) throw new BadRequest();
  if (typeof value === 'string') {
    if (broken.test(value)) problems[path.join('.')] = [{ id: 'letters' }];
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    // The key itself goes into no message; an unknown one is refused by the schema.
    look(inner, [...path, key], problems);
  }
}
