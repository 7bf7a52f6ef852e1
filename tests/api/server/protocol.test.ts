import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** All raw requests use one listener. */
let url: Promise<string>;
beforeAll(() => {
  url = app.listen();
});

const json = { 'content-type': 'application/json' };

describe('a response', () => {
  const calls = [
    ['GET', '/init', 200],
    ['GET', '/brands', 200],
    ['GET', '/nonsense', 404],
    ['PUT', '/brands', 405],
    ['POST', '/brands', 422],
    ['GET', '//healthz', 200],
  ] as const;

  test.each(calls)('to %s %s has the security headers', async (method, path, status) => {
    const response = await app.admin.send(method, path, method === 'POST' ? { json: {} } : {});
    expect(response.status).toBe(status);
    const policy = response.headers['content-security-policy'] ?? '';
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    const scripts = /script-src ([^;]*)|default-src ([^;]*)/.exec(policy)?.[0] ?? '';
    expect(scripts).not.toBe('');
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers).toHaveProperty('referrer-policy');
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('of the API is never cached', async () => {
    for (const path of ['/brands', '/init', '/nonsense']) {
      const { headers } = await app.admin.get(path);
      expect(headers['cache-control'], path).toMatch(/no-store/);
    }
  });

  const host = 'Host: office.example.com';
  const rawRequests: readonly (readonly [string, number, readonly string[]])[] = [
    ['that is not HTTP', 400, ['NONSENSE']],
    ['without a host', 400, ['GET /api/v1/init HTTP/1.1']],
    ['with two hosts', 400, ['GET /api/v1/init HTTP/1.1', host, 'Host: evil.example.com']],
    ['with one host twice', 400, ['GET /api/v1/init HTTP/1.1', host, host]],
    ['with two hosts to an unknown page', 400, ['GET /nonsense HTTP/1.1', host, 'hOST: evil']],
    ['with an unknown expectation', 417, ['POST /api/v1/login HTTP/1.1', host, 'Expect: magic']],
    ['with long headers', 431, ['GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`]],
    ['with a long address', 431, [`GET /${'9'.repeat(20_000)} HTTP/1.1`, host]],
    ['with two lengths', 400, ['POST / HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2']],
    ['with an id of 5,000 digits', 404, [`GET /api/v1/brands/${'9'.repeat(5_000)} HTTP/1.1`, host]],
    ['of HTTP/1.0 without a host', 200, ['GET /api/v1/init HTTP/1.0']],
    [
      'with an expectation that is met',
      200,
      ['GET /healthz HTTP/1.1', host, 'Expect: 100-continue'],
    ],
  ];

  test.each(rawRequests)('to a request %s is %i and has every header', async (_, status, lines) => {
    const { hostname, port } = new URL(await url);
    const request = [...lines, 'Connection: close', '', ''].join('\r\n');
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let text = '';
    for await (const chunk of socket) text += chunk;
    const [head = '', body = ''] = text
      .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
      .split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      "content-security-policy: .*frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'x-frame-options: DENY',
      'x-request-id: [\\w-]+',
      'date: .* GMT',
      'content-type: application/json; charset=utf-8',
    ]) {
      expect(head).toMatch(new RegExp(`^${header}`, 'im'));
    }
    if (status >= 400) {
      expect(JSON.parse(body)).toMatchObject({
        message: expect.any(String),
        code: expect.stringMatching(/^[a-z_]+$/),
        request_id: expect.any(String),
      });
    }
  });

  test('has the error format when the request fails', async () => {
    const responses = [
      await app.admin.get('/nonsense'),
      await app.anonymous.get('/brands'),
      await app.admin.send('PUT', '/brands'),
      await app.admin.post('/brands', {}),
      await app.admin.send('POST', '/brands', { headers: json, raw: '{' }),
    ];
    for (const { body } of responses) {
      expect(body).toMatchObject({
        message: expect.any(String),
        code: expect.stringMatching(/^[a-z_]+$/),
        request_id: expect.any(String),
      });
      expect(JSON.stringify(body)).not.toMatch(
        / at .*\.[jt]s|node_modules|select |insert |\/packages\//i,
      );
    }
    expect(new Set(responses.map(({ body }) => body.request_id)).size).toBe(responses.length);
  });
});

test('a URL with a trailing slash is another URL', async () => {
  for (const path of ['/brands/', '/init/', '/brands/list/']) {
    expect((await app.admin.get(path)).status, path).toBe(404);
  }
});

test('invalid UTF-8 is refused instead of being stored as replacement characters', async () => {
  const [head, tail] = ['{"code":"UT-8","alias":"utf-eight","name":"Br', 'nd"}'];
  const raw = Buffer.concat([Buffer.from(head), Buffer.from([0xe2, 0x28]), Buffer.from(tail)]);
  const response = await app.admin.send('POST', '/brands', { headers: json, raw });
  expect(response.status).toBe(400);
  expect(response.body.code).toBe('bad_request');
});

test('a page number has plain digits, and a page past the end is empty', async () => {
  for (const page of ['01', '1e3', '+1', '1.0', '9'.repeat(30)]) {
    expect((await app.admin.get('/brands', { page })).status, page).toBe(422);
  }
  for (const page of [2_000_000_000, 90_000_000_000_000]) {
    const { status, body } = await app.admin.get('/brands', { page, per_page: 100 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], meta: { current_page: page, last_page: 1 } });
  }
});

test.each(['ru', 'ua', 'ro', 'tr', 'pl'])('an error is worded in %s', async (language) => {
  const english = await app.admin.get('/nonsense');
  const other = await app.admin.get('/nonsense', {}, { language });
  expect(other.body.code).toBe(english.body.code);
  expect(other.body.message).not.toBe(english.body.message);
});

describe.each(everyResource)('the URLs of $name', ({ name }) => {
  let record: WireRecord;
  beforeAll(async () => {
    record = await app.make(name);
  });

  test('list their methods in Allow', async () => {
    const paths = {
      [`/${name}`]: 'GET',
      [`/${name}/list`]: 'GET',
      [`/${name}/${record.id}`]: 'PATCH',
      [`/${name}/${record.id}/show`]: 'GET',
      [`/${name}/${record.id}/edit`]: 'GET',
      [`/${name}/${record.id}/history`]: 'GET',
      [`/${name}/${record.id}/revert`]: 'POST',
      [`/${name}/restore`]: 'POST',
      [`/${name}/purge`]: 'POST',
    };
    for (const [path, method] of Object.entries(paths)) {
      const response = await app.admin.send('PUT', path);
      expect(response.status, path).toBe(405);
      expect(response.headers.allow?.split(/, ?/), path).toContain(method);
      expect(response.headers.allow, path).not.toContain('PUT');
    }
  });

  test('refuse content types other than JSON and forms', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      const response = await app.admin.send('POST', `/${name}`, {
        headers: { 'content-type': type },
        raw: 'code=X',
      });
      expect(response.status, type).toBe(415);
    }
  });

  test.each(['{', '[1,', '', 'null', '[]', '"text"', '12', 'undefined'])(
    'refuse the body %s',
    async (raw) => {
      const response = await app.admin.send('POST', `/${name}`, { headers: json, raw });
      expect([400, 422]).toContain(response.status);
    },
  );

  test('refuse more than 1 MB of JSON', async () => {
    const raw = JSON.stringify({ name: 'x'.repeat(1_100_000) });
    const response = await app.admin.send('POST', `/${name}`, { headers: json, raw });
    expect(response.status).toBe(413);
    expect(response.body.code).toBe('too_large');
  });

  test('refuse JSON that is nested too deeply', async () => {
    const raw = `{"name":${'['.repeat(40)}${']'.repeat(40)}}`;
    const response = await app.admin.send('POST', `/${name}`, { headers: json, raw });
    expect([400, 422]).toContain(response.status);
    const bottomless = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const worse = await app.admin.send('POST', `/${name}`, { headers: json, raw: bottomless });
    expect([400, 413, 422]).toContain(worse.status);
  });

  test('refuse the NUL character', async () => {
    const bad = 'Komatsu\u0000PC210';
    const draft = await app.draft(name);
    const texts = Object.entries(draft).filter(([, value]) => typeof value === 'string');
    for (const [field] of texts) {
      const response = await app.admin.post(`/${name}`, { ...draft, [field]: bad });
      expect(response.status, field).toBe(422);
    }
    expect((await app.admin.get(`/${name}`, { search: bad })).status).toBeLessThan(500);
    expect((await app.admin.get(`/${name}?search=%00%00`)).status).toBeLessThan(500);
    expect((await app.admin.get(`/${name}?search=%FF%FE`)).status).toBeLessThan(500);
  });
});

test('an unknown URL is 404 with and without a session', async () => {
  for (const client of [app.anonymous, app.admin]) {
    for (const path of [
      '/nonsense',
      '/brands/12/nonsense',
      '/brands/list/more',
      '/',
      '/..%2f..%2fetc',
    ]) {
      const response = await client.get(path);
      expect(response.status, path).toBe(404);
      expect(response.body, path).toMatchObject({ code: 'not_found' });
    }
  }
});

test('a list responds to HEAD', async () => {
  const response = await app.admin.send('HEAD', '/brands');
  expect([200, 405]).toContain(response.status);
  expect(response.text).toBe('');
});
