import {
  createApiKey,
  listApiKeyActivity,
  overlapHours,
  rotateApiKey,
} from '@rentyard/contract/entities/api-key/apiKeyRoutes';
import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { apiKeyHash, apiKeyPrefix, newApiKeySecret } from '../../api-keys/apiKeySecret.ts';
import { readCurrentPermissions } from '../../auth/ownPermissions.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonPage, pageOf } from '../../http/jsonResponse.ts';
import { type EditedRecord, lockRecord } from '../../records/find.ts';
import { bumpVersion, issuedResponse } from '../../records/routes/issuedSecret.ts';
import { readRoutes } from '../../records/routes/readRoutes.ts';
import {
  findLocale,
  type RouteContext,
  refuseMissing,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import { trashRoutes } from '../../records/routes/trashRoutes.ts';
import { updateRoutes } from '../../records/routes/writeRoutes.ts';
import { now, type WriteContext } from '../../records/store.ts';
import { recordChange } from '../../records/write/history.ts';
import { createRecord } from '../../records/write/save.ts';
import { countActivity, readActivity } from '../users/activity.ts';

/** The calls of API keys. Creation and rotation are the only ones that serve a secret. */
export function apiKeyRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, binding } = context;
  readRoutes(app, context);
  updateRoutes(app, context);
  trashRoutes(app, context);

  handle(app, createApiKey, async ({ body, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) => {
      const { id, mode } = await createRecord(write, body);
      const secret = await issueSecret(write, id, String(mode));
      return issuedResponse(write, id, { secret, status: 201 });
    }),
  );

  handle(app, rotateApiKey, async ({ params: { id }, body, request }) => {
    const { overlap_hours: overlap = overlapHours.default } = body;
    return writeWithIdempotency(request, context, request.body, async (write) => {
      const { tx, locale } = write;
      const key = await lockRecord(tx, store, { binding, id, locale });
      if (!key) throw new NotFound();
      await refuseBeyondOwn(write, key);
      const until = new Date(store.clock().getTime() + overlap * 3_600_000).toISOString();
      await endSecrets(write, id, until);
      const secret = await issueSecret(write, id, String(key.mode));
      const version = await bumpVersion(write, id);
      const changes = [{ path: 'prefix', from: key.prefix, to: apiKeyPrefix(secret) }];
      await recordChange(write, { id, version, action: 'update', changes });
      return issuedResponse(write, id, { secret, status: 200 });
    });
  });

  handle(app, listApiKeyActivity, async ({ params: { id }, query, request }) => {
    const locale = await findLocale(request, store);
    await refuseMissing(context, id, locale);
    const account = sql`(select account_id from api_keys where id = ${id})`;
    const page = pageOf(query);
    const rows = await readActivity(store, account, { ...page, locale });
    const total = await countActivity(store, account);
    return jsonPage({ json: JSON.stringify(rows), total, isExact: true }, page);
  });
}

/** A secret lets its owner do what the key may do, so only those receive it who may do that too. */
async function refuseBeyondOwn(write: WriteContext, key: EditedRecord): Promise<void> {
  const { ability } = await readCurrentPermissions(write.tx, write.personId);
  const granted = permissionsOfRows((key.permissions ?? []) as readonly PermissionRow[]);
  if (granted.every(([action, subject]) => ability.can(action, subject))) return;
  throw Invalid.at('permissions', { id: 'beyond_own_rights' });
}

async function issueSecret(write: WriteContext, id: number, mode: string): Promise<string> {
  const secret = newApiKeySecret(mode);
  await write.tx.rows(sql`
    insert into api_key_secrets (api_key_id, secret_hash, created_at)
    values (${id}, ${apiKeyHash(secret)}, ${now(write)})`);
  await write.tx.rows(sql`update api_keys set prefix = ${apiKeyPrefix(secret)} where id = ${id}`);
  return secret;
}

/** The current secret ends after the overlap; one that ends earlier is not prolonged. */
async function endSecrets({ tx, store }: WriteContext, id: number, until: string): Promise<void> {
  await tx.rows(
    sql`delete from api_key_secrets where api_key_id = ${id} and ends_at <= ${store.clock().toISOString()}`,
  );
  await tx.rows(sql`
    update api_key_secrets set ends_at = least(ends_at, ${until}) where api_key_id = ${id}`);
}
