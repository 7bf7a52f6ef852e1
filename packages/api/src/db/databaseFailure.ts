import {
  BrokenReference,
  DiskFull,
  NotAvailable,
  type RefusedReservation,
  Taken,
  Unavailable,
  WrongState,
} from '../errors/failures.ts';

/** Codes of Node and PostgreSQL for an unreachable or overloaded database and for timeouts. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read-only: a standby that has not been promoted yet
  '53300', // too many connections
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '57P05', // idle session timeout
]);

const diskFull = new Set(['53100', 'ENOSPC']);

/** The function `reserve` (migration 0012) refused, or the exclusion constraint did. */
const notReserved = new Set(['RY001', '23P01']);

/** A machine that is out cannot be refused to its client (migration 0012). */
const stillOut = 'RY002';

/** Messages of node-postgres, whose connection errors have no code. */
const lostConnection =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** Message of node-postgres when a statement exceeds `query_timeout`. */
const readTimeout = 'Query read timeout';

/** The database stopped responding: the connection of the statement is unusable. */
export class Stalled extends Unavailable {}

interface DatabaseError {
  readonly code: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly message: string;
}

function isDatabaseError(error: unknown): error is Error & DatabaseError {
  return error instanceof Error && typeof (error as Partial<DatabaseError>).code === 'string';
}

/** Converts an error of the driver to the failure that callers see; returns other errors unchanged. */
export function databaseFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = isDatabaseError(error) ? error.code : '';
  if (diskFull.has(code) || error.message.includes('No space left on device')) {
    return new DiskFull(error);
  }
  if (error.message === readTimeout) return new Stalled(error);
  if (isDatabaseError(error) && code === '23505') return new Taken(error.constraint ?? '', error);
  if (code === '23503') return new BrokenReference(error);
  if (isDatabaseError(error) && notReserved.has(code)) {
    const refused =
      error.detail && code === 'RY001'
        ? (JSON.parse(error.detail) as RefusedReservation)
        : undefined;
    return new NotAvailable(refused, { cause: error });
  }
  if (code === stillOut) return new WrongState();
  if (unavailable.has(code) || code.startsWith('08') || lostConnection.test(error.message)) {
    return new Unavailable(error);
  }
  return error;
}

/** Whether running the transaction again may succeed: a deadlock or a serialization failure. */
export function isWorthAnotherTry(error: unknown): boolean {
  return isDatabaseError(error) && (error.code === '40P01' || error.code === '40001');
}

/** Whether a statement failed because of a lock timeout. */
export function isLockTimeout(error: unknown): boolean {
  return (
    error instanceof Unavailable && isDatabaseError(error.cause) && error.cause.code === '55P03'
  );
}
