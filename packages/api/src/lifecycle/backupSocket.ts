import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { BackedUp } from '../backup/writeBackup.ts';

/** Longest socket path that every system supports, in bytes. */
const addressAtMost = 100;

/**
 * The socket path of backups for a data folder: inside the folder, or in the folder for temporary
 * files when the path is too long.
 */
export function backupSocketOf(dataDir: string): string {
  const inside = join(dataDir, 'backup.sock');
  if (Buffer.byteLength(inside) <= addressAtMost) return inside;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `rentyard-backup-${hash}.sock`);
}

/**
 * Serves backups to the same user on the same machine: only this process has the embedded database
 * open, and whoever may read the socket may read its files too. Returns a function that stops it.
 */
export function serveBackups(
  dataDir: string,
  parts: BackedUp & { readonly log: Pick<FastifyBaseLogger, 'error'> },
): () => Promise<void> {
  const address = backupSocketOf(dataDir);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/backup') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/gzip' });
    sendBackup(parts, response).catch((error: unknown) =>
      parts.log.error({ err: error }, 'a backup was interrupted'),
    );
  });
  // Left over from a killed server; this one has the lock on the folder.
  rmSync(address, { force: true });
  const others = process.umask(0o177);
  server.listen(address);
  process.umask(others);
  server.on('error', (error) => parts.log.error({ err: error }, 'backups are not served'));
  return () =>
    new Promise((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
}

async function sendBackup(parts: BackedUp, response: ServerResponse): Promise<void> {
  const { createBackup } = await import('../backup/writeBackup.ts');
  await pipeline(createBackup(parts), response);
}
