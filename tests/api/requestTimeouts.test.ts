import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../support/startApp.ts';
import type { TestApp } from '../support/testApp.ts';

/** As in production except for the times, which are 10 s for headers and 20 s for the body there. */
const deadlines = { headers: 600, body: 1_000, uploadRate: 10_240 };
const boundary = 'boundary-of-the-form';

let app: TestApp;
let url: URL;
beforeAll(async () => {
  app = await startApp({ deadlines });
  url = new URL(await app.listen());
});
afterAll(() => app.close());

/** Sends the head, then a chunk now and then until the server or `until` ends it. */
async function drip(begin: string, { chunk = 'x', every = 100, until = 10_000 } = {}) {
  const socket = connect(Number(url.port), url.hostname);
  const startedAt = performance.now();
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  socket.write(begin);
  const timer = setInterval(() => socket.write(chunk), every);
  const end = setTimeout(() => socket.destroy(), until);
  await closed(socket);
  clearInterval(timer);
  clearTimeout(end);
  return { text, took: performance.now() - startedAt };
}

/** A connection that the server resets is also closed. */
function closed(socket: Socket): Promise<void> {
  return new Promise((done) => {
    socket.once('close', () => done());
  });
}

function head(path: string, type: string, headers: Readonly<Record<string, string>> = {}) {
  const lines = Object.entries({ 'content-type': type, 'content-length': '1000000', ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `POST /api/v1${path} HTTP/1.1\r\nhost: ${url.host}\r\n${text}\r\n`;
}

describe('a slow client', () => {
  const json = 'application/json';
  const multipart = `multipart/form-data; boundary=${boundary}`;

  test('that sends its headers too slowly gets 408 and is disconnected', async () => {
    const { text, took } = await drip('POST /api/v1/login HTTP/1.1\r\nx-slow: ');
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(took).toBeLessThan(3_000);
  });

  test.each([
    ['JSON to a public call', () => head('/login', json, { 'content-length': '1000' })],
    ['a form to a public call', () => head('/login', multipart, { 'content-length': '1000' })],
    ['JSON to a call with a session', () => head('/brands', json, app.admin.credentials)],
    ['an upload', () => head('/photos', multipart, app.admin.credentials)],
  ])('that sends %s too slowly gets 408 and is disconnected', async (_name, begin) => {
    const { text, took } = await drip(begin());
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"bad_request"');
    expect(took).toBeLessThan(4_000);
  });

  test.each([
    ['requires a session', () => head('/brands', json), 401],
    ['does not exist', () => head('/nonsense', json), 404],
  ])('that sends a body to a call that %s is disconnected', async (_name, begin, status) => {
    const { text, took } = await drip(begin());
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).not.toMatch(/^HTTP\/1\.1 408 /m);
    expect(took).toBeLessThan(4_000);
  });

  test('cannot keep any of forty connections open', async () => {
    const all = Array.from({ length: 40 }, () => drip(head('/login', json)));
    for (const { text } of await Promise.all(all)) expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await app.anonymous.get('//healthz')).status).toBe(200);
  });
});

describe('a form over its limit', () => {
  const multipart = `multipart/form-data; boundary=${boundary}`;
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="email"\r\n\r\n`;

  test('is refused by its length before it is read', async () => {
    const { text } = await drip(head('/login', multipart), { chunk: '' });
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each([
    ['a field', field],
    ['a file', field.replace('"email"', '"email"; filename="a.txt"')],
  ])('of unknown length is refused within %s', async (_name, part) => {
    const sent = `${part}${'x'.repeat(16_384)}`;
    const begin = head('/login', multipart, { 'transfer-encoding': 'chunked' })
      .replace(/content-length: \d+\r\n/, '')
      .concat(`${sent.length.toString(16)}\r\n${sent}\r\n`);
    const { text } = await drip(begin, { chunk: '1\r\nx\r\n' });
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('is disconnected when the rest of an upload follows its refusal', async () => {
    const headers = { ...app.admin.credentials, 'content-length': '50000000' };
    const chunk = 'x'.repeat(30_000);
    const { text, took } = await drip(head('/photos', multipart, headers), { chunk });
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(took).toBeLessThan(4_000);
  });
});

test('an injected request that is refused causes no error after the deadline', async () => {
  expect((await app.anonymous.post('/brands', { name: 'x' })).status).toBe(401);
  // An exception after the deadline would fail this file.
  await new Promise((done) => setTimeout(done, 2 * deadlines.body));
});

test('a slow but steady photo upload succeeds', async () => {
  const data = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const end = `\r\n--${boundary}--\r\n`;
  const chunks = 25;
  const chunk = 'x'.repeat(3_000);
  const length = data.length + chunks * chunk.length + end.length;
  const socket = connect(Number(url.port), url.hostname);
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    text += data;
  });
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { ...app.admin.credentials, 'content-length': String(length) };
  socket.write(head('/photos', type, { ...headers, connection: 'close' }) + data);
  for (let sent = 0; sent < chunks; sent += 1) {
    await new Promise((done) => setTimeout(done, 120));
    socket.write(chunk);
  }
  socket.write(end);
  await closed(socket);
  // The upload was read completely: its bytes are not an image.
  expect(text).toMatch(/^HTTP\/1\.1 422 /);
});
