import { sweepIdempotencyKeys } from '@rentyard/api/http/idempotency';
import type { TwoStep } from '@rentyard/contract/entities/account/account';
import { presenceTimeout } from '@rentyard/contract/entities/collaboration/presence';
import { claimMinutes } from '@rentyard/contract/entities/listing/review';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { mailsTo } from '../../support/servers/mails.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let app: TestApp;
let reviewers: readonly Client[];
// Each test has its own database: a clock that another test moved would be ahead of that of the database.
beforeEach(async () => {
  app = await startApp({
    background: ['events'],
    requestLimits: { person: 12_000, key: 12_000, address: 200 },
  });
  const reviewer = [
    ['read', 'offers'],
    ['change_status', 'offers'],
  ] as const;
  reviewers = await Promise.all([app.signInAs(reviewer), app.signInAs(reviewer)]);
});
afterEach(() => app.close());

/** A stored window: it begins with `write` and no longer has an effect after `length`. */
interface Window {
  readonly name: string;
  /** In ms. */
  readonly length: number;
  write(): Promise<unknown>;
  /** Fails while the window has an effect. */
  works(): Promise<unknown>;
}

const { email, password } = accounts.editor;
const signIn = (given: string, from: string) =>
  app.anonymous.post('/login', { email, password: given }, { from });
const forgot = () => app.anonymous.post('/oauth/forgot-password', { email }, { from: '10.9.0.1' });
const init = () => app.anonymous.send('GET', '/init', { from: '10.8.0.2' });
const claim = async (who: Client | undefined) =>
  (await who?.post('/offers/review/claim', {}))?.status;
const resets = async () =>
  (await mailsTo(app, email)).filter(({ html }) => html.includes('/auth/reset-password/')).length;

let brand: WireRecord;
let challenge: TwoStep;
let session: Client;
let colleague: Client;

const windows: readonly Window[] = [
  {
    name: 'the lock after ten wrong passwords',
    length: 15 * minute,
    async write() {
      for (let count = 0; count < 11; count += 1) await signIn('wrong', '10.8.0.1');
    },
    async works() {
      expect((await signIn(password, '10.8.0.1')).status).toBe(200);
    },
  },
  {
    name: 'the limit of requests',
    length: minute,
    async write() {
      for (let count = 0; count < 210; count += 1) await init();
      expect((await init()).status).toBe(429);
    },
    async works() {
      expect((await init()).status).toBe(200);
    },
  },
  {
    name: 'the limit of mails to an account',
    length: hour,
    async write() {
      for (let count = 0; count < 6; count += 1) await forgot();
    },
    async works() {
      const sent = await resets();
      await forgot();
      expect(await resets()).toBe(sent + 1);
    },
  },
  {
    name: 'the claim of an offer',
    length: claimMinutes * minute,
    async write() {
      await app.make('offers');
      expect(await claim(reviewers[0])).toBe(200);
      expect(await claim(reviewers[1])).toBe(204);
    },
    async works() {
      expect(await claim(reviewers[1])).toBe(200);
    },
  },
  {
    name: 'the presence of a person',
    length: presenceTimeout,
    async write() {
      brand = await app.make('brands');
      const report = { subject: 'brands', id: brand.id, state: 'editing', tab: 'one' };
      await app.admin.post('/presence', report);
      // The report arrives with a notification, and its window begins then.
      colleague = await app.signInAs([['read', 'brands']]);
      await eventually(async () =>
        expect((await colleague.post('/presence', report)).data()).toHaveLength(1),
      );
    },
    async works() {
      // The same colleague, whose own reports the response leaves out.
      const report = { subject: 'brands', id: brand.id, state: 'looking', tab: 'two' };
      expect((await colleague.post('/presence', report)).data()).toEqual([]);
    },
  },
  {
    name: 'the pause between two codes',
    length: minute,
    async write() {
      const editor = await app.signInAs('editor');
      await editor.patch('/users/two-step-auth', { enabled: true, current_password: password });
      challenge = (await signIn(password, '10.8.0.3')).data<{ two_step: TwoStep }>().two_step;
      await editor.patch('/users/two-step-auth', { enabled: false, current_password: password });
    },
    async works() {
      const again = { challenge: challenge.challenge };
      expect((await app.anonymous.post('/two-step-login/resend', again)).status).not.toBe(429);
    },
  },
  {
    name: 'the response of an idempotency key',
    length: day,
    write: createBrand,
    async works() {
      await sweepIdempotencyKeys(app.db, app.clock.now);
      expect((await createBrand()).status).toBe(201);
    },
  },
];

/** Creates another brand with the same key. */
async function createBrand() {
  const draft = await app.draft('brands');
  return app.admin.send('POST', '/brands', {
    json: draft,
    headers: { 'idempotency-key': 'jump' },
  });
}

const jumps = [
  ['ahead', day],
  ['behind', -day],
] as const;

test.each(
  jumps.flatMap(([direction, jump]) => windows.map((window) => ({ ...window, direction, jump }))),
)('$name ends in its time although the clock was a day $direction', async (window) => {
  app.clock.advance(window.jump);
  await window.write();
  app.clock.advance(-window.jump);
  // What reads the window once while it may still have an effect, caps it.
  await window.works().catch(() => undefined);
  app.clock.advance(window.length + second);
  await window.works();
});

test('a sign-in that is locked by a clock ahead says when the window really ends', async () => {
  app.clock.advance(day);
  for (let count = 0; count < 11; count += 1) await signIn('wrong', '10.8.0.4');
  app.clock.advance(-day);
  const { status, headers } = await signIn(password, '10.8.0.4');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
});

test('a session of a clock ahead ends when it is not used for an hour', async () => {
  app.clock.advance(day);
  const { token } = (await signIn(password, '10.8.0.5')).data<{ token: string }>();
  app.clock.advance(-day);
  session = app.anonymous.as(token);
  expect((await session.get('/profile')).status).toBe(200);
  app.clock.advance(hour + minute);
  expect((await session.get('/profile')).status).toBe(401);
});

test('a session survives a clock that was a day behind', async () => {
  const { token } = (await signIn(password, '10.8.0.6')).data<{ token: string }>();
  session = app.anonymous.as(token);
  expect((await session.get('/profile')).status).toBe(200);
  app.clock.advance(-day);
  expect((await session.get('/profile')).status).toBe(200);
  app.clock.advance(day);
  expect((await session.get('/profile')).status).toBe(200);
});
