import { BackupRefused } from '../backup/archive.ts';
import { ConfigError } from '../config/config.ts';
import { MigrationFailed } from '../db/migration/pendingMigrations.ts';
import { Unavailable } from '../errors/failures.ts';
import { DataDirInUse } from './dataDirLock.ts';

/**
 * The message when the server or a command cannot run: one line for problems that the operator can fix,
 * undefined for bugs, which need their stack.
 */
export function startFailure(error: unknown): string | undefined {
  if (isForOperators(error)) return error.message;
  if (error instanceof Unavailable) {
    if (isTimeout(error.cause)) {
      return `The database took too long: ${formatReason(error.cause)}. It is reachable, but busy or locked. See pg_stat_activity for the running statements, then start again.`;
    }
    return `The database cannot be reached: ${formatReason(error.cause)}. The server does not start without it. Check DATABASE_URL and whether the database server runs.`;
  }
  const { code, port, address, path } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${address} is in use by another program. Stop that program or set PORT to another port.`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `The server cannot listen on ${address ?? 'HOST'}: this machine has no such address. Correct HOST.`;
    case 'EACCES':
    case 'EPERM':
      return path === undefined
        ? `The server may not listen on port ${port}. Set PORT to a port above 1023.`
        : `The server has no access to ${path}, where it stores its data. Correct the permissions, or set another DATA_DIR.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is not a folder, so the server cannot store its data there. Set DATA_DIR to a folder.`;
    case 'ENOENT':
    case 'ENAMETOOLONG':
    case 'ELOOP':
      if (path === undefined) return undefined;
      return `There is no ${path} (${code}), and the server cannot create it. Set DATA_DIR to an existing folder.`;
    case 'EROFS':
      return `${path} is read-only, so the server cannot store its data there. Set DATA_DIR to a writable folder.`;
    case 'ENOSPC':
      return 'The disk is full. Free space on the disk of DATA_DIR.';
    default:
      return undefined;
  }
}

function isForOperators(error: unknown): error is Error {
  return [BackupRefused, ConfigError, DataDirInUse, MigrationFailed].some(
    (kind) => error instanceof kind,
  );
}

/** Statement timeout and lock timeout. */
function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ['57014', '55P03'].includes(`${cause.code}`);
}

function formatReason(cause: unknown): string {
  if (cause instanceof AggregateError) return formatReason(cause.errors[0]);
  return cause instanceof Error ? cause.message : 'no response';
}
