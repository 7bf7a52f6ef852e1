import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@rentyard/contract/pagePath';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from './errors/failures.ts';
import { acceptedEncoding, compressBody } from './http/contentEncoding.ts';
import { contentSecurityPolicy } from './http/headers.ts';
import type { S3Storage } from './media/storage/s3Storage.ts';
import type { StorageLocations } from './media/storage/storageLocations.ts';

const year = 365 * 86_400_000;
/** The content behind a hashed or generated name never changes, so browsers need not revalidate. */
const forever = { maxAge: year, immutable: true };

const isPublic = { config: { permission: 'public' } } as const;
const mediaFile = /^((?:u\d{1,15}\/)?[0-9a-f]{2}\/[0-9a-f]{32})(?:-320)?\.webp$/;
const assetFile = /^[\w-][\w.-]*$/;
/** Source maps, and the compressed copies that `Accept-Encoding` selects. */
const hiddenFile = /\.(?:map|br|gz)$/;
/** A name with an extension is a missing file; "1.5" is a page URL, though an invalid one. */
const fileName = /\.[a-z]\w*$/i;
/** Hidden files. */
const hidden = /\/\./;

/** Serves stored pictures at `/media/`. Their names cannot be guessed, so they need no session. */
export function mediaFiles(folder: string, storageLocations: StorageLocations): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, { root: folder, serve: false });
    app.get<{ Params: { '*': string } }>('/media/*', isPublic, async (request, reply) => {
      const path = request.params['*'];
      const [, key] = mediaFile.exec(path) ?? [];
      if (key === undefined) return reply.callNotFound();
      // Pictures stored before the bucket was configured are still in the folder.
      const isOnDisk = await access(join(folder, path)).then(
        () => true,
        () => false,
      );
      const bucket = isOnDisk ? undefined : await storageLocations.findBucket(key);
      if (!bucket) return reply.sendFile(path, forever);
      return sendFromBucket(request, reply, bucket, path);
    });
  };
}

/** Proxies a picture from a bucket that browsers cannot read. */
async function sendFromBucket(
  request: FastifyRequest,
  reply: FastifyReply,
  bucket: S3Storage,
  path: string,
) {
  const etag = `"${path}"`;
  const { range, 'if-none-match': known } = request.headers;
  if (known === etag) return reply.code(304).send();
  const file = await bucket.read(path, isPlainRange(range) ? range : undefined);
  if (!file) throw new NotFound();
  reply.headers({
    'cache-control': `public, max-age=${year / 1_000}, immutable`,
    'accept-ranges': 'bytes',
    etag,
    ...(file.length === undefined ? {} : { 'content-length': file.length }),
    ...(file.range === undefined ? {} : { 'content-range': file.range }),
  });
  return reply
    .code(file.range === undefined ? 200 : 206)
    .type('image/webp')
    .send(file.bytes);
}

function isPlainRange(range: string | undefined): range is string {
  return range !== undefined && /^bytes=(?:\d{1,10}-\d{0,10}|-\d{1,10})$/.test(range);
}

/**
 * Serves the built admin: hashed assets with a permanent cache, and the page for every URL of the
 * back office, so that a copied link opens.
 */
export function adminFiles(
  folder: string,
  imageOrigins: () => Promise<readonly string[]>,
): FastifyPluginAsync {
  const rootFiles = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && assetFile.test(entry.name))
      .map(({ name }) => name)
      .filter((name) => name !== 'index.html' && !hiddenFile.test(name)),
  );
  const template = readFileSync(join(folder, 'index.html'), 'utf8');

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/'] = request.url.split('?', 1);
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (rootFiles.has(path.slice(1))) return sendRootFile(reply, path.slice(1));
    // For a link to a page that does not exist, the product itself shows the error.
    const isFile = fileName.test(name) && !isForReading(request);
    if (!isPagePath(path) || hidden.test(path) || isFile) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentSecurityPolicy(nonce, await imageOrigins()));
    return sendPage(request, reply, template.replaceAll(nonceSlot, nonce));
  }

  return async (app) => {
    await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
    app.get<{ Params: { '*': string } }>('/assets/*', isPublic, (request, reply) => {
      const parts = request.params['*'].split('/');
      if (!parts.every((part) => assetFile.test(part)) || hiddenFile.test(parts.at(-1) ?? '')) {
        return reply.callNotFound();
      }
      return reply.sendFile(`assets/${parts.join('/')}`, forever);
    });
    app.get('/*', isPublic, servePage);
  };
}

/** Whether a browser navigates to the URL: requests for scripts, pictures and data never accept HTML. */
function isForReading({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function sendRootFile(reply: FastifyReply, file: string) {
  return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
}

/** The placeholder of the nonce in the built page (`admin/build/page.ts`). */
const nonceSlot = '__CSP_NONCE__';

/** The nonce differs in every response, so the page is compressed here and never cached. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const encoding = acceptedEncoding(request);
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (encoding === undefined) return reply.send(page);
  return reply.header('content-encoding', encoding).send(await compressBody(encoding, page));
}

/** Whether the folder contains a build of the admin. */
export function hasAdmin(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
