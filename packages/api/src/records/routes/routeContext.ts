import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import type { Locale } from '../../db/sqlFragments.ts';
import { Invalid, NotAvailable, NotFound } from '../../errors/failures.ts';
import { callerOf, confirmPermissions } from '../../http/access/permissions.ts';
import { dispatchedCall } from '../../http/dispatch.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { JsonResponse } from '../../http/jsonResponse.ts';
import { findRecordJson } from '../find.ts';
import type { DescribeRefusal, ResourceBinding, Store, WriteContext } from '../store.ts';

/** The store and the binding that the routes of one resource use. */
export interface RouteContext {
  readonly store: Store;
  readonly binding: ResourceBinding;
}

export async function findLocale(request: FastifyRequest, { languages }: Store): Promise<Locale> {
  const { default: fallback } = await languages.known();
  return { language: request.language, fallback };
}

/**
 * The version in `If-Match`: `"3"`, `3` or `W/"3"`.
 * @throws {Invalid} when the body has another version.
 */
export function matchedVersion({ headers, body }: FastifyRequest): number | undefined {
  const tag = headers['if-match'];
  if (tag === undefined || tag === '*') return undefined;
  const [, version] = /^(?:W\/)?"?([1-9]\d{0,8})"?$/.exec(tag) ?? [];
  if (version === undefined) throw Invalid.at('If-Match', { id: 'type' });
  const inBody = valueAt(body, 'version');
  if (typeof inBody === 'number' && inBody !== Number(version)) {
    throw Invalid.at('If-Match', { id: 'not_allowed' });
  }
  return Number(version);
}

/** Runs a write in one transaction, once per `Idempotency-Key` on a POST. */
export async function writeWithIdempotency(
  request: FastifyRequest,
  { store, binding }: RouteContext,
  body: unknown,
  work: (write: WriteContext) => Promise<JsonResponse>,
): Promise<JsonResponse> {
  const locale = await findLocale(request, store);
  const personId = callerOf(request).id;
  const { lock } = binding.hooks;
  const inTransaction = async (tx: Transaction) => {
    await lock?.(tx);
    // Nobody else changes permissions before the commit, but the work may change those of the caller.
    if (lock) await confirmPermissions(request, tx);
    const isDryRun = dispatchedCall()?.isDryRun ?? false;
    const response = await work({ tx, store, binding, personId, locale, isDryRun });
    if (!lock) await confirmPermissions(request, tx);
    return response;
  };
  const { db, clock } = store;
  try {
    if (request.method !== 'POST') return await db.transaction(inTransaction);
    return await withIdempotency(
      request,
      { db, clock, body, confirmsPermissions: true },
      inTransaction,
    );
  } catch (error) {
    const id = Number((request.params as { readonly id?: unknown } | undefined)?.id) || undefined;
    throw await describedFailure(store, error, { locale, resource: binding.resource.name, id });
  }
}

/** After the transaction, because a failed one reads nothing more. */
async function describedFailure(
  store: Store,
  error: unknown,
  about: Parameters<DescribeRefusal>[2],
): Promise<unknown> {
  const { describeRefusal } = store.reactions;
  if (!(error instanceof NotAvailable) || !error.refused || !describeRefusal) return error;
  const body = await describeRefusal(store, error.refused, about);
  return new NotAvailable(error.refused, { body, cause: error });
}

/** @throws {NotFound} when there is no such live record. */
export async function refuseMissing(
  { store, binding }: RouteContext,
  id: number,
  locale: Locale,
): Promise<void> {
  const found = await findRecordJson(store.db, store, { binding, id, shape: 'show', locale });
  if (found === undefined) throw new NotFound();
}
