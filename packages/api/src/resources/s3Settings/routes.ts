import type { S3Setting } from '@rentyard/contract/s3Setting';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { InUse, Invalid, NotFound } from '../../failures.ts';
import { type Answer, dataAnswer, listAnswer, send } from '../../http/answers.ts';
import { draftBody } from '../../http/formBody.ts';
import { takeListQuery } from '../../http/listParams.ts';
import { QueryParams } from '../../http/queryParams.ts';
import {
  askedOf,
  idOf,
  matchedVersion,
  positiveId,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../../http/routeContext.ts';
import { bucketSettings } from '../../media/places.ts';
import type { Agents } from '../../media/s3/bucket.ts';
import { testConnection } from '../../media/s3/testConnection.ts';
import { type EditedRecord, readEdited } from '../../records/find.ts';
import { recordChange } from '../../records/history.ts';
import { listRecords } from '../../records/list.ts';
import { createRecord, updateRecord } from '../../records/save.ts';
import type { Store } from '../../records/store.ts';
import type { Writing } from '../../records/writing.ts';
import { operations } from './operations.ts';
import { s3Settings } from './s3Settings.ts';

const path = '/users/:id/s3_settings';
const one = `${path}/:sid`;
const read = ['read', 'users'] as const;
const change = ['update', 'users'] as const;

/** The buckets of a person: a list under the person, and a test of the connection. */
export function s3SettingRoutes(app: FastifyInstance, store: Store, agents: Agents): void {
  const context: RouteContext = { store, kept: s3Settings };

  app.get(path, { config: { right: read, operation: operations.list } }, async (request, reply) => {
    const userId = await personOf(request, store);
    const params = new QueryParams(request.url);
    const query = takeListQuery(params, s3Settings.resource);
    params.finish();
    const filters = [...query.filters, { path: 'user', operator: 'eq', value: userId } as const];
    const page = await listRecords(
      store,
      s3Settings,
      { ...query, filters },
      await askedOf(request, store),
    );
    const rows = JSON.parse(page.json) as (EditedRecord & { readonly fallbacks?: unknown })[];
    const served = rows.map(({ fallbacks: _none, ...row }) => row);
    const json = JSON.stringify(
      await Promise.all(served.map((row) => shown(store.db, store, row))),
    );
    return send(reply, listAnswer({ ...page, json }, query));
  });

  app.post(
    path,
    { config: { right: change, operation: operations.create } },
    async (request, reply) => {
      const user = await personOf(request, store);
      takeNoParams(request);
      const body = ofPerson(await draftBody(request, s3Settings.resource), user);
      const answer = await writeOnce(request, context, body, async (writing) =>
        answered(writing, await createRecord(writing, { ...body, user }), 201),
      );
      return send(reply, answer);
    },
  );

  app.get(one, { config: { right: read, operation: operations.show } }, async (request, reply) => {
    const setting = await settingOf(request, store);
    takeNoParams(request);
    return send(reply, dataAnswer(JSON.stringify(await shown(store.db, store, setting))));
  });

  app.patch(
    one,
    { config: { right: change, operation: operations.update } },
    async (request, reply) => {
      const { id } = await settingOf(request, store);
      takeNoParams(request);
      const body = ofPerson(await draftBody(request, s3Settings.resource), idOf(request));
      const version = matchedVersion(request);
      const answer = await writeOnce(request, context, body, async (writing) =>
        answered(writing, await updateRecord(writing, { id, body, version })),
      );
      return send(reply, answer);
    },
  );

  app.delete(
    one,
    { config: { right: change, operation: operations.remove } },
    async (request, reply) => {
      const { id } = await settingOf(request, store);
      takeNoParams(request);
      await writeOnce(request, context, {}, async (writing) => {
        await remove(writing, id);
        return { status: 204, json: '' };
      });
      return reply.code(204).send();
    },
  );

  app.post(
    `${one}/test`,
    { config: { right: change, operation: operations.test } },
    async (request, reply) => {
      const { id } = await settingOf(request, store);
      takeNoParams(request);
      const row = await store.db.one<Parameters<typeof bucketSettings>[0]>(
        sql`select * from s3_settings where id = ${id}`,
      );
      if (!row) throw new NotFound();
      const test = await testConnection(bucketSettings(row, store.cipher), agents);
      return send(reply, dataAnswer(JSON.stringify(test)));
    },
  );
}

/** The person in the path. */
async function personOf(request: FastifyRequest, { db }: Store): Promise<number> {
  const id = idOf(request);
  const found = await db.one(sql`select 1 from users where id = ${id} and deleted_at is null`);
  if (!found) throw new NotFound();
  return id;
}

/** The setting in the path, when it is that person's. */
async function settingOf(request: FastifyRequest, store: Store): Promise<EditedRecord> {
  const { sid } = request.params as { sid: string };
  const asked = await askedOf(request, store);
  const setting = await readEdited(store.db, store, {
    kept: s3Settings,
    id: positiveId(sid),
    asked,
  });
  if (!setting || (setting.user as { id: number }).id !== idOf(request)) throw new NotFound();
  return setting;
}

/** The body may name the person of the path, and nobody else. */
function ofPerson(body: unknown, user: number): Readonly<Record<string, unknown>> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw Invalid.at('', { id: 'type' });
  }
  const { user: named, ...draft } = body as Record<string, unknown>;
  if (named !== undefined && named !== user) throw Invalid.at('user', { id: 'not_allowed' });
  return draft;
}

async function answered(writing: Writing, record: EditedRecord, status = 200): Promise<Answer> {
  const { tx, store } = writing;
  return dataAnswer(JSON.stringify(await shown(tx, store, record)), status);
}

/** The record with the end of its secret in place of the mark that there is one. */
async function shown(on: Queryable, { cipher }: Store, record: EditedRecord): Promise<S3Setting> {
  const { secret_key_set: _mark, ...rest } = record;
  const sealed = await on.one<{ secret_key: Uint8Array }>(
    sql`select secret_key from s3_settings where id = ${record.id}`,
  );
  const secret = sealed ? cipher.open(sealed.secret_key) : '';
  return { ...rest, secret_key: secret.slice(-4) } as S3Setting;
}

/** @throws {InUse} while pictures lie in the bucket: nobody could find them any more. */
async function remove(writing: Writing, id: number): Promise<void> {
  const { tx } = writing;
  const uses = await tx.rows<{ id: number; name: string }>(sql`
    select id, file_name as name from photos where s3_setting_id = ${id} order by id limit 20`);
  if (uses.length > 0) throw new InUse(uses.map((use) => ({ subject: 'photo', ...use })));
  const gone = await tx.one<{ version: number }>(
    sql`delete from s3_settings where id = ${id} returning version`,
  );
  if (!gone) throw new NotFound();
  await recordChange(writing, { id, version: gone.version + 1, action: 'delete' });
}
