import {
  AccessError,
  type ClientOptions,
  ConflictError,
  ConnectionError,
  createClient,
  InvalidError,
  NotFoundError,
  RateLimitError,
  type RentyardClient,
  type RentyardEvent,
} from '@rentyard/client';
import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let options: ClientOptions;
let client: RentyardClient;
beforeAll(async () => {
  app = await startApp({ background: ['events'] });
  const permissions = buildPermissionRows([
    ['manage', 'brands'],
    ['create', 'photo'],
    ['read', 'photo'],
  ]);
  const key = (
    await app.admin.post('/api_keys', { name: 'Client', permissions })
  ).data<IssuedApiKey>();
  options = { url: await app.listen(), key: String(key.secret), sleep: async () => undefined };
  client = createClient(options);
});
afterAll(() => app.close());

const brand = (name: string) => ({ name, code: name.toUpperCase(), alias: name.toLowerCase() });

describe('a call', () => {
  test('sends its parts and returns the response', async () => {
    const { data: made } = await client.call('POST /brands', { body: brand('Manitou') });
    const { data: saved } = await client.call('PATCH /brands/{id}', {
      params: { id: made.id },
      body: { sort_order: 4, version: made.version },
    });
    expect(saved).toMatchObject({ name: 'Manitou', sort_order: 4, version: 2 });
    const found = await client.call('GET /brands', { query: { 'filter[code]': 'MANITOU' } });
    expect(found).toMatchObject({ data: [{ id: made.id }], meta: { total: 1 } });
    const deleted = await client.call('DELETE /brands', { body: { ids: [made.id] } });
    expect(deleted).toMatchObject({ data: { deleted: [made.id] } });
  });

  test('returns a file as a Blob', async () => {
    const file = await client.call('GET /brands/export', { query: { format: 'csv' } });
    expect(await file.text()).toContain('Code');
  });

  test('is made in the language of the client or of the call', async () => {
    const polish = createClient({ ...options, language: 'pl' });
    const wrong = { body: { name: '', code: 'X', alias: 'x' } };
    await expect(polish.call('POST /brands', wrong)).rejects.toThrow(/popraw/i);
    await expect(polish.call('POST /brands', { ...wrong, language: 'en' })).rejects.toThrow(
      'Some values need correction.',
    );
  });

  test('is cancelled by its signal', async () => {
    const reason = new Error('no longer needed');
    const call = client.call('GET /brands', { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });
});

describe('a refused call', () => {
  test('throws the problems of its fields', async () => {
    const call = client.call('POST /brands', { body: brand('x') });
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidError);
    expect((error as InvalidError).problems.name?.[0]).toMatchObject({ rule: 'min_length' });
    expect((error as InvalidError).requestId).not.toBe('');
  });

  test('throws a conflict with the current record', async () => {
    const { data: made } = await client.call('POST /brands', { body: brand('Terex') });
    const change = (name: string) =>
      client.call('PATCH /brands/{id}', { params: { id: made.id }, body: { name, version: 1 } });
    await change('Terex AG');
    const error: unknown = await change('Terex SE').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      code: 'version_conflict',
      body: { data: { name: 'Terex AG' }, base_version: 1 },
    });
  });

  test.each([
    [
      'an unknown record',
      () => client.call('GET /brands/{id}/show', { params: { id: 99_999 } }),
      NotFoundError,
    ],
    ['a missing permission', () => client.call('GET /offers'), AccessError],
    [
      'a wrong key',
      () => createClient({ ...options, key: 'ry_write_x' }).call('GET /brands'),
      AccessError,
    ],
  ])('for %s throws its own class', async (_, call, Kind) => {
    await expect(call()).rejects.toBeInstanceOf(Kind);
  });
});

describe('pages', () => {
  test('contain every row once', async () => {
    const codes = Array.from({ length: 7 }, (_, at) => `Page${at}`);
    for (const name of codes) await client.call('POST /brands', { body: brand(name) });
    const names: string[] = [];
    const query = { per_page: 3, sort: 'id', 'filter[name][contains]': 'Page' };
    for await (const row of client.pages('GET /brands', { query })) names.push(row.name);
    expect(names).toEqual(codes);
  });
});

/** Counts the attempts, and lets them fail as `fail` says: before the request, or after it was executed. */
function failing(fail: (attempt: number) => 'before' | 'after' | Response | undefined) {
  const attempts: Request[] = [];
  const delays: number[] = [];
  const unstable = createClient({
    ...options,
    sleep: async (delay) => void delays.push(delay),
    async fetch(input, init) {
      attempts.push(new Request(input, init));
      const failure = fail(attempts.length);
      if (failure instanceof Response) return failure;
      if (failure === 'before') throw new TypeError('fetch failed');
      const response = await fetch(input, init);
      if (failure === 'after') throw new TypeError('terminated');
      return response;
    },
  });
  return { client: unstable, attempts, delays };
}

describe('a repeated request', () => {
  test('of a POST whose response was lost writes once', async () => {
    const { client: unstable, attempts } = failing((attempt) =>
      attempt < 3 ? 'after' : undefined,
    );
    const { data: made } = await unstable.call('POST /brands', { body: brand('Bobcat') });
    expect(attempts).toHaveLength(3);
    const keys = new Set(attempts.map(({ headers }) => headers.get('idempotency-key')));
    expect(keys.size).toBe(1);
    const found = await client.call('GET /brands', { query: { 'filter[name]': 'Bobcat' } });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
  });

  test('waits longer each time, and as long as the server says', async () => {
    const { client: unstable, delays } = failing((attempt) => {
      if (attempt < 4) return 'before';
      if (attempt === 4) return new Response('', { status: 503, headers: { 'retry-after': '7' } });
      return undefined;
    });
    await unstable.call('GET /brands');
    expect(delays).toHaveLength(4);
    const [first = 0, second = 0, third = 0, last] = delays;
    for (const [at, delay] of [first, second, third].entries()) {
      expect(delay).toBeGreaterThanOrEqual(125 * 2 ** at);
      expect(delay).toBeLessThanOrEqual(250 * 2 ** at);
    }
    expect(last).toBe(7_000);
  });

  test('of a PATCH whose response was lost is left to the caller', async () => {
    const { data: made } = await client.call('POST /brands', { body: brand('Hydrema') });
    const { client: unstable, attempts } = failing(() => 'after');
    const change = { params: { id: made.id }, body: { name: 'Hydrema A/S' } };
    await expect(unstable.call('PATCH /brands/{id}', change)).rejects.toBeInstanceOf(
      ConnectionError,
    );
    expect(attempts).toHaveLength(1);
  });

  test('ends with the last error', async () => {
    const gone = failing(() => 'before');
    await expect(gone.client.call('GET /brands')).rejects.toBeInstanceOf(ConnectionError);
    expect(gone.attempts).toHaveLength(5);
    const busy = failing(() => new Response('', { status: 429 }));
    await expect(busy.client.call('GET /brands')).rejects.toBeInstanceOf(RateLimitError);
    expect(busy.attempts).toHaveLength(5);
  });
});

describe('events', () => {
  test('arrive in order, and continue after a broken connection without loss', async () => {
    const stop = new AbortController();
    const responses: Response[] = [];
    let breakConnection = () => undefined as unknown;
    const follower = createClient({
      ...options,
      async fetch(input, init) {
        const broken = new AbortController();
        breakConnection = () => broken.abort();
        const signals = [broken.signal, init?.signal].filter(
          (signal) => signal instanceof AbortSignal,
        );
        const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
        responses.push(response);
        return response;
      },
    });
    const seen: RentyardEvent[] = [];
    const ids: number[] = [];
    for await (const event of follower.events({ signal: stop.signal, topics: 'record' })) {
      seen.push(event);
      if (event.name === 'ready' && ids.length === 0) {
        for (const name of ['Ausa', 'Wacker']) {
          ids.push((await client.call('POST /brands', { body: brand(name) })).data.id);
        }
      }
      if (event.name !== 'record' || event.data.resource !== 'brands') continue;
      if (event.data.id === ids[0]) {
        breakConnection();
        ids.push((await client.call('POST /brands', { body: brand('Yanmar') })).data.id);
      }
      if (event.data.id === ids[2]) stop.abort();
    }
    const records = seen.flatMap((event) => (event.name === 'record' ? [event.data] : []));
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(records[0]).toMatchObject({ resource: 'brands', action: 'create', version: 1 });
    expect(responses).toHaveLength(2);
    expect(seen.map(({ name }) => name)).not.toContain('reset');
  });

  test('are refused without a key', async () => {
    const stranger = createClient({ url: options.url });
    await expect(stranger.events().next()).rejects.toBeInstanceOf(AccessError);
  });
});

describe('an upload', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  test('reports its progress and returns the photo', async () => {
    const file = new File([pixel, 'x'.repeat(200_000)], 'yard.png', { type: 'image/png' });
    const progress: { readonly sent: number; readonly total: number }[] = [];
    const { data: photo } = await client.upload('POST /photos', {
      body: { file },
      onProgress: (step) => progress.push(step),
    });
    expect(photo).toMatchObject({ file_name: 'yard.png', mime: 'image/webp' });
    const sent = progress.map((step) => step.sent);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
    expect(sent.length).toBeGreaterThan(3);
    expect(sent[0]).toBe(0);
    expect(progress.at(-1)?.sent).toBe(progress[0]?.total);
    expect(progress[0]?.total).toBeGreaterThan(200_000);
  });

  test('works without progress', async () => {
    const file = new File([pixel], 'pixel.png', { type: 'image/png' });
    const { data } = await client.upload('POST /photos', { body: { file } });
    expect(data.file_name).toBe('pixel.png');
  });
});
