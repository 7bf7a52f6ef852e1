import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../..');
/** Imports and exports that remain at run time. `await import` is none of them. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;

/** The libraries that a file loads at once, through the files that it imports. */
function librariesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const libraries = new Set<string>();
  if (seen.has(file)) return libraries;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const source = sourceOf(name, file);
    if (source === undefined) libraries.add(libraryOf(name));
    else for (const library of librariesOf(source, seen)) libraries.add(library);
  }
  return libraries;
}

/** The file of an import of this package and of the contract. The validators import nothing. */
function sourceOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name);
  const [, path] = /^@rentyard\/contract\/(.+)$/.exec(name) ?? [];
  return path === undefined ? undefined : join(packages, 'contract/src', `${path}.ts`);
}

function libraryOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

test('the server starts without libraries that its first lists do not need', () => {
  const files = ['server.ts', 'serve.ts'].map((file) => join(import.meta.dirname, file));
  const libraries = new Set(files.flatMap((file) => [...librariesOf(file)]));
  const own = /^(?:node:|@rentyard\/)/;
  expect([...libraries].filter((name) => !own.test(name)).sort()).toEqual([
    '@casl/ability',
    '@date-fns/tz',
    '@fastify/accept-negotiator',
    '@fastify/multipart',
    '@fastify/proxy-addr',
    '@fastify/static',
    'async-mutex',
    'drizzle-orm',
    'fastify',
    'lru-cache',
    'p-limit',
    'pg',
    'pg-copy-streams',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    'sonic-boom',
    'zod',
  ]);
});
