import { grantProblems, neededFor, permissionsOf } from '@rentyard/contract/grants';
import {
  type Action,
  actions,
  type Grant,
  type Subject,
  subjects,
} from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { Invalid, NotFound } from '../../failures.ts';
import { type Answer, dataAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import {
  idOf,
  matchedVersion,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { name } from '../../records/fragments.ts';
import { updateRecord } from '../../records/save.ts';
import { permissionOperations } from './permissionOperations.ts';

/** `edit_permissions`: the grid of subjects and actions with what is granted in it. */
export function permissionRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, kept } = context;
  const { name: resource, subject } = kept.resource;
  const path = `/${resource}/:id/edit_permissions`;
  const { read, change } = permissionOperations(resource);

  app.get(
    path,
    { config: { right: ['update', subject], operation: read } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      return send(reply, await gridOf(store.db, resource, id));
    },
  );

  app.patch(
    path,
    { config: { right: ['update', subject], operation: change } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const params = new BodyParams(request.body);
      const granted = takeGrants(params);
      const version = params.takeVersion() ?? matchedVersion(request);
      params.finish();
      const answer = await writeOnce(request, context, request.body, async (writing) => {
        await refuseFixed(writing.tx, resource, id);
        const body = { permissions: permissionsOf(granted) };
        await updateRecord(writing, { id, body, version }).catch(atGrants);
        return gridOf(writing.tx, resource, id);
      });
      return send(reply, answer);
    },
  );
}

interface Held {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly permissions: readonly { readonly action: Action; readonly subject: Subject }[];
  readonly system: string | null;
  readonly affected: number;
}

async function find(on: Queryable, resource: string, id: number): Promise<Held> {
  const system = resource === 'roles' ? sql`r.system` : sql`null`;
  const held = await on.one<Held>(sql`
    select r.id, r.name, r.version, r.permissions, ${system} as system, r.members_count as affected
    from ${name(resource)} r where r.id = ${id} and r.deleted_at is null`);
  if (!held) throw new NotFound();
  return held;
}

/** The admin role is shown with everything, because it may everything. */
async function gridOf(on: Queryable, resource: string, id: number): Promise<Answer> {
  const held = await find(on, resource, id);
  const everything = subjects.flatMap((subject) =>
    actions.map((action): Grant => [action, subject]),
  );
  const granted =
    held.system === 'admin'
      ? everything
      : held.permissions.map(({ action, subject }): Grant => [action, subject]);
  return dataAnswer(
    JSON.stringify({
      id: held.id,
      name: held.name,
      version: held.version,
      subjects,
      actions,
      granted,
      needed: Object.entries(neededFor).map(([action, needs]) => ({ action, needs })),
      affected: held.affected,
      is_fixed: held.system === 'admin',
    }),
  );
}

async function refuseFixed(on: Queryable, resource: string, id: number): Promise<void> {
  const { system } = await find(on, resource, id);
  if (system === 'admin') throw Invalid.at('granted', { id: 'system_role' });
}

/** `[["read", "offers"], ...]`; a problem is told at its place in the list. */
function takeGrants(params: BodyParams): readonly Grant[] {
  const rows = params.takeValue('granted');
  if (!Array.isArray(rows)) {
    params.refuse(
      'granted',
      rows === undefined ? { id: 'required', values: { field: 'granted' } } : { id: 'type' },
    );
    return [];
  }
  const strange = rows.findIndex((row) => !isPair(row));
  if (strange >= 0) {
    params.refuse(`granted.${strange}`, { id: 'type' });
    return [];
  }
  const grants = rows as readonly Grant[];
  grants.forEach(([action, subject], at) => {
    if (!actions.includes(action) || !subjects.includes(subject)) {
      params.refuse(`granted.${at}`, { id: 'choice' });
    }
  });
  for (const { at, problem } of grantProblems(grants)) params.refuse(`granted.${at}`, problem);
  return grants;
}

function isPair(row: unknown): boolean {
  return Array.isArray(row) && row.length === 2 && row.every((word) => typeof word === 'string');
}

/** Problems of the record's own field are told where this call has it. */
function atGrants(error: unknown): never {
  if (!(error instanceof Invalid)) throw error;
  const problems = Object.entries(error.problems).map(([path, found]) => [
    path.replace(/^permissions(\.\d+)?(\.\w+)?$/, 'granted$1'),
    found,
  ]);
  throw new Invalid(Object.fromEntries(problems));
}
