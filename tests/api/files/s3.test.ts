import type { S3Setting, S3Test } from '@rentyard/contract/entities/system/s3Setting';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { afterDeadline } from '../../support/afterDeadline.ts';
import type { Client } from '../../support/client.ts';
import { type BucketServer, startBucketServer } from '../../support/servers/bucketServer.ts';
import { type FailingBucket, startFailingBucket } from '../../support/servers/failingBucket.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Meta } from '../../support/wire.ts';

interface Photo {
  readonly id: number;
  readonly url: string;
  readonly thumb_url: string;
}

let app: TestApp;
let s3: BucketServer;
let failing: FailingBucket;
let adminId: number;
let settings: string;

beforeAll(async () => {
  s3 = await startBucketServer();
  failing = await startFailingBucket();
  app = await startApp({ outboundAllow: [s3.pair, failing.pair] });
  adminId = (await app.admin.get('/profile')).data<{ id: number }>().id;
  settings = `/users/${adminId}/s3_settings`;
});
afterEach(async () => {
  const stored = (await app.admin.get(settings)).data<readonly S3Setting[]>();
  for (const { id, is_default } of stored) {
    if (is_default) await app.admin.patch(`${settings}/${id}`, { is_default: false });
  }
  failing.fail(undefined);
  failing.isPublic.value = false;
});
afterAll(async () => {
  await app.close();
  await s3.close();
  await failing.close();
});

function draft(changes: object = {}) {
  return {
    name: 'Own bucket',
    endpoint: s3.endpoint,
    region: 'eu-central-1',
    bucket: s3.bucket,
    prefix: '/yard/',
    path_style: true,
    access_key: s3.accessKey,
    secret_key: s3.secretKey,
    ...changes,
  };
}

async function make(changes: object = {}): Promise<S3Setting> {
  const response = await app.admin.post(settings, draft(changes));
  expect(response.status, response.text).toBe(201);
  return response.data<S3Setting>();
}

let tint = 0;
async function upload(by: Client = app.admin) {
  tint += 1;
  const content = await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: tint, g: 90, b: 40 } },
  })
    .png()
    .toBuffer();
  return by.form('/photos', { file: new Blob([new Uint8Array(content)], { type: 'image/png' }) });
}

const photoCount = async () => ((await app.admin.get('/photos')).body.meta as Meta).total;

async function uploaded(by?: Client): Promise<Photo> {
  const response = await upload(by);
  expect(response.status, response.text).toBe(201);
  return response.data<Photo>();
}

describe('the buckets of a user', () => {
  test('are stored, and responses show only the last characters of the secret', async () => {
    const secret_key = 'a-secret-key-that-only-tests-know-9f3c';
    const made = await make({ secret_key });
    expect(made.secret_key).toBe('9f3c');
    const [listed, shown, history] = await Promise.all([
      app.admin.get(settings),
      app.admin.get(`${settings}/${made.id}`),
      app.admin.get(`${settings}?search=own`),
    ]);
    expect(shown.data<S3Setting>()).toEqual(made);
    expect(listed.data<readonly S3Setting[]>()).toContainEqual(made);
    for (const response of [listed, shown, history])
      expect(response.text).not.toContain(secret_key);
  });

  test('keep their secret when a save omits it, and change it otherwise', async () => {
    const made = await make();
    const renamed = await app.admin.patch(`${settings}/${made.id}`, { name: 'Renamed' });
    expect(renamed.data<S3Setting>()).toMatchObject({ name: 'Renamed', secret_key: 'RVER' });
    const other = await app.admin.patch(`${settings}/${made.id}`, { secret_key: 'other-key-1234' });
    expect(other.data<S3Setting>().secret_key).toBe('1234');
    const old = await app.admin.patch(`${settings}/${made.id}`, { name: 'Late', version: 1 });
    expect(old.status).toBe(409);
  });

  test('have one default, and a new one replaces it', async () => {
    const first = await make({ is_default: true });
    const second = await make({ is_default: true });
    const shown = await app.admin.get(`${settings}/${first.id}`);
    expect(shown.data<S3Setting>()).toMatchObject({ is_default: false, version: 2 });
    expect((await app.admin.delete(`${settings}/${second.id}`)).status).toBe(204);
  });

  test('are validated per field', async () => {
    const wrong = draft({ endpoint: 'nowhere', bucket: 'x', secret_key: null, color: 'red' });
    const response = await app.admin.post(settings, wrong);
    expect(Object.keys(response.rules).sort()).toEqual([
      'bucket',
      'color',
      'endpoint',
      'secret_key',
    ]);
    const foreign = await app.admin.post(settings, draft({ user: adminId + 1 }));
    expect(foreign.rules).toEqual({ user: ['not_allowed'] });
  });

  test('are visible to their user only', async () => {
    const made = await make();
    expect((await app.admin.get(`/users/999999/s3_settings`)).status).toBe(404);
    expect((await app.admin.get(`/users/999999/s3_settings/${made.id}`)).status).toBe(404);
    expect((await app.admin.get(`${settings}/x`)).status).toBe(404);
    const editor = await app.signInAs('editor');
    expect((await editor.get(settings)).status).toBe(403);
    expect((await editor.post(`${settings}/${made.id}/test`)).status).toBe(403);
    expect((await app.anonymous.get(settings)).status).toBe(401);
  });
});

describe('the connection test of a bucket', () => {
  const tried = async (changes: object = {}) => {
    const { id } = await make(changes);
    return (await app.admin.post(`${settings}/${id}/test`)).data<S3Test>();
  };
  const failed = ({ ok, steps }: S3Test) => {
    const last = steps.at(-1);
    return { ok, step: last?.step, reason: last?.reason };
  };

  test('reports each step and deletes its test file', async () => {
    const { ok, steps } = await tried();
    expect(steps.map(({ step }) => step)).toEqual(['address', 'bucket', 'write', 'read', 'remove']);
    expect(ok).toBe(true);
    expect((await s3.keys()).filter((key) => key.includes('test'))).toEqual([]);
  });

  test('reads from the public URL when there is one', async () => {
    const { endpoint } = failing;
    const changes = { endpoint, public_url: `${endpoint}/${failing.bucket}` };
    expect(failed(await tried(changes))).toEqual({
      ok: false,
      step: 'public',
      reason: 'denied',
    });
    failing.isPublic.value = true;
    expect((await tried(changes)).ok).toBe(true);
    expect(failing.keys().filter((key) => key.includes('test'))).toEqual([]);
  });

  test.each([
    ['an unknown bucket', { bucket: 'not-there' }, 'bucket', 'no_bucket'],
    ['a wrong secret', { secret_key: 'wrong' }, 'bucket', 'denied'],
    ['a wrong access key', { access_key: 'SOMEBODY' }, 'bucket', 'denied'],
    ['a closed port', { endpoint: 'http://127.0.0.1:1' }, 'bucket', 'address_refused'],
    ['a private address', { endpoint: 'http://169.254.169.254' }, 'bucket', 'address_refused'],
  ])('reports why %s fails', async (_, changes, step, reason) => {
    expect(failed(await tried(changes))).toEqual({ ok: false, step, reason });
  });

  test('ends after 10 s when the bucket accepts the connection and never responds', async () => {
    failing.fail('never');
    const outcome = await afterDeadline(() => tried({ endpoint: failing.endpoint }), {
      until: () => expect(failing.unanswered).toBe(1),
      deadline: 10_000,
    });
    expect(failed(outcome)).toEqual({ ok: false, step: 'bucket', reason: 'unreachable' });
  });

  test('works before the bucket is saved, and stores nothing', async () => {
    const before = (await app.admin.get(settings)).data<readonly S3Setting[]>().length;
    const unsaved = await app.admin.post(`${settings}/test`, draft());
    expect(unsaved.data<S3Test>().ok).toBe(true);
    const wrong = await app.admin.post(`${settings}/test`, draft({ secret_key: 'wrong' }));
    expect(failed(wrong.data<S3Test>())).toEqual({ ok: false, step: 'bucket', reason: 'denied' });
    const { secret_key: _, ...lacking } = draft();
    expect((await app.admin.post(`${settings}/test`, lacking)).status).toBe(422);
    expect((await app.admin.get(settings)).data<readonly S3Setting[]>()).toHaveLength(before);
  });

  test('tests changes of a stored bucket with its stored secret', async () => {
    const { id } = await make();
    const test = async (changes: object) =>
      (await app.admin.post(`${settings}/test?sid=${id}`, changes)).data<S3Test>();
    expect((await test({ prefix: 'other' })).ok).toBe(true);
    expect(failed(await test({ bucket: 'not-there' }))).toEqual({
      ok: false,
      step: 'bucket',
      reason: 'no_bucket',
    });
  });

  test('never returns the secret', async () => {
    const { id } = await make({ access_key: 'SOMEBODY' });
    const response = await app.admin.post(`${settings}/${id}/test`);
    expect(response.text).not.toContain(s3.secretKey);
  });
});

describe('an upload of a user with a bucket', () => {
  test('is stored in the bucket and served by the server', async () => {
    const setting = await make({ is_default: true });
    const photo = await uploaded();
    expect(photo.url).toMatch(
      new RegExp(`^/media/u${setting.id}/[0-9a-f]{2}/[0-9a-f]{32}\\.webp$`),
    );
    const key = `yard/${photo.url.slice('/media/'.length)}`;
    const stored = await s3.read(key);
    expect(stored.headers.get('content-type')).toBe('image/webp');
    const whole = await app.anonymous.get(`/${photo.url}`);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    const range = await app.anonymous.get(
      `/${photo.thumb_url}`,
      {},
      { headers: { range: 'bytes=0-9' } },
    );
    expect(range.status).toBe(206);
    expect(range.headers['content-range']).toMatch(/^bytes 0-9\/\d+$/);
    const past = { headers: { range: 'bytes=99999999-' } };
    expect((await app.anonymous.get(`/${photo.url}`, {}, past)).status).toBe(416);
  });

  test("is stored in the installation's storage while the bucket is disabled", async () => {
    const { id } = await make({ is_default: true });
    await app.admin.patch(`${settings}/${id}`, { active: false });
    expect((await uploaded()).url).toMatch(/^\/media\/[0-9a-f]{2}\//);
  });

  test('is stored apart from the uploads of other users', async () => {
    await make({ is_default: true });
    const editor = await app.signInAs('editor');
    expect((await uploaded(editor)).url).toMatch(/^\/media\/[0-9a-f]{2}\//);
  });

  test('is served from the public URL, which the content security policy allows', async () => {
    const { id } = await make({ is_default: true, public_url: 'https://pictures.example.com/' });
    const photo = await uploaded();
    expect(photo.url).toMatch(/^https:\/\/pictures\.example\.com\/yard\/u\d+\//);
    await app.admin.patch(`${settings}/${id}`, { public_url: null });
    const moved = (await app.admin.get(`/photos/${photo.id}/edit`)).data<Photo>();
    expect(moved.url).toMatch(/^\/media\/u\d+\//);
  });

  test('leaves nothing behind when the bucket is down', async () => {
    await make({ is_default: true, endpoint: failing.endpoint });
    const before = failing.keys().length;
    const photos = await photoCount();
    failing.fail(503);
    const response = await upload();
    expect(response.status).toBe(503);
    expect(response.body.code).toBe('storage_unavailable');
    failing.fail(undefined);
    expect(failing.keys()).toHaveLength(before);
    expect(await photoCount()).toBe(photos);
    expect((await upload()).status).toBe(201);
  });

  test('prevents the deletion of its bucket', async () => {
    const { id } = await make({ is_default: true });
    const photo = await uploaded();
    const refused = await app.admin.delete(`${settings}/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.uses).toMatchObject([{ subject: 'photo', id: photo.id }]);
  });

  test('is deleted from the bucket some time after its photo is purged', async () => {
    await make({ is_default: true });
    const { id, url } = await uploaded();
    const key = `yard/${url.slice('/media/'.length)}`;
    await app.admin.delete('/photos', { id });
    await app.admin.post('/photos/purge', { ids: [id] });
    await app.sweep();
    expect(await s3.keys()).toContain(key);
    app.clock.advance(2 * 3_600_000);
    await app.sweep();
    expect(await s3.keys()).not.toContain(key);
  });
});
