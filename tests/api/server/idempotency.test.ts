import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const key = (value: string) => ({ headers: { 'idempotency-key': value } });

/** Resources whose creation serves a secret. It is not stored, so a repeated response has none. */
const withSecret: ReadonlySet<string> = new Set(['api_keys', 'webhooks']);

describe.each(everyResource)('creating $name with an Idempotency-Key', ({ name }) => {
  test('repeats the first response', async () => {
    const draft = await app.draft(name);
    const first = await app.admin.post(`/${name}`, draft, key(`${name}-again`));
    const again = await app.admin.post(`/${name}`, draft, key(`${name}-again`));
    expect(first.status).toBe(201);
    const record = first.data<WireRecord>();
    expect('secret' in record).toBe(withSecret.has(name));
    if (withSecret.has(name)) expect(record.secret).toEqual(expect.stringMatching(/./));
    const repeated = withSecret.has(name) ? { ...record, secret: null } : record;
    expect([again.status, again.body]).toEqual([201, { ...first.body, data: repeated }]);
  });

  test('creates one record from five simultaneous requests', async () => {
    const draft = await app.draft(name);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => app.admin.post(`/${name}`, draft, key(`${name}-rush`))),
    );
    const ids = responses
      .filter(({ status }) => status === 201)
      .map((response) => response.data<WireRecord>().id);
    expect(new Set(ids).size).toBe(1);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  });

  test('refuses the key with another body', async () => {
    await app.admin.post(`/${name}`, await app.draft(name), key(`${name}-other`));
    const other = await app.admin.post(`/${name}`, await app.draft(name), key(`${name}-other`));
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'idempotency_mismatch' });
  });

  test('works with forms', async () => {
    const draft = await app.draft(name);
    const first = await app.admin.form(`/${name}`, draft, key(`${name}-form`));
    const again = await app.admin.form(`/${name}`, draft, key(`${name}-form`));
    expect(again.data<WireRecord>().id).toBe(first.data<WireRecord>().id);
  });
});

test('a repeated key creates a new record after a day', async () => {
  const draft = await app.draft('brands');
  const first = (await app.admin.post('/brands', draft, key('old'))).data<WireRecord>();
  await app.admin.delete('/brands', { id: first.id });
  app.clock.advance(25 * 3_600_000);
  const admin = await app.signInAs('admin');
  const second = await admin.post('/brands', draft, key('old'));
  expect(second.data<WireRecord>().id).not.toBe(first.id);
});

test('the key of one user is unknown to another', async () => {
  const draft = await app.draft('brands');
  await app.admin.post('/brands', draft, key('shared'));
  const editor = await app.signInAs('editor');
  const response = await editor.post('/brands', await app.draft('brands'), key('shared'));
  expect(response.status).toBe(201);
});
