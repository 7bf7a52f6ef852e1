import { type ProposalCause, proposalBounds } from '@rentyard/contract/entities/proposal/proposal';
import type { Permission } from '@rentyard/contract/permissions';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { plainFields } from '@rentyard/contract/schema/resource';
import { isFileProposable } from '@rentyard/contract/schema/routes/proposable';
import type { Route } from '@rentyard/contract/schema/routes/route';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../db/database.ts';
import { lockCount } from '../db/lockCount.ts';
import { type Locale, name } from '../db/sqlFragments.ts';
import { Failure, Invalid, TooLarge } from '../errors/failures.ts';
import { callerOf } from '../http/access/permissions.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { JsonResponse } from '../http/jsonResponse.ts';
import { recordNames } from '../records/bulk/recordNames.ts';
import { fieldKindOf } from '../records/fieldKinds/fieldKinds.ts';
import { findLocale, matchedVersion } from '../records/routes/routeContext.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { readAuthor } from './proposalPeople.ts';
import { buildCall, type ProposalRow, readProposals, serveProposal } from './proposalRows.ts';
import { CallRefused, type Trial, tryCall } from './trial.ts';

export interface Context {
  readonly app: FastifyInstance;
  readonly store: Store;
}

const prefix = '/api/v1';

/** A call that a client has sent, in the form in which it is stored. */
export type SentCall = Pick<
  ProposalRow,
  'method' | 'path' | 'body' | 'form' | 'form_type' | 'language' | 'is_versioned'
> & {
  readonly resource: string;
  /** The record in the path. */
  readonly recordId: number | null;
  readonly version: number | undefined;
};

/**
 * Reads the call of a request.
 * @throws {TooLarge | Invalid} for a body that cannot be stored.
 */
export async function readCall(
  request: FastifyRequest,
  route: Route,
  bindings: readonly ResourceBinding[],
): Promise<SentCall> {
  const [, resource = ''] = route.path.split('/');
  const { id } = request.params as { readonly id?: number };
  const common = {
    method: route.method as SentCall['method'],
    path: request.url.slice(prefix.length),
    language: request.language,
    is_versioned: route.isVersioned === true,
    resource,
    recordId: typeof id === 'number' ? id : null,
  };
  if (isFileProposable(route)) {
    const form_type = request.headers['content-type'] ?? '';
    return { ...common, body: null, form: await readForm(request), form_type, version: undefined };
  }
  const version = readVersion(request, route);
  const body = storableBody(request.sentBody, route);
  refuseSecrets(
    body,
    bindings.find((one) => one.resource.name === resource),
  );
  return { ...common, body, form: null, form_type: null, version };
}

function readVersion(request: FastifyRequest, route: Route): number | undefined {
  if (!route.isVersioned) return undefined;
  const inBody = valueAt(request.sentBody, 'version');
  return matchedVersion(request) ?? (typeof inBody === 'number' ? inBody : undefined);
}

/**
 * The body without its version, which the server sends anew when it makes the call.
 * @throws {TooLarge}
 */
export function storableBody(body: unknown, { isVersioned }: Pick<Route, 'isVersioned'>): unknown {
  if (Buffer.byteLength(JSON.stringify(body ?? null)) > proposalBounds.body) throw new TooLarge();
  if (!isVersioned || body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const { version: _, ...rest } = body as Readonly<Record<string, unknown>>;
  return rest;
}

/** @throws {Invalid} A stored secret could be read by whoever reviews it. */
export function refuseSecrets(body: unknown, binding: ResourceBinding | undefined): void {
  for (const [path, field] of binding ? plainFields(binding.resource) : []) {
    if (!fieldKindOf(field).isSecret) continue;
    for (const at of [path, `change.set.${path}`]) {
      if (valueAt(body, at) !== undefined) throw Invalid.at(at, { id: 'not_allowed' });
    }
  }
}

async function readForm({ raw }: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > proposalBounds.file) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The name of the file in a form, for the people who review it. */
function parseFileName(form: Buffer | null): string | null {
  const head = form?.subarray(0, 65_536).toString('utf8') ?? '';
  return /filename="([^"\r\n]{1,255})"/.exec(head)?.[1] ?? null;
}

interface Proposed {
  readonly permission: Permission;
  readonly cause: ProposalCause;
}

/**
 * Stores the call of a request as a proposal, after a trial of it. The response is the proposal (202), or
 * the error that the call itself would get.
 */
export async function storeProposal(
  { app, store }: Context,
  request: FastifyRequest,
  route: Route,
  { permission, cause }: Proposed,
): Promise<JsonResponse> {
  const { db, clock } = store;
  const sent = await readCall(request, route, store.allBindings);
  const reason = parseReason(request);
  const caller = callerOf(request);
  const locale = await findLocale(request, store);
  try {
    return await withIdempotency(request, { db, clock, body: sent.body }, async (tx) => {
      await refuseTooMany(tx, caller.id);
      const author = await readAuthor(tx, caller.id);
      const id = await nextId(tx);
      const trial = await tryCall(tx, store, {
        ...{ app, person: author, proposalId: id, proposedBy: author.id },
        call: buildCall(sent as unknown as ProposalRow, sent.version),
        body: sent.body,
        locale,
      });
      const target = await findTarget(tx, store, { ...sent, locale }, trial);
      if (isUnchanged(trial, target)) throw Invalid.at('', { id: 'unchanged' });
      const now = clock();
      const expiresAt = new Date(now.getTime() + proposalBounds.days.open * 86_400_000);
      await tx.rows(sql`
        insert into proposals (id, cause, method, path, body, form, form_type, file_name, language,
          is_versioned, action, subject, resource, record_id, record_name, record_version, difference,
          reason, expires_at, created_at, updated_at, created_by, updated_by)
        values (${id}, ${cause}, ${sent.method}, ${sent.path}, ${JSON.stringify(sent.body ?? null)}::jsonb,
          ${sent.form}, ${sent.form_type}, ${parseFileName(sent.form)}, ${sent.language},
          ${sent.is_versioned}, ${permission[0]}, ${permission[1]}, ${sent.resource}, ${target.id},
          ${target.name}, ${target.version}, ${JSON.stringify(trial.difference)}::jsonb,
          ${reason}, ${expiresAt.toISOString()}, ${now.toISOString()}, ${now.toISOString()},
          ${author.id}, ${author.id})`);
      const [row] = await readProposals(tx, [id]);
      if (!row) throw new Error(`The proposal ${id} was not stored.`);
      const data = serveProposal(row, caller, request.language);
      return new JsonResponse(202, JSON.stringify({ data }));
    });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const { status, body } = error.outcome;
    return new JsonResponse(status, JSON.stringify({ ...body, request_id: request.id }));
  }
}

/**
 * Why the author proposes the change: percent-encoded text in a header, because the body is that of the
 * call.
 */
function parseReason({ headers }: FastifyRequest): string | null {
  const given = headers['proposal-reason'];
  if (typeof given !== 'string') return null;
  let text = given;
  try {
    text = decodeURIComponent(given);
  } catch {
    throw Invalid.at('Proposal-Reason', { id: 'type' });
  }
  if (text.length > proposalBounds.reason) {
    throw Invalid.at('Proposal-Reason', {
      id: 'max_length',
      values: { number: proposalBounds.reason },
    });
  }
  if (/\p{Cc}/u.test(text)) throw Invalid.at('Proposal-Reason', { id: 'letters' });
  return text.trim() || null;
}

async function refuseTooMany(tx: Transaction, authorId: number): Promise<void> {
  await lockCount(tx, 'proposals', authorId);
  const open = await tx.one<{ count: number }>(sql`
    select count(*) from proposals where created_by = ${authorId} and state = 'open'`);
  if ((open?.count ?? 0) < proposalBounds.open) return;
  throw new Failure(422, 'too_many_proposals', { values: { number: proposalBounds.open } });
}

async function nextId(tx: Queryable): Promise<number> {
  const next = await tx.one<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('proposals', 'id')) as id`);
  if (!next) throw new Error('The sequence of proposals returned no id.');
  return next.id;
}

interface Target {
  readonly id: number | null;
  readonly name: string | null;
  readonly version: number | null;
}

interface Targeting extends Pick<SentCall, 'resource' | 'recordId'> {
  readonly locale: Locale;
}

/** The record in the path, or the only one that the call changes. */
export async function findTarget(
  tx: Transaction,
  store: Store,
  { resource, recordId, locale }: Targeting,
  { written }: Pick<Trial, 'written'>,
): Promise<Target> {
  const changed = new Set(written.map((one) => one.record_id));
  const isOne = changed.size === 1 && written[0]?.resource === resource;
  const only = isOne && written[0]?.action !== 'create' ? written[0]?.record_id : undefined;
  const id = recordId ?? only ?? null;
  const binding = store.allBindings.find((one) => one.resource.name === resource);
  if (id === null || !binding) return { id: null, name: null, version: null };
  const names = await recordNames(tx, store, { binding, ids: [id], locale });
  const found = await tx.one<{ version: number }>(sql`
    select version from ${name(resource)} where id = ${id}`);
  return { id, name: names.get(id)?.slice(0, 255) ?? null, version: found?.version ?? null };
}

function isUnchanged({ outcome, written }: Trial, { version }: Target): boolean {
  const data = outcome.body.data as { readonly version?: number } | undefined;
  return written.length === 0 && version !== null && data?.version === version;
}
