import type { ProblemsByPath } from '@rentyard/contract/schema';
import { email as emailRule } from '@rentyard/ui/validators';
import { Invalid } from '../failures.ts';
import type { Credentials } from './signIn.ts';

const known: ReadonlySet<string> = new Set(['email', 'password', 'remember']);

/**
 * Reads the body of a login. Form fields are text, so `remember` may be `true`, `1` or `on` as well.
 * @throws {Invalid} with every problem by its field.
 */
export function readCredentials(body: unknown): Credentials & { readonly remember: boolean } {
  const sent = (body !== null && typeof body === 'object' ? body : {}) as Record<string, unknown>;
  const problems: ProblemsByPath = {};
  for (const key of Object.keys(sent)) if (!known.has(key)) problems[key] = [{ id: 'unknown' }];

  const text = (field: 'email' | 'password'): string => {
    const value = sent[field] ?? '';
    if (typeof value !== 'string') problems[field] = [{ id: 'type' }];
    else if (value.trim() === '') problems[field] = [{ id: 'required', values: { field } }];
    else if (value.includes('\0')) problems[field] = [{ id: 'letters' }];
    else return value;
    return '';
  };
  const email = text('email').trim();
  const password = text('password');
  const malformed = emailRule()(email);
  if (malformed) problems.email = [malformed];
  const remember = flags.get(sent.remember);
  if (remember === undefined) problems.remember = [{ id: 'type' }];

  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return { email, password, remember: remember === true };
}

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  ['on', true],
  [false, false],
  ['false', false],
  ['0', false],
  ['', false],
  [null, false],
  [undefined, false],
]);
