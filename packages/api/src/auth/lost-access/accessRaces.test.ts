import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { seedEditor, seedEssentials } from '../../seed/accounts.ts';
import { accountMails } from '../accountMails.ts';
import { createSignIn } from '../accounts.ts';
import { createChallenges } from '../challenges.ts';
import { lockPermissions } from '../lockAccount.ts';
import type { HashLimiter } from '../passwords/hashLimiter.ts';
import { createPasswordChange } from '../passwords/passwordChange.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { createSessions, type SessionStore } from '../sessions/sessions.ts';

const email = 'editor@x.test';
const password = 'Telehandler-2026';
const origin = { remember: true, ip: '10.0.0.1', userAgent: undefined };
const clock = () => new Date();

let db: Database;
let url: string | undefined;
let hash: string;
let editor: number;
let sessions: SessionStore;
beforeAll(async () => {
  ({ db, url } = await openTestDatabase({ isMigrated: true }));
  hash = await hashPassword(password);
  const admin = await seedEssentials(db, { email: 'admin@x.test', passwordHash: hash }, clock());
  await seedEditor(db, { email, passwordHash: hash }, admin, clock());
  const found = await db.one<{ id: number }>(sql`select id from users where email = ${email}`);
  editor = found?.id ?? 0;
  sessions = createSessions(db, clock);
});
beforeEach(() =>
  db.rows(sql`
    update users set state = 'active', password_hash = ${hash}, two_step = false,
      deleted_at = null, password_expired = false
    where id = ${editor}`),
);
afterAll(() => db.close());

/** What was mailed: a code or the address of a link. */
const mailed: string[] = [];
const outbox = {
  hasServer: false,
  put: async (_tx: unknown, { values }: { values?: Readonly<Record<string, unknown>> }) => {
    mailed.push(String(values?.code ?? values?.link ?? '').replace(/.*\//, ''));
  },
};
const mails = accountMails({ outbox, clock, origin: () => 'http://x.test' }, 'en');

/** Runs something between the check of a password and the write that relies on it. */
function limiterWith(between: () => Promise<unknown>): HashLimiter {
  return {
    async run(task) {
      const result = await task();
      await between();
      return result;
    },
  };
}

function signInWith(between: () => Promise<unknown>) {
  const challenges = createChallenges(db, clock);
  return createSignIn({ db, sessions, challenges, hashLimiter: limiterWith(between), clock });
}

const enter = (between: () => Promise<unknown>) =>
  signInWith(between).byPassword({ email, password }, origin, mails);
const openSessions = () => db.rows(sql`select id from sessions where user_id = ${editor}`);
const change = (columns: ReturnType<typeof sql>) => () =>
  db.rows(sql`update users set ${columns} where id = ${editor}`);

/** Every change that a sign-in with the former credentials must not outlive. */
const changes = {
  'the password changes': change(sql`password_hash = 'another'`),
  'two-step sign-in is switched on': change(sql`two_step = true`),
  'the user is suspended': change(sql`state = 'suspended'`),
  'the user is deleted': change(sql`deleted_at = now()`),
  'the user becomes a client': change(sql`kind = 'client'`),
};

describe('a sign-in', () => {
  test.each(Object.entries(changes))('opens no session when %s after the check', async (_, run) => {
    await expect(enter(run)).rejects.toMatchObject({
      problems: { email: [{ id: 'credentials' }] },
    });
    expect(await openSessions()).toEqual([]);
    await db.rows(sql`update users set kind = 'staff' where id = ${editor}`);
  });

  test.each([
    ['the password changes', change(sql`password_hash = 'another'`)],
    [
      'two-step sign-in is switched off and on',
      async () => {
        await change(sql`two_step = false`)();
        await change(sql`two_step = true`)();
      },
    ],
    [
      'the user is suspended and active again',
      async () => {
        await change(sql`state = 'suspended'`)();
        await change(sql`state = 'active'`)();
      },
    ],
  ])('of two steps ends when %s between them', async (_, run) => {
    await change(sql`two_step = true`)();
    const answer = await enter(async () => undefined);
    if (!('two_step' in answer)) throw new Error('The sign-in has one step.');
    await run();
    const code = { challenge: answer.two_step.challenge, code: mailed.at(-1) ?? '' };
    await expect(signInWith(async () => undefined).byCode(code, origin)).rejects.toMatchObject({
      problems: { challenge: [{ id: 'challenge_ended' }] },
    });
  });

  test('of two steps mails no code when the password changes after the check', async () => {
    await change(sql`two_step = true`)();
    const before = mailed.length;
    await expect(enter(changes['the password changes'])).rejects.toBeDefined();
    expect(mailed).toHaveLength(before);
  });

  /** The embedded database has one connection, so no other transaction can be open. */
  if (inject('clusterUrl')) {
    test('waits for an open change of the password and then opens no session', async () => {
      const other = await openDatabase({ url: url ?? '' });
      try {
        const entered = other.transaction(async (tx) => {
          await tx.rows(sql`update users set password_hash = 'another' where id = ${editor}`);
          const entering = enter(async () => undefined);
          entering.catch(() => undefined);
          await expect
            .poll(async () =>
              other.one(sql`
                select 1 from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`),
            )
            .toBeDefined();
          return { entering };
        });
        await expect((await entered).entering).rejects.toBeDefined();
        expect(await openSessions()).toEqual([]);
      } finally {
        await other.close();
      }
    });
  }
});

describe('a change of the own password', () => {
  const passwordsWith = (between: () => Promise<unknown>) =>
    createPasswordChange({
      db,
      hashLimiter: limiterWith(between),
      clock,
      invalidatePeople: () => undefined,
    });
  const typed = { current_password: password, password: 'Wheel-loader-2027' };

  test('fails when another one has replaced the password meanwhile', async () => {
    const session = await sessions.open(editor, origin);
    const [{ id: sessionId = 0 } = {}] = await db.rows<{ id: number }>(
      sql`select id from sessions where user_id = ${editor}`,
    );
    expect(session).toBeDefined();
    const who = { id: editor, sessionId, ip: origin.ip };
    const late = passwordsWith(changes['the password changes']).own(typed, who, mails);
    await expect(late).rejects.toMatchObject({
      problems: { current_password: [{ id: 'current_password' }] },
    });
  });

  test('fails when its session was ended meanwhile', async () => {
    await sessions.open(editor, origin);
    const [{ id: sessionId = 0 } = {}] = await db.rows<{ id: number }>(
      sql`select id from sessions where user_id = ${editor}`,
    );
    const end = () => db.rows(sql`delete from sessions where id = ${sessionId}`);
    const who = { id: editor, sessionId, ip: origin.ip };
    await expect(passwordsWith(end).own(typed, who, mails)).rejects.toMatchObject({ status: 401 });
  });

  test('by a link fails when the user is suspended meanwhile', async () => {
    await passwordsWith(async () => undefined).forgot(email, mails);
    const token = mailed.at(-1) ?? '';
    const late = passwordsWith(async () => {
      await changes['the user is suspended']();
      await change(sql`state = 'active'`)();
    }).byLink({ token, password: 'Wheel-loader-2027' }, mails);
    await expect(late).rejects.toMatchObject({ problems: { token: [{ id: 'link_spent' }] } });
  });

  test('of another user fails when its author was demoted meanwhile', async () => {
    const refuse = async () => {
      throw new Error('The author may not.');
    };
    const by = { personId: 1, refuse };
    const late = passwordsWith(async () => undefined).forOther(editor, typed, by);
    await expect(late).rejects.toThrow('The author may not.');
    const kept = await db.one(sql`select password_hash from users where id = ${editor}`);
    expect(kept).toEqual({ password_hash: hash });
  });
});

test('a restored user has neither sessions nor links of the time before', async () => {
  await sessions.open(editor, origin);
  await db.transaction((tx) =>
    mails.reset(tx, { id: editor, first_name: 'Elena', email, language: null }),
  );
  await changes['the user is deleted']();
  await change(sql`deleted_at = null`)();
  expect(await openSessions()).toEqual([]);
  const open = await db.rows(sql`
    select 1 from account_links where user_id = ${editor} and spent_at is null`);
  expect(open).toEqual([]);
});

/** The embedded database runs one transaction at a time. */
if (inject('clusterUrl')) {
  test('two transactions that change two users in opposite order both succeed', async () => {
    const other = await openDatabase({ url: url ?? '' });
    let turns = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    /** The first tries of both have locked their first row before either locks its second one. */
    const both = async () => {
      turns += 1;
      if (turns === 2) meet();
      await met;
    };
    const exchange = (on: Database, first: number, second: number) =>
      on.transaction(async (tx) => {
        await tx.rows(sql`update users set phone = null where id = ${first}`);
        await both();
        await tx.rows(sql`update users set phone = null where id = ${second}`);
      });
    try {
      await Promise.all([exchange(db, 1, editor), exchange(other, editor, 1)]);
      expect(turns).toBe(3);
      // Under the lock of permissions they do not even meet.
      const order: string[] = [];
      const locked = (on: Database, name: string) =>
        on.transaction(async (tx) => {
          await lockPermissions(tx);
          order.push(`${name} begins`);
          await tx.rows(sql`update users set phone = null where id in (1, ${editor})`);
          order.push(`${name} ends`);
        });
      await Promise.all([locked(db, 'one'), locked(other, 'other')]);
      expect(order.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
    } finally {
      await other.close();
    }
  });
}
