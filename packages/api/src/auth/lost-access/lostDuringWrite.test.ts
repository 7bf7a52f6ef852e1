import { request as httpRequest } from 'node:http';
import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { Permission } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ApiResponse, Client } from '../../../../../tests/support/client.ts';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../../tests/support/wire.ts';

const grants: readonly Permission[] = [
  ['manage', 'brands'],
  ['import', 'brands'],
  ['read', 'offers'],
  ['update', 'offers'],
  ['read', 'orders'],
  ['rent', 'orders'],
  ['update', 'photo'],
  ['create', 'photo'],
  ['read', 'photo'],
  ['read', 'webhooks'],
  ['update', 'webhooks'],
];

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startApp();
  address = await app.listen();
});
afterAll(() => app.close());

interface Worker {
  readonly client: Client;
  readonly lose: () => Promise<ApiResponse>;
}

async function newPerson(): Promise<{ client: Client; id: number; role: number }> {
  const client = await app.signInAs(grants);
  const { id, role } = (await client.get('/profile')).data<WireRecord & { role: WireRecord }>();
  return { client, id, role: role.id };
}

const workers: Readonly<Record<string, () => Promise<Worker>>> = {
  'a user who is suspended': async () => {
    const { client, id } = await newPerson();
    return { client, lose: () => app.admin.patch(`/users/${id}`, { state: 'suspended' }) };
  },
  'a user whose role loses the permissions': async () => {
    const { client, role } = await newPerson();
    const path = `/roles/${role}/edit_permissions`;
    return { client, lose: () => app.admin.patch(path, { granted: [['read', 'pages']] }) };
  },
  'a program whose key is revoked': async () => {
    const body = { name: 'Sync', permissions: buildPermissionRows(grants) };
    const { id, secret } = (await app.admin.post('/api_keys', body)).data<IssuedApiKey>();
    const lose = () => app.admin.delete('/api_keys', { id });
    return { client: app.anonymous.as(String(secret)), lose };
  },
};

/** A write that waits for the lock of a row: the table and id of that row, and the call. */
interface Write {
  readonly table: string;
  readonly id: number;
  readonly run: (client: Client) => Promise<ApiResponse>;
}

const writes: Readonly<Record<string, () => Promise<Write>>> = {
  'a save': async () => {
    const { id } = await app.make('brands');
    return { table: 'brands', id, run: (by) => by.patch(`/brands/${id}`, { name: `Late ${id}` }) };
  },
  'a deletion': async () => {
    const { id } = await app.make('brands');
    return { table: 'brands', id, run: (by) => by.delete('/brands', { id }) };
  },
  'a restoration': async () => {
    const { id } = await app.make('brands');
    (await app.admin.delete('/brands', { id })).data();
    return { table: 'brands', id, run: (by) => by.post('/brands/restore', { ids: [id] }) };
  },
  'a new order of a list': async () => {
    const { id } = await app.make('brands');
    const other = await app.make('brands');
    const ids = [other.id, id];
    return { table: 'brands', id, run: (by) => by.patch('/brands/order', { ids }) };
  },
  'a cancellation': async () => {
    const { id } = await app.make('orders');
    const reason = 'The client changed his mind.';
    return { table: 'orders', id, run: (by) => by.post(`/orders/${id}/cancel`, { reason }) };
  },
  'a new secret of a webhook': async () => {
    const { id } = await app.make('webhooks');
    return { table: 'webhooks', id, run: (by) => by.post(`/webhooks/${id}/rotate`, {}) };
  },
};

const rowOf = async ({ table, id }: Write) =>
  (
    await app.db.one<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where id = ${id}`,
    )
  )?.row;

/** Sends the call while another transaction has locked the row, and loses the access before it ends. */
async function runLate(write: Write, { client, lose }: Worker): Promise<ApiResponse> {
  let running: Promise<ApiResponse> | undefined;
  await app.db.transaction(async (tx) => {
    await tx.rows(sql`
      select from ${sql.identifier(write.table)} where id = ${write.id} for update`);
    running = write.run(client);
    await expect
      .poll(() =>
        app.db.one(sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toBeDefined();
    expect((await lose()).status).toBe(200);
  });
  if (!running) throw new Error('The call was not sent.');
  return running;
}

/** The embedded database runs one transaction at a time, so none waits for the lock of another one. */
if (inject('clusterUrl')) {
  describe.each(Object.entries(workers))('%s', (_, start) => {
    test.each(Object.entries(writes))('changes nothing by %s that waited', async (_, prepare) => {
      const [write, worker] = [await prepare(), await start()];
      // The session is cached, as during work.
      expect((await worker.client.get('/brands')).status).toBe(200);
      const before = await rowOf(write);
      const response = await runLate(write, worker);
      expect([401, 403]).toContain(response.status);
      expect(await rowOf(write)).toEqual(before);
    });
  });

  test('an approval that waited changes nothing when its approver lost the permission', async () => {
    const trainee = await app.signInAs([
      ['read', 'brands'],
      ['propose', 'brands'],
    ]);
    const brand = await app.make('brands');
    const sent = { name: 'Proposed', version: brand.version };
    const proposal = (await trainee.patch(`/brands/${brand.id}`, sent)).data<Proposal>();
    const { client, role } = await newPerson();
    const path = `/roles/${role}/edit_permissions`;
    const response = await runLate(
      {
        table: 'brands',
        id: brand.id,
        run: (by) => by.post('/proposals/approve', { ids: [proposal.id] }),
      },
      { client, lose: () => app.admin.patch(path, { granted: [['read', 'brands']] }) },
    );
    expect(response.status).toBe(403);
    expect((await app.admin.get(`/brands/${brand.id}/edit`)).data()).toMatchObject({
      name: brand.name,
    });
    expect((await app.admin.get(`/proposals/${proposal.id}`)).data()).toMatchObject({
      state: 'open',
    });
  });

  test('an admin who demotes himself may do so, also by a form', async () => {
    const { id } = await newPerson();
    const [admins] = (await app.admin.get('/roles', { 'filter[system]': 'admin' })).data<
      WireRecord[]
    >();
    const person = await newPerson();
    (await app.admin.patch(`/users/${person.id}`, { role: admins?.id })).data();
    const [editors] = (await app.admin.get('/roles', { 'filter[system]': 'editor' })).data<
      WireRecord[]
    >();
    const demoted = await person.client.send('POST', `/users/${person.id}`, {
      query: { _method: 'PATCH' },
      form: { role: String(editors?.id) },
    });
    expect(demoted.status).toBe(200);
    expect((await person.client.get(`/users/${id}/show`)).status).toBe(403);
  });
}

const boundary = 'a-form-with-a-picture';
const formTypes = `multipart/form-data; boundary=${boundary}`;

/** The parts of a form with one file: what is sent before the loss of the access, and after it. */
function formOf(name: string, bytes: Buffer): readonly [Buffer, Buffer] {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return [whole.subarray(0, head.length + 10), whole.subarray(head.length + 10)];
}

/** Sends the first part, then the second one after `between`. */
function sendInParts(
  { client, path }: { readonly client: Client; readonly path: string },
  [first, second]: readonly [Buffer, Buffer],
  between: () => Promise<unknown>,
): Promise<{ readonly status: number }> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      `${address}/api/v1${path}`,
      {
        method: 'POST',
        headers: {
          ...client.credentials,
          'content-type': formTypes,
          'content-length': first.length + second.length,
        },
        agent: false,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0 }));
      },
    );
    sending.on('error', reject);
    sending.write(first);
    between().then(() => sending.end(second), reject);
  });
}

const lastUse = async (id: number) =>
  (
    await app.db.one<{ at: string }>(sql`
    select max(last_used_at) as at from sessions where user_id = ${id}`)
  )?.at;

const uploads: Readonly<Record<string, () => Promise<{ path: string; form: [Buffer, Buffer] }>>> = {
  'a picture': async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
    return { path: '/photos', form: [...formOf('a.png', await picture.png().toBuffer())] as never };
  },
  'an import file': async () => {
    const table = Buffer.from('Name,Code,Alias\nLate brand,LATE-1,late-1\n');
    return { path: '/brands/import', form: [...formOf('a.csv', table)] as never };
  },
  'the preview of an import file': async () => {
    const table = Buffer.from('Name,Code,Alias\nLate brand,LATE-1,late-1\n');
    return { path: '/brands/import/preview', form: [...formOf('a.csv', table)] as never };
  },
};

describe('a user who is suspended while the form arrives', () => {
  test.each(Object.entries(uploads))('stores nothing by %s', async (_, prepare) => {
    const { path, form } = await prepare();
    const { client, id } = await newPerson();
    // The use of the session is stored again: it shows that the server has checked the headers.
    app.clock.advance(120_000);
    const before = await lastUse(id);
    const count = async () =>
      (await app.db.one(sql`
        select (select count(*) from photos) as photos, (select count(*) from jobs) as jobs`)) ??
      {};
    const stored = await count();
    const { status } = await sendInParts({ client, path }, form, async () => {
      await expect.poll(() => lastUse(id)).not.toEqual(before);
      (await app.admin.patch(`/users/${id}`, { state: 'suspended' })).data();
    });
    expect(status).toBe(401);
    expect(await count()).toEqual(stored);
  });
});
