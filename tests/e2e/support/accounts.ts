import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Client } from '../../support/client.ts';
import { passwords } from '../../support/processes/builtServer.ts';

/** The demo users who can sign in. */
export const people = {
  admin: { email: 'admin@rentyard.test', password: passwords.admin },
  editor: { email: 'editor@rentyard.test', password: passwords.editor },
} as const;

export type PersonName = keyof typeof people;

export const tokensFile = resolve('test-results/e2e-tokens.json');

/** Signs both users in for API calls of the tests. */
export async function signInTokens(client: Client): Promise<void> {
  const tokens: Record<string, string> = {};
  for (const [name, person] of Object.entries(people)) {
    const response = await client.post('/login', { ...person, remember: true });
    tokens[name] = response.data<{ token: string }>().token;
  }
  mkdirSync(dirname(tokensFile), { recursive: true });
  writeFileSync(tokensFile, JSON.stringify(tokens));
}

export function tokenOf(name: PersonName): string {
  return (JSON.parse(readFileSync(tokensFile, 'utf8')) as Record<PersonName, string>)[name];
}
