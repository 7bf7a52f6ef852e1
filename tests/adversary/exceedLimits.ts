import type { ApiResponse, Client, Options } from '../support/client.ts';
import { type BuiltServer, passwords } from '../support/processes/builtServer.ts';
import { type Recording, send, signedIn } from './recording.ts';

/** Settings of the server of this phase. Other limits are those of production. */
export const lowLimits = { RATE_LIMIT_PERSON: '300', RATE_LIMIT_ADDRESS: '0' };

/** A repeated request and how many of them are served. */
interface Limit {
  readonly name: string;
  readonly atMost: number;
  readonly request: (count: number) => Promise<ApiResponse>;
}

/** Every limit of requests and of bodies holds. */
export async function exceedLimits(record: Recording, server: BuiltServer): Promise<void> {
  const { client: anonymous } = server;
  const admin = await signedIn(anonymous, 'admin@rentyard.test', passwords.admin);
  const editor = await signedIn(anonymous, 'editor@rentyard.test', passwords.editor);
  await refuseBodies(record, { admin, anonymous });
  const limits: readonly Limit[] = [
    {
      name: 'checks of reset links',
      atMost: 100,
      request: () => anonymous.get(`/oauth/check-reset-token/${'x'.repeat(43)}`),
    },
    {
      name: 'mails of an address',
      atMost: 100,
      request: (count) => anonymous.post('/oauth/forgot-password', { email: `u${count}@a.test` }),
    },
    {
      name: 'wrong passwords',
      atMost: 10,
      request: () =>
        anonymous.post('/login', { email: 'editor@rentyard.test', password: 'Wrong-2026-word' }),
    },
    { name: 'requests of a user', atMost: 300, request: () => editor.get('/brands') },
  ];
  // The minute of the last limit begins late, so that it does not end amid its requests. The request that reaches a
  // limit is served.
  for (const limit of limits) {
    if (limit === limits.at(-1)) await editor.get('/brands');
    await exceed(record, limit);
  }
}

async function exceed(record: Recording, { name, atMost, request }: Limit): Promise<void> {
  for (let count = 0; count <= atMost; count += 1) {
    const response = await send(record, name, () => request(count));
    if (response?.status === 429) return;
  }
  record.faults.push(`${name}: ${atMost + 1} were served`);
}

interface Callers {
  readonly admin: Client;
  readonly anonymous: Client;
}

/** Bodies just over each limit, and their status. */
async function refuseBodies(record: Recording, { admin, anonymous }: Callers): Promise<void> {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
  const nested = (levels: number) => `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const json = { 'content-type': 'application/json' };
  const form = (parts: number) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    raw: `${'--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n'.repeat(parts)}--b--`,
  });
  const refused: readonly (readonly [string, Client, string, Options, number])[] = [
    ['16 kB of JSON', anonymous, '/login', { json: { email: 'x'.repeat(16_384) } }, 413],
    ['16 kB of form', anonymous, '/login', { form: { email: 'x'.repeat(16_384) } }, 413],
    ['1 MB of JSON', admin, '/brands', { json: { name: 'x'.repeat(1_048_576) } }, 413],
    ['1 MB of form', admin, '/brands', { form: { name: 'x'.repeat(1_048_576) } }, 413],
    ['51 form fields', admin, '/brands', form(51), 413],
    ['1,001 fields', admin, '/brands', { json: fields(1_001) }, 413],
    ['100,001 values', admin, '/brands', { json: { name: Array(100_001).fill(0) } }, 413],
    ['33 levels', admin, '/brands', { headers: json, raw: nested(33) }, 400],
    ['30 problems', admin, '/brands', { json: fields(30) }, 422],
  ];
  for (const [name, client, path, options, status] of refused) {
    const response = await send(record, name, () => client.send('POST', path, options));
    if (response?.status !== status) {
      record.faults.push(`${name}: answered ${response?.status} instead of ${status}`);
    }
    if (response?.status === 422 && Object.keys(response.errors).length > 20) {
      record.faults.push(`${name}: more than 20 were reported`);
    }
  }
}
