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

/** The file with the sessions of a server, for all workers. */
export function tokensFileOf(url: string): string {
  return resolve(`test-results/e2e-tokens-${new URL(url).host.replace(':', '-')}.json`);
}

/** Signs both users in for API calls of the tests. */
export async function signInTokens(client: Client, url: string): Promise<void> {
  const tokens: Record<string, string> = {};
  for (const [name, person] of Object.entries(people)) {
    const response = await client.post('/login', { ...person, remember: true });
    tokens[name] = response.data<{ token: string }>().token;
  }
  const file = tokensFileOf(url);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tokens));
}

export function tokenOf(name: PersonName, url: string): string {
  return (JSON.parse(readFileSync(tokensFileOf(url), 'utf8')) as Record<PersonName, string>)[name];
}
