/** The pages that `bench:app` compares, each on its own port with the same API. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { installPeers, peersFrom } from './peers.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Pages of the libraries that other back offices are made of. They are installed once into .cache. */
const peerPages = ['react-admin', 'mui-x'];
const peers = resolve('.cache/bench-app-peers');

/** Builds a page of bench/app for production and returns its directory. */
export async function buildPage(name) {
  const root = resolve('bench/app', name);
  const outDir = resolve('.cache/bench-app', name);
  const isPeer = peerPages.includes(name);
  if (isPeer) installPeers(resolve('bench/app'), peers);
  await build({
    root,
    // Absolute: a URL with two segments loads the same files.
    base: '/',
    configFile: false,
    logLevel: 'warn',
    plugins: [isPeer && peersFrom(peers, (file) => file.startsWith(root)), react()],
    resolve: { conditions: [...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  });
  return outDir;
}

/**
 * Serves a precompressed page for every URL and forwards API calls to the server at `origin`. Without a
 * directory it forwards everything, so the product has the same proxy overhead.
 */
export async function servePage(origin, directory) {
  const files = directory ? filesOf(directory) : new Map();
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, response) => {
    if (directory && !incoming.url.startsWith('/api/')) {
      const { type, body } = files.get(incoming.url) ?? files.get('/index.html');
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
      return;
    }
    const { url: path, method, headers } = incoming;
    const onward = request({ hostname, port, path, method, headers }, (found) => {
      response.writeHead(found.statusCode, found.headers);
      found.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function filesOf(directory) {
  const names = readdirSync(directory, { recursive: true }).filter((name) => extname(name));
  return new Map(
    names.map((name) => [
      `/${name}`,
      {
        type: types[extname(name)] ?? 'application/octet-stream',
        body: brotliCompressSync(readFileSync(join(directory, name))),
      },
    ]),
  );
}
