import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashPassword } from '@rentyard/api/auth/passwords/passwords';
import type { Database } from '@rentyard/api/db/database';
import { migrate } from '@rentyard/api/db/migration/migrate';
import { openDatabase } from '@rentyard/api/db/open';
import type { BackgroundTask } from '@rentyard/api/lifecycle/deferredStart';
import { sweepOrphanedPhotos } from '@rentyard/api/media/orphanedPhotos';
import { diskStorage } from '@rentyard/api/media/storage/mediaStorage';
import { createProduct, type ProductDependencies } from '@rentyard/api/product';
import { seedEditor, seedEssentials } from '@rentyard/api/seed/accounts';
import { insertRows } from '@rentyard/api/seed/insertRows';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import { inject } from 'vitest';
import { Client, type Transport } from './client.ts';
import { type Draft, validDraft } from './data/drafts.ts';
import { createDatabase } from './database/postgresCluster.ts';
import { documentOf } from './openapi.ts';
import { type Conformance, conformanceTo } from './openapiConformance.ts';
import { resourceNamed } from './resources.ts';
import type { MovableClock, Role, TestApp } from './testApp.ts';
import type { WireRecord } from './wire.ts';

/** The accounts of an app under test. */
export const accounts = {
  admin: { email: 'admin@rentyard.test', password: 'Crawler-2026-yard' },
  editor: { email: 'editor@rentyard.test', password: 'Telehandler-2026' },
} as const;

/** Settings that a test may change. */
type Settings = Pick<
  ProductDependencies,
  | 'outboundAllow'
  | 'publicUrl'
  | 'registration'
  | 'trashDays'
  | 'clientMetrics'
  | 'mapTiles'
  | 'channels'
  | 'logger'
  | 'deadlines'
  | 'requestLimits'
  | 'checkedSettings'
>;

/**
 * An app with a new database: PGlite in memory, or its own database on PostgreSQL. It has the records of
 * every installation, an editor, and nothing else. It does no work in the background except the tasks in
 * `background`; `app.idle()` waits for them. With `allowsMalformedRows` a test writes rows that no call would
 * write, and responses are not compared with the OpenAPI document.
 */
export async function startApp({
  allowsMalformedRows = false,
  background = [],
  ...settings
}: Settings & {
  readonly allowsMalformedRows?: boolean;
  readonly background?: readonly BackgroundTask['name'][];
} = {}): Promise<TestApp> {
  const mediaDir = mkdtempSync(join(tmpdir(), 'rentyard-media-'));
  const clusterUrl = inject('clusterUrl');
  const databaseUrl = clusterUrl && (await createDatabase(clusterUrl, inject('migratedDatabase')));
  const db = await openDatabase(databaseUrl ? { url: databaseUrl } : { memory: true });
  await migrate(db);
  const clock = movableClock();
  await seedAccounts(db, clock);
  const started: BackgroundTask[] = [];
  const { app, storageLocations: places } = await createProduct({
    db,
    mediaDir,
    storage: diskStorage(mediaDir),
    secretKey: new Uint8Array(32).fill(7),
    clock: clock.now,
    later(task) {
      if (!background.includes(task.name)) return;
      started.push(task);
      return task.start();
    },
    ...settings,
  });
  const strange: string[] = [];
  const straight: Transport = async ({ method, path, headers, body, from }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers },
      ...(body === undefined ? {} : { payload: body }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
    return {
      status: response.statusCode,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      ),
      text: unpacked(response.rawPayload, response.headers['content-encoding']),
      bytes: response.rawPayload,
    };
  };
  const conforms = await conformanceOf(app.printRoutes(), new Client(straight));
  const anonymous = new Client(async (sent) => {
    const received = await straight(sent);
    const undocumented = conforms(sent, received);
    if (undocumented && !allowsMalformedRows) strange.push(undocumented);
    return received;
  });

  const signInAs = async (role: Role): Promise<Client> => {
    const account = typeof role === 'string' ? accounts[role] : await personWith(db, role);
    const response = await anonymous.post('/login', { ...account, remember: true });
    return anonymous.as(response.data<{ token: string }>().token);
  };
  const admin = await signInAs('admin');
  const records = recordMaker(admin);
  return {
    anonymous,
    admin,
    clock,
    db,
    databaseUrl,
    signInAs,
    ...records,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async idle() {
      if (started.length === 0) throw new Error('Name the tasks in startApp({ background }).');
      for (const task of started) await task.settle?.();
    },
    sweep: () => sweepOrphanedPhotos(db, places, clock.now()),
    async close() {
      await app.close();
      await db.close();
      rmSync(mediaDir, { recursive: true, force: true });
      if (strange.length > 0) {
        const kinds = [...new Set(strange)].slice(0, 20).join('\n');
        throw new Error(`The OpenAPI document does not describe these responses:\n${kinds}`);
      }
    },
  };
}

/** A body as a client reads it. */
function unpacked(body: Buffer, encoding: unknown): string {
  const bytes =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return bytes.toString();
}

/** By the routes that a document describes. Files share a process, and most apps have the same routes. */
const conformances = new Map<string, Conformance>();

async function conformanceOf(routes: string, client: Client): Promise<Conformance> {
  const known = conformances.get(routes) ?? conformanceTo(await documentOf(client));
  conformances.set(routes, known);
  return known;
}

function movableClock(): MovableClock {
  let ahead = 0;
  let perReading = 0;
  return {
    now() {
      ahead += perReading;
      return new Date(Date.now() + ahead);
    },
    advanceByReading(milliseconds) {
      perReading = milliseconds;
    },
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

async function seedAccounts(db: Database, clock: MovableClock): Promise<void> {
  const [admin, editor] = await Promise.all([
    accountOf(accounts.admin),
    accountOf(accounts.editor),
  ]);
  const adminId = await seedEssentials(db, admin, clock.now());
  await seedEditor(db, editor, adminId, clock.now());
}

async function accountOf({ email, password }: { email: string; password: string }) {
  return { email, passwordHash: await hashOf(password) };
}

/** By password: a hash takes a core for 20 ms, and the users of all apps have three passwords. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

let people = 0;

/** A user whose role has exactly these permissions. */
async function personWith(db: Database, grants: Exclude<Role, string>) {
  people += 1;
  const account = { email: `colleague-${people}@example.com`, password: 'Backhoe-loader-2026' };
  const now = new Date().toISOString();
  const moments = { created_at: now, updated_at: now };
  const [roleId] = await insertRows(db, 'roles', [
    { name: `Role ${people}`, permissions: buildPermissionRows(grants), ...moments },
  ]);
  await insertRows(db, 'users', [
    {
      first_name: 'Test',
      last_name: `Person ${people}`,
      email: account.email,
      role_id: roleId,
      state: 'active',
      password_hash: await hashOf(account.password),
      ...moments,
    },
  ]);
  return account;
}

/** Creates records through the API, and the records that they reference. */
function recordMaker(admin: Client): Pick<TestApp, 'draft' | 'make'> {
  const made = new Map<string, Promise<number>>();
  let count = 0;

  const referenceTo = (resource: string): Promise<number> => {
    const known = made.get(resource) ?? make(resource).then(({ id }) => id);
    made.set(resource, known);
    return known;
  };
  const draft = async (name: string, changes: Draft = {}): Promise<Draft> => {
    count += 1;
    return { ...(await validDraft(resourceNamed(name), referenceTo, count)), ...changes };
  };
  const make = async (name: string, changes?: Draft): Promise<WireRecord> => {
    const created = await admin.post(`/${name}`, await draft(name, changes));
    // A secret is served once and belongs to no shape of the record.
    const { secret: _, ...record } = created.data<WireRecord>();
    return record as WireRecord;
  };
  return { draft, make };
}
