import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './http/headers.ts';

const year = 365 * 86_400_000;
/** A hashed or generated name never means other bytes: browsers need not ask again. */
const forever = { maxAge: year, immutable: true };

const isPublic = { config: { right: 'public' } } as const;
const mediaFile = /^[0-9a-f]{2}\/[0-9a-f]{32}(?:-320)?\.webp$/;
const assetFile = /^[\w-][\w.-]*$/;
/** Source maps, and the compressed copies that are chosen by `Accept-Encoding` and not by name. */
const hiddenFile = /\.(?:map|br|gz)$/;
/** A name with an ending is a file that is not there; "1.5" is a page address, if a wrong one. */
const fileName = /\.[a-z]\w*$/i;

/** Serves stored pictures at `/media/`. Their names cannot be guessed, so that they need no session. */
export function mediaFiles(folder: string): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, { root: folder, serve: false });
    app.get<{ Params: { '*': string } }>('/media/*', isPublic, (request, reply) => {
      const path = request.params['*'];
      return mediaFile.test(path) ? reply.sendFile(path, forever) : reply.callNotFound();
    });
  };
}

/**
 * Serves the built admin: hashed assets for good, and the page itself, always asked for anew, for every
 * address that is neither a call nor a file, so that a copied link opens.
 */
export function adminFiles(folder: string): FastifyPluginAsync {
  const rootFiles = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && assetFile.test(entry.name))
      .map(({ name }) => name)
      .filter((name) => !ownFiles.has(name) && !hiddenFile.test(name)),
  );
  const policy = contentSecurityPolicy(inlineScripts(folder));

  function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/'] = request.url.split('?', 1);
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (rootFiles.has(path.slice(1))) return sendPage(reply, path.slice(1));
    if (path === '/api' || path.startsWith('/api/') || fileName.test(name)) {
      return reply.callNotFound();
    }
    return sendPage(reply.header('content-security-policy', policy), 'index.html');
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
    app.get('/*', isPublic, answerPage);
  };
}

function sendPage(reply: FastifyReply, file: string) {
  return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
}

/** Files of the build that are served in another way, or only read here. */
const ownFiles: ReadonlySet<string> = new Set(['index.html', 'csp.json']);

/** The build names the hashes of the scripts that stand in the page itself. */
function inlineScripts(folder: string): readonly string[] {
  const file = join(folder, 'csp.json');
  if (!existsSync(file)) return [];
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: readonly string[] };
  return scripts;
}

/** Whether the folder holds a build of the admin. */
export function hasAdmin(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
