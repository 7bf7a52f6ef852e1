import { connect, type Socket } from 'node:net';
import { requestDeadlines } from '@rentyard/api/http/requestDeadlines';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { nextServerRequest } from '../../support/servers/nextServerRequest.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

/** Node enforces the deadline of headers, with timers that cannot be moved. */
const deadlines = { ...requestDeadlines, headers: 600 };
const boundary = 'boundary-of-the-form';

let app: TestApp;
let url: URL;
beforeAll(async () => {
  // Of what runs here, only the deadline of bodies uses intervals. `eventually` moves them too, by little.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await startApp({ deadlines });
  url = new URL(await app.listen());
});
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

/** A client that sends the beginning of a request and its rest never, or too slowly. */
async function begin(text: string) {
  const socket = connect(Number(url.port), url.hostname);
  const client = { socket, received: '', isClosed: false };
  socket.on('data', (data) => {
    client.received += data;
  });
  socket.on('error', () => {});
  void closed(socket).then(() => {
    client.isClosed = true;
  });
  socket.write(text);
  return client;
}

type SlowClient = Awaited<ReturnType<typeof begin>>;

/** Lets periods of the deadline pass, with a chunk in each, until the server disconnects; returns its response. */
async function drip(client: SlowClient, chunk = ''): Promise<string> {
  await eventually(() => {
    if (chunk && client.socket.writable) client.socket.write(chunk);
    vi.advanceTimersByTime(deadlines.body);
    expect(client.isClosed).toBe(true);
  });
  return client.received;
}

/** The response to a request before its body has been sent. */
async function responseBeforeBody(client: SlowClient): Promise<string> {
  await eventually(() => expect(client.received).toMatch(/\r\n\r\n/));
  return client.received;
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
    const client = await begin('POST /api/v1/login HTTP/1.1\r\nx-slow: ');
    await closed(client.socket);
    expect(client.received).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each([
    ['JSON to a public call', () => head('/login', json, { 'content-length': '1000' })],
    ['a form to a public call', () => head('/login', multipart, { 'content-length': '1000' })],
    ['JSON to a call with a session', () => head('/brands', json, app.admin.credentials)],
    ['an upload', () => head('/photos', multipart, app.admin.credentials)],
  ])('that sends %s too slowly gets 408 and is disconnected', async (_name, beginning) => {
    const text = await drip(await begin(beginning()));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"bad_request"');
  });

  test.each([
    ['requires a session', () => head('/brands', json), 401],
    ['does not exist', () => head('/nonsense', json), 404],
  ])('that sends a body to a call that %s is disconnected', async (_name, beginning, status) => {
    const client = await begin(beginning());
    expect(await responseBeforeBody(client)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(await drip(client)).not.toMatch(/^HTTP\/1\.1 408 /m);
  });

  test('cannot keep any of forty connections open', async () => {
    const all = Array.from({ length: 40 }, async () => drip(await begin(head('/login', json))));
    for (const text of await Promise.all(all)) expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await app.anonymous.get('//healthz')).status).toBe(200);
  });
});

describe('a form over its limit', () => {
  const multipart = `multipart/form-data; boundary=${boundary}`;
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="email"\r\n\r\n`;

  test('is refused by its length before it is read', async () => {
    const client = await begin(head('/login', multipart));
    expect(await responseBeforeBody(client)).toMatch(/^HTTP\/1\.1 413 /);
    client.socket.destroy();
  });

  test.each([
    ['a field', field],
    ['a file', field.replace('"email"', '"email"; filename="a.txt"')],
  ])('of unknown length is refused within %s', async (_name, part) => {
    const sent = `${part}${'x'.repeat(16_384)}`;
    const beginning = head('/login', multipart, { 'transfer-encoding': 'chunked' })
      .replace(/content-length: \d+\r\n/, '')
      .concat(`${sent.length.toString(16)}\r\n${sent}\r\n`);
    const client = await begin(beginning);
    expect(await responseBeforeBody(client)).toMatch(/^HTTP\/1\.1 413 /);
    client.socket.destroy();
  });

  test('is disconnected when the rest of an upload follows its refusal', async () => {
    const headers = { ...app.admin.credentials, 'content-length': '50000000' };
    const client = await begin(head('/photos', multipart, headers));
    expect(await responseBeforeBody(client)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await drip(client, 'x'.repeat(30_000))).not.toMatch(/^HTTP\/1\.1 408 /m);
  });
});

test('an injected request that is refused causes no error after the deadline', async () => {
  expect((await app.anonymous.post('/brands', { name: 'x' })).status).toBe(401);
  // An exception after the deadline would fail this file.
  vi.advanceTimersByTime(2 * deadlines.body);
});

test('a slow but steady photo upload succeeds', async () => {
  const data = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const end = `\r\n--${boundary}--\r\n`;
  // As much as the rate demands in a period of the deadline.
  const chunk = 'x'.repeat((deadlines.uploadRate * deadlines.body) / 1_000);
  const periods = 3;
  const length = data.length + periods * chunk.length + end.length;
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { ...app.admin.credentials, 'content-length': String(length) };
  const arriving = nextServerRequest();
  const client = await begin(head('/photos', type, { ...headers, connection: 'close' }) + data);
  const { socket } = await arriving;
  for (let period = 0; period < periods; period += 1) {
    const before = socket.bytesRead;
    client.socket.write(chunk);
    await eventually(() => expect(socket.bytesRead - before).toBeGreaterThanOrEqual(chunk.length));
    vi.advanceTimersByTime(deadlines.body);
  }
  client.socket.write(end);
  await closed(client.socket);
  // The upload was read completely: its bytes are not an image.
  expect(client.received).toMatch(/^HTTP\/1\.1 422 /);
});
