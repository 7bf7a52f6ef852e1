import { login } from '@rentyard/contract/login';
import type { ProblemsByPath } from '@rentyard/contract/schema';
import { email as emailRule } from '@rentyard/ui/validators';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../failures.ts';
import { draftBody } from '../http/formBody.ts';
import type { Credentials } from './signIn.ts';

/**
 * Reads the body of a login. A password is taken to the letter: it is not trimmed.
 * @throws {Invalid} with every problem by its field.
 */
export async function readCredentials(
  request: FastifyRequest,
): Promise<Credentials & { readonly remember: boolean }> {
  const body = await draftBody(request, login);
  const sent = (body !== null && typeof body === 'object' ? body : {}) as Record<string, unknown>;
  const problems: ProblemsByPath = {};
  for (const key of Object.keys(sent))
    if (!Object.hasOwn(login.fields, key)) problems[key] = [{ id: 'unknown' }];

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
  const remember = sent.remember ?? false;
  if (typeof remember !== 'boolean') problems.remember = [{ id: 'type' }];

  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return { email, password, remember: remember === true };
}
