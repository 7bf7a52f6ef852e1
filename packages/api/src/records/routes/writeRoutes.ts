import type { Change, RevertTarget } from '@rentyard/contract/schema/history';
import {
  updateRoutes as declare,
  writeRoutes as declareWrites,
} from '@rentyard/contract/schema/routes/writeRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Invalid, MethodNotAllowed } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import type { EditedRecord } from '../find.ts';
import type { WriteContext } from '../store.ts';
import { draftBefore } from '../write/draftBefore.ts';
import { createRecord, updateRecord } from '../write/save.ts';
import { matchedVersion, type RouteContext, writeWithIdempotency } from './routeContext.ts';

/** Replacements for the write functions, for resources whose saves write more than the record. */
export interface WriteHandlers {
  readonly create?: typeof createRecord;
  readonly update?: typeof updateRecord;
}

/** Creation of a record from a draft. */
export function createRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { create = createRecord }: WriteHandlers = {},
): void {
  handle(app, declareWrites(context.binding.resource).create, async ({ body, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await create(write, body)), 201),
    ),
  );
}

/** Update and revert of a record. */
export function updateRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { update = updateRecord }: WriteHandlers = {},
): void {
  const routes = declare(context.binding.resource);

  async function save(request: FastifyRequest, id: number): Promise<JsonResponse> {
    const { body } = request;
    const version = matchedVersion(request);
    return writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await update(write, { id, body, version }))),
    );
  }

  handle(app, routes.update, async ({ params, request }) => save(request, params.id));

  handle(app, routes.formUpdate, async ({ params, query, request }) => {
    if (query._method === undefined) throw new MethodNotAllowed('POST', ['PATCH']);
    return save(request, params.id);
  });

  handle(app, routes.revert, async ({ params: { id }, body, request }) => {
    const version = body.version ?? matchedVersion(request);
    const { to = 'after' } = body;
    return writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await revertRecord(write, { id, entry: body.entry, to, version }))),
    );
  });
}

interface Revert {
  readonly id: number;
  readonly entry: number;
  readonly to: RevertTarget;
  readonly version: number | undefined;
}

/**
 * Reverts a record to its state after or before the given change, or only the fields of that
 * change, as a new change. Statuses change only by transitions and secrets are not in the history,
 * so both stay unchanged.
 */
async function revertRecord(write: WriteContext, revert: Revert): Promise<EditedRecord> {
  const { tx, binding } = write;
  const { id, entry, to, version } = revert;
  const which = sql`resource = ${binding.resource.name} and record_id = ${id}`;
  const known = await tx.one(sql`select 1 from change_history where ${which} and id = ${entry}`);
  if (!known) throw Invalid.at('entry', { id: 'not_found' });
  const undoneChanges = await tx.rows<{ changes: readonly Change[] }>(sql`
    select changes from change_history where ${which} and id ${compared[to]} ${entry} order by id desc`);
  const body = await draftBefore(
    write,
    undoneChanges.flatMap(({ changes }) => changes),
  );
  return updateRecord(write, { id, body, version, action: 'revert' });
}

/** Compares the id of the undone changes with that of the given one. */
const compared: Readonly<Record<RevertTarget, SQL>> = {
  after: sql`>`,
  before: sql`>=`,
  change: sql`=`,
};
