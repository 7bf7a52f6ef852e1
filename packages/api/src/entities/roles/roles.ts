import {
  buildPermissionRows,
  type PermissionRow,
  requiredAction,
} from '@rentyard/contract/entities/role/permissionList';
import { permissionRoutes as permissionCalls } from '@rentyard/contract/entities/role/permissionRoutes';
import { role } from '@rentyard/contract/entities/role/role';
import {
  type Action,
  actions,
  type Permission,
  type Subject,
  subjects,
} from '@rentyard/contract/permissions';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lockPermissions } from '../../auth/lockAccount.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import { registerResource } from '../../records/registerResource.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import {
  matchedVersion,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import type { Saving } from '../../records/store.ts';
import { updateRecord } from '../../records/write/save.ts';
import { withinOwnPermissions } from './withinOwnPermissions.ts';

export const roles = registerResource(role, {
  validate: async (saving) => [...untouchable(saving), ...(await withinOwnPermissions(saving))],
  lock: lockPermissions,
  beforeTrash: deletionBlocker,
  afterWrite: (store) => store.invalidatePeople(),
});

/** The admin role always has every permission, so a list of permissions would be misleading. */
function untouchable({ before, after }: Saving): readonly FieldProblem[] {
  const granted = (after.permissions ?? []) as readonly PermissionRow[];
  return before?.system === 'admin' && granted.length > 0
    ? [{ path: 'permissions', problem: { id: 'system_role' } }]
    : [];
}

/** The two built-in roles are required. */
async function deletionBlocker(tx: Transaction, id: number): Promise<string | undefined> {
  const found = await tx.one<{ system: string | null }>(
    sql`select system from roles where id = ${id}`,
  );
  return found?.system ? 'system_role' : undefined;
}

/** The calls of roles and of positions, which both contain permissions. */
export function roleRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  permissionRoutes(app, context);
}

/** `edit_permissions`: the grid of subjects and actions with the granted permissions. */
export function permissionRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, binding } = context;
  const { name: resource } = binding.resource;
  const routes = permissionCalls(binding.resource);

  handle(app, routes.read, async ({ params }) => readGrid(store.db, resource, params.id));

  handle(app, routes.change, async ({ params: { id }, body: { granted, version }, request }) => {
    const from = version ?? matchedVersion(request);
    return writeWithIdempotency(request, context, request.body, async (write) => {
      await refuseFixed(write.tx, resource, id);
      const body = { permissions: buildPermissionRows(granted) };
      await updateRecord(write, { id, body, version: from }).catch(atGrants);
      return readGrid(write.tx, resource, id);
    });
  });
}

interface StoredGrid {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly permissions: readonly { readonly action: Action; readonly subject: Subject }[];
  readonly system: string | null;
  readonly affected: number;
}

async function find(on: Queryable, resource: string, id: number): Promise<StoredGrid> {
  const system = resource === 'roles' ? sql`r.system` : sql`null`;
  const stored = await on.one<StoredGrid>(sql`
    select r.id, r.name, r.version, r.permissions, ${system} as system, r.members_count as affected
    from ${name(resource)} r where r.id = ${id} and r.deleted_at is null`);
  if (!stored) throw new NotFound();
  return stored;
}

/** The admin role has every permission, so all of them are shown as granted. */
async function readGrid(on: Queryable, resource: string, id: number): Promise<JsonResponse> {
  const stored = await find(on, resource, id);
  const everything = subjects.flatMap((subject) =>
    actions.map((action): Permission => [action, subject]),
  );
  const granted =
    stored.system === 'admin'
      ? everything
      : stored.permissions.map(({ action, subject }): Permission => [action, subject]);
  return jsonData(
    JSON.stringify({
      id: stored.id,
      name: stored.name,
      version: stored.version,
      subjects,
      actions,
      granted,
      needed: Object.entries(requiredAction).map(([action, needs]) => ({ action, needs })),
      affected: stored.affected,
      is_fixed: stored.system === 'admin',
    }),
  );
}

async function refuseFixed(on: Queryable, resource: string, id: number): Promise<void> {
  const { system } = await find(on, resource, id);
  if (system === 'admin') throw Invalid.at('granted', { id: 'system_role' });
}

/** Maps problems of the record field `permissions` to the field `granted` of this call. */
function atGrants(error: unknown): never {
  if (!(error instanceof Invalid)) throw error;
  const problems = Object.entries(error.problems).map(([path, found]) => [
    path.replace(/^permissions(\.\d+)?(\.\w+)?$/, 'granted$1'),
    found,
  ]);
  throw new Invalid(Object.fromEntries(problems));
}
