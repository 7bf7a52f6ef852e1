import type { ContentLanguages } from '@rentyard/contract/languages';
import type { Change, RevertTarget } from '@rentyard/contract/schema/history';
import { plainFields } from '@rentyard/contract/schema/resource';
import {
  updateRoutes as declare,
  writeRoutes as declareWrites,
} from '@rentyard/contract/schema/routes/writeRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Invalid, MethodNotAllowed } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import type { EditedRecord } from '../find.ts';
import type { WriteContext } from '../store.ts';
import { setAt } from '../write/draft.ts';
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
  const { tx, store, binding } = write;
  const { id, entry, to, version } = revert;
  const which = sql`resource = ${binding.resource.name} and record_id = ${id}`;
  const known = await tx.one(sql`select 1 from change_history where ${which} and id = ${entry}`);
  if (!known) throw Invalid.at('entry', { id: 'not_found' });
  const undoneChanges = await tx.rows<{ changes: readonly Change[] }>(sql`
    select changes from change_history where ${which} and id ${compared[to]} ${entry} order by id desc`);
  const body = undone(
    undoneChanges.flatMap(({ changes }) => changes),
    { writable: writablePaths(write), languages: await store.languages.read(tx) },
  );
  return updateRecord(write, { id, body, version, action: 'revert' });
}

/** Compares the id of the undone changes with that of the given one. */
const compared: Readonly<Record<RevertTarget, SQL>> = {
  after: sql`>`,
  before: sql`>=`,
  change: sql`=`,
};

interface Possible {
  readonly writable: ReadonlySet<string>;
  readonly languages: ContentLanguages;
}

/**
 * The draft that reverts these changes, newest first, so that the oldest `from` wins. Texts in
 * languages that no longer exist stay unchanged.
 */
function undone(
  changes: readonly Change[],
  { writable, languages }: Possible,
): Readonly<Record<string, unknown>> {
  const draft: Record<string, unknown> = {};
  for (const { path, from } of changes) {
    const cut = path.lastIndexOf('.');
    const isText =
      writable.has(path.slice(0, cut)) && languages.codes.includes(path.slice(cut + 1));
    if (writable.has(path) || isText) setAt(draft, path, from);
  }
  return draft;
}

function writablePaths({ binding }: WriteContext): ReadonlySet<string> {
  const fields = plainFields(binding.resource);
  return new Set(
    fields.flatMap(([path, field]) =>
      field.readOnly || fieldKindOf(field).isSecret ? [] : [path],
    ),
  );
}
