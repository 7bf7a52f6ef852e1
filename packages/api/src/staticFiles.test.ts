import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminFiles, hasAdmin } from './staticFiles.ts';

/** Origins of URLs that users may enter and that would have another meaning in a policy. */
const strange = ['https://a;script-src-elem', 'https://*', 'https://b,c'];

describe('built admin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rentyard-admin-'));
  let app: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    for (const [path, text] of [
      ['index.html', '<title>Rentyard</title><style nonce="__CSP_NONCE__"></style>'],
      ['favicon.svg', '<svg/>'],
      ['.inputs', 'hash'],
      ['assets/main-B5kd02.js', 'plain'],
      ['assets/main-B5kd02.js.br', 'brotli'],
      ['assets/main-B5kd02.js.gz', 'gzip'],
      ['assets/main-B5kd02.js.map', '{}'],
    ] as const) {
      writeFileSync(join(folder, path), text);
    }
    app = Fastify();
    await app.register(
      adminFiles(folder, async () => [...strange, 'https://pictures.example.com']),
    );
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  it('is recognised by its page', () => {
    expect(hasAdmin(folder)).toBe(true);
    expect(hasAdmin(join(folder, 'assets'))).toBe(false);
  });

  it.each([
    '/',
    '/en/auth/login',
    '/ru/offers/page/3?sort=-name',
    '/ro/roles/edit/7',
    '/offers/page/2',
  ])('serves the page for %s, to be revalidated each time', async (url) => {
    const response = await get(url);
    expect(response.payload).toContain('<title>Rentyard</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it.each(['/en/x.page', '/offers/edit/7.html', '/en/robots.txt'])(
    'serves the page, which reports a missing page, for %s to a browser window',
    async (url) => {
      const response = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect(response.statusCode).toBe(200);
      expect(response.payload).toContain('<title>Rentyard</title>');
    },
  );

  it.each([
    '/assets/gone-123.js',
    '/media/00/gone.webp',
    '/.env',
    '/.git/config',
    '/en/.htaccess',
    '/api/v1/nothing.page',
    '/src/',
  ])('returns 404 for %s to a browser window too', async (url) => {
    expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404);
  });

  it('gives the scripts and styles of the page a new nonce in every response', async () => {
    const [one, other] = [await get('/en/offers'), await get('/en/offers')];
    const nonceOf = ({ payload }: typeof one) => /nonce="([\w+/=]{24})"/.exec(payload)?.[1];
    expect(nonceOf(one)).toBeDefined();
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(one)}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(one)}';`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example.com;");
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses the page with %s if browsers accept it', async (encoding, decode) => {
    const page = await get('/en/offers', { 'accept-encoding': encoding });
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decode(page.rawPayload).toString()).toContain('<title>Rentyard</title>');
  });

  it('serves hashed assets with a permanent cache, in the best supported encoding', async () => {
    const plain = await get('/assets/main-B5kd02.js');
    expect(plain.payload).toBe('plain');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const brotli = await get('/assets/main-B5kd02.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.payload).toBe('brotli');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/),
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  it('serves the other files of the build by their names', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  it.each([
    '/assets/x',
    '/assets/gone-123.js',
    '/assets/main-B5kd02.js.map',
    '/assets/main-B5kd02.js.br',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/.inputs',
    '/.env',
    '/package.json',
    '/en/robots.txt',
    '/api/v1/nothing',
    '/src/',
    '/storybook',
    '/metrics/',
    '//en',
    '/wp-admin/setup',
  ])('returns 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
