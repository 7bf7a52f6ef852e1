import { type S3Setting, s3Setting } from '@rentyard/contract/entities/system/s3Setting';
import {
  createS3Setting,
  deleteS3Setting,
  listS3Settings,
  showS3Setting,
  testS3Draft,
  testS3Setting,
  updateS3Setting,
} from '@rentyard/contract/entities/system/s3SettingRoutes';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { InUse, Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { JsonResponse, jsonData, jsonPage } from '../../http/jsonResponse.ts';
import { type Agents, publicBase } from '../../media/storage/s3Bucket.ts';
import { bucketSettings } from '../../media/storage/storageLocations.ts';
import { testConnection } from '../../media/storage/testS3Connection.ts';
import { type EditedRecord, readEdited } from '../../records/find.ts';
import { listRecords } from '../../records/list/list.ts';
import { registerResource } from '../../records/registerResource.ts';
import {
  findLocale,
  matchedVersion,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import { now, type Saving, type Store, type WriteContext } from '../../records/store.ts';
import { parseDraft } from '../../records/write/draft.ts';
import { recordChange } from '../../records/write/history.ts';
import { createRecord, updateRecord } from '../../records/write/save.ts';

/** The buckets of a user: a list under the user, and a connection test. */
export function s3SettingRoutes(app: FastifyInstance, store: Store, agents: Agents): void {
  const context: RouteContext = { store, binding: s3Settings };

  handle(app, listS3Settings, async ({ params: { id: userId }, query, request }) => {
    await refuseMissingPerson(store, userId);
    const ofUser = { path: 'user', operator: 'eq', value: String(userId) } as const;
    const filters = [...query.filters, ofUser];
    const page = await listRecords(
      store,
      s3Settings,
      { ...query, filters },
      await findLocale(request, store),
    );
    const rows = JSON.parse(page.json) as (EditedRecord & { readonly fallbacks?: unknown })[];
    const served = rows.map(({ fallbacks: _none, ...row }) => row);
    const json = JSON.stringify(
      await Promise.all(served.map((row) => shown(store.db, store, row))),
    );
    return jsonPage({ ...page, json }, query);
  });

  handle(app, createS3Setting, async ({ params: { id: user }, request }) => {
    await refuseMissingPerson(store, user);
    const body = ofPerson(request.body, user);
    return writeWithIdempotency(request, context, body, async (write) =>
      settingResponse(write, await createRecord(write, { ...body, user }), 201),
    );
  });

  handle(app, showS3Setting, async ({ params, request }) =>
    shown(store.db, store, await findSetting(request, store, params)),
  );

  handle(app, updateS3Setting, async ({ params, request }) => {
    const { id } = await findSetting(request, store, params);
    const body = ofPerson(request.body, params.id);
    const version = matchedVersion(request);
    return writeWithIdempotency(request, context, body, async (write) =>
      settingResponse(write, await updateRecord(write, { id, body, version })),
    );
  });

  handle(app, deleteS3Setting, async ({ params, request }) => {
    const { id } = await findSetting(request, store, params);
    await writeWithIdempotency(request, context, {}, async (write) => {
      await remove(write, id);
      return new JsonResponse(204, '');
    });
    return undefined;
  });

  handle(app, testS3Draft, async ({ params: { id: userId }, query: { sid }, request }) => {
    await refuseMissingPerson(store, userId);
    if (sid !== undefined) await findSetting(request, store, { id: userId, sid });
    const row = sid === undefined ? undefined : await storedRow(store, sid);
    const body = ofPerson(request.body, userId);
    const languages = await store.languages.known();
    const draft = row
      ? parseDraft(s3Settings.resource, 'update', languages, body)
      : parseDraft(s3Settings.resource, 'create', languages, { ...body, user: userId });
    const { secret_key: secretKey, ...values } = draft;
    const settings = { ...unsetFields, ...row, ...values } as StoredRow;
    const sealed = typeof secretKey === 'string' ? store.cipher.seal(secretKey) : row?.secret_key;
    if (!sealed) throw Invalid.at('secret_key', { id: 'required' });
    return testConnection(
      bucketSettings({ ...settings, secret_key: sealed }, store.cipher),
      agents,
    );
  });

  handle(app, testS3Setting, async ({ params, request }) => {
    const { id } = await findSetting(request, store, params);
    const row = await storedRow(store, id);
    return testConnection(bucketSettings(row, store.cipher), agents);
  });
}

/** @throws {NotFound} when there is no such user. */
async function refuseMissingPerson({ db }: Store, id: number): Promise<void> {
  const found = await db.one(sql`select 1 from users where id = ${id} and deleted_at is null`);
  if (!found) throw new NotFound();
}

/** Values of optional fields that a draft leaves out. */
const unsetFields = { prefix: null, public_url: null, path_style: false };

type StoredRow = Parameters<typeof bucketSettings>[0];

async function storedRow({ db }: Store, id: number): Promise<StoredRow> {
  const row = await db.one<StoredRow>(sql`select * from s3_settings where id = ${id}`);
  if (!row) throw new NotFound();
  return row;
}

interface InPath {
  readonly id: number;
  readonly sid: number;
}

/** The setting in the path, if it belongs to that user. */
async function findSetting(
  request: FastifyRequest,
  store: Store,
  { id: userId, sid: id }: InPath,
): Promise<EditedRecord> {
  const locale = await findLocale(request, store);
  const setting = await readEdited(store.db, store, { binding: s3Settings, id, locale });
  if (!setting || (setting.user as { id: number }).id !== userId) throw new NotFound();
  return setting;
}

/** The body may only contain the user of the path. */
function ofPerson(body: unknown, user: number): Readonly<Record<string, unknown>> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw Invalid.at('', { id: 'type' });
  }
  const { user: named, ...draft } = body as Record<string, unknown>;
  if (named !== undefined && named !== user) throw Invalid.at('user', { id: 'not_allowed' });
  return draft;
}

async function settingResponse(
  write: WriteContext,
  record: EditedRecord,
  status = 200,
): Promise<JsonResponse> {
  const { tx, store } = write;
  return jsonData(JSON.stringify(await shown(tx, store, record)), status);
}

/** The record with the last characters of its secret instead of `secret_key_set`. */
async function shown(on: Queryable, { cipher }: Store, record: EditedRecord): Promise<S3Setting> {
  const { secret_key_set: _mark, ...rest } = record;
  const sealed = await on.one<{ secret_key: Uint8Array }>(
    sql`select secret_key from s3_settings where id = ${record.id}`,
  );
  const secret = sealed ? cipher.open(sealed.secret_key) : '';
  return { ...rest, secret_key: secret.slice(-4) } as S3Setting;
}

/** @throws {InUse} while the bucket contains pictures, because their location would be lost. */
async function remove(write: WriteContext, id: number): Promise<void> {
  const { tx } = write;
  const uses = await tx.rows<{ id: number; name: string }>(sql`
    select id, file_name as name from photos where s3_setting_id = ${id} order by id limit 20`);
  if (uses.length > 0) throw new InUse(uses.map((use) => ({ subject: 'photo', ...use })));
  const gone = await tx.one<{ version: number }>(
    sql`delete from s3_settings where id = ${id} returning version`,
  );
  if (!gone) throw new NotFound();
  await recordChange(write, { id, version: gone.version + 1, action: 'delete' });
}

const s3Settings = registerResource(s3Setting, {
  validate: refuseOtherOwner,
  writeRelated: writeOthers,
});

async function refuseOtherOwner({ before, after }: Saving): Promise<readonly FieldProblem[]> {
  if (!before || before.user === after.user) return [];
  return [{ path: 'user', problem: { id: 'not_allowed' } }];
}

/** A user has at most one default: a new one replaces the previous one. */
async function writeOthers({ write, id = 0, before, after }: Saving): Promise<void> {
  if (before && (before.public_url !== after.public_url || before.prefix !== after.prefix)) {
    await moveAddresses(write, id, after);
  }
  if (after.is_default && !before?.is_default) {
    // Serialized with a lock: two concurrent transactions would not see each other's default.
    await write.tx.rows(sql`select pg_advisory_xact_lock(hashtext('s3_settings'))`);
    await endDefault(write, id, Number(after.user));
  }
}

async function endDefault(write: WriteContext, id: number, userId: number): Promise<void> {
  const ended = await write.tx.rows<{ id: number; version: number }>(sql`
    update s3_settings
    set is_default = false, version = version + 1,
        updated_at = ${now(write)}, updated_by = ${write.personId}
    where is_default and user_id = ${userId} and id <> ${id} and deleted_at is null
    returning id, version`);
  const changes = [{ path: 'is_default', from: true, to: false }];
  for (const entry of ended) {
    await recordChange(write, { ...entry, action: 'update', changes });
  }
}

/** Updates the URLs of pictures in the bucket. */
async function moveAddresses(
  { tx }: WriteContext,
  id: number,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const base = publicBase({
    publicUrl: (after.public_url ?? null) as string | null,
    prefix: (after.prefix ?? null) as string | null,
  });
  await tx.rows(sql`update photos set public_base = ${base} where s3_setting_id = ${id}`);
}
