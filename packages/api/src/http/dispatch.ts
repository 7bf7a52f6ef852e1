import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database.ts';
import { joinTransaction } from '../db/joinedTransaction.ts';
import type { User } from './access/user.ts';

/** A call that the server makes for a user. */
export interface Dispatched {
  /** Who makes the call, with the permissions that it may use. */
  readonly person: User;
  /** The transaction is rolled back after the call. */
  readonly isDryRun: boolean;
}

interface Context extends Dispatched {
  /** False once the call has ended, for what it left running. */
  isOpen: boolean;
}

const dispatched = new AsyncLocalStorage<Context>();

/** The call that the server makes at the moment; undefined in a request of a client. */
export function dispatchedCall(): Dispatched | undefined {
  const context = dispatched.getStore();
  return context?.isOpen ? context : undefined;
}

/** A call as it is stored. */
export interface StoredCall {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly payload: string | Buffer;
  readonly contentType: string;
  readonly language: string;
  /** The version that the call expects. */
  readonly version: number | undefined;
}

/** The response to a dispatched call. */
export interface CallOutcome {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Makes a call in a transaction through the same routing, permission checks, validation and handler as
 * a request of a client.
 */
export async function dispatch(
  app: FastifyInstance,
  tx: Transaction,
  call: StoredCall,
  as: Dispatched,
): Promise<CallOutcome> {
  const { method, path, payload, contentType, language, version } = call;
  const context: Context = { ...as, isOpen: true };
  try {
    const response = await joinTransaction(tx, () =>
      dispatched.run(context, async () => {
        // Awaited here: the call begins when somebody waits for it, and belongs to the context of that time.
        const made = await app.inject({
          method,
          url: `/api/v1${path}`,
          headers: {
            'content-type': contentType,
            'x-localization': language,
            ...(version !== undefined && { 'if-match': `"${version}"` }),
          },
          payload,
        });
        return made;
      }),
    );
    const body = response.payload === '' ? {} : response.json<Record<string, unknown>>();
    return { status: response.statusCode, body };
  } finally {
    context.isOpen = false;
  }
}
