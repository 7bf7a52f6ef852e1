import { type AddressInfo, createServer, type Socket } from 'node:net';
import { languageCodes } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { type MailServer, startMailServer } from '../../../../tests/support/servers/mailServer.ts';
import type { Database } from '../db/database.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createCipher } from '../secrets/cipher.ts';
import type { MailServers } from './mailServers.ts';
import { createOutbox, type Mail, type Outbox } from './outbox.ts';
import { handleMails } from './sendMails.ts';
import { signInCode } from './templates/passwordMails.ts';
import { invitation } from './templates/registrationMails.ts';
import { testMail } from './templates/testMail.ts';
import { installationTransport } from './transports.ts';

const second = 1_000;
const cipher = createCipher(new Uint8Array(32).fill(7));
const silent = { warn: () => undefined, error: () => undefined };

let db: Database;
let now: Date;
let outbox: Outbox;
let server: MailServer;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
});
afterAll(() => db.close());
beforeEach(async () => {
  now = new Date('2026-11-20T08:00:00.000Z');
  outbox = createOutbox({ cipher, clock: () => now, host: 'office.example.com', hasServer: true });
  await db.rows(sql`delete from outbox`);
  await db.rows(sql`delete from jobs`);
  await db.rows(sql`delete from projects`);
  server = await startMailServer();
});
afterEach(() => server.close());

const elena: Mail = {
  to: 'elena@example.com',
  name: 'Elena',
  language: 'en',
  templates: invitation,
  values: { inviter: 'Ana Rusu', period: '7 days', link: 'https://office.example.com/x?a=1&b=2' },
};

const put = (mail: Partial<Mail> = {}) =>
  db.transaction((tx) => outbox.put(tx, { ...elena, ...mail }));

const installation = (url = server.url): MailServers => ({
  installation: installationTransport(url, { name: 'Rentyard', address: 'yard@example.com' }),
  ofProject: async () => undefined,
});

function jobsWith(servers: MailServers): Jobs {
  const clock = () => now;
  const jobs = createJobs({ db, clock, log: silent, mayStill: async () => true });
  handleMails(jobs, { db, cipher, clock, servers, log: silent });
  return jobs;
}

/** Sends the mails that are due. */
async function sendDue(servers = installation()): Promise<void> {
  const jobs = jobsWith(servers);
  await jobs.start();
  try {
    await jobs.settle();
  } finally {
    await jobs.stop();
  }
}

const rows = () =>
  db.rows<{ state: string; attempts: number; error: string | null; message_id: string }>(
    sql`select state, attempts, error, message_id from outbox order by id`,
  );

/** Creates two projects and returns their ids. */
async function makeProjects(): Promise<readonly number[]> {
  const made = await db.rows<{ id: number }>(sql`
    insert into projects (name, domain) values ('Cranes', 'cranes.test'), ('Loaders', 'loaders.test')
    returning id`);
  return made.map(({ id }) => id);
}

describe('mail', () => {
  test('goes to its one recipient, as text and as HTML with the same content', async () => {
    await put();
    await sendDue();
    const [received] = await server.waitFor(1);
    expect(received?.to).toEqual(['elena@example.com']);
    expect(received?.mail).toMatchObject({
      from: { name: 'Rentyard', address: 'yard@example.com' },
      to: [{ address: 'elena@example.com' }],
      subject: 'You are invited to Rentyard',
    });
    for (const body of [received?.mail.text, received?.mail.html?.replaceAll('&amp;', '&')]) {
      expect(body).toContain('Hello, Elena!');
      expect(body).toContain('Ana Rusu');
      expect(body).toContain('https://office.example.com/x?a=1&b=2');
    }
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, error: null }]);
  });

  test.each(languageCodes)('is written in %s', async (language) => {
    await put({ language });
    await sendDue();
    const [received] = await server.waitFor(1);
    expect(received?.mail.subject).toBe(invitation[language].subject);
    expect(received?.mail.html).toContain(`<html lang="${language === 'ua' ? 'uk' : language}">`);
    expect(received?.mail.html).not.toMatch(/\{\w+\}/);
  });

  test('loads no external resources and escapes names', async () => {
    await put({ name: '<img src=x>', values: { inviter: '<b>Eve</b>', link: 'https://a.test' } });
    await sendDue();
    const [received] = await server.waitFor(1);
    expect(received?.mail.html).not.toMatch(/<img|<b>|url\(|<link|<script/);
    expect(received?.mail.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
  });

  test('removes line breaks from headers', async () => {
    await put({ templates: testMail, values: { project: 'Yard\r\nBcc: eve@example.com' } });
    await sendDue();
    const [received] = await server.waitFor(1);
    expect(received?.to).toEqual(['elena@example.com']);
    expect(received?.mail.bcc).toBeUndefined();
    expect(received?.mail.subject).toBe('Test e-mail from Yard Bcc: eve@example.com');
  });

  test.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', ''])(
    'is rejected for %j, which is not a single address',
    async (to) => {
      await expect(put({ to })).rejects.toThrow('exactly one recipient');
    },
  );

  test('is encrypted in the database', async () => {
    await put({ templates: signInCode, values: { code: '123456', period: '10 minutes' } });
    const [stored] = await db.rows<{ row: string }>(
      sql`select encode(text, 'escape') || encode(html, 'escape') || subject as row from outbox`,
    );
    expect(stored?.row).not.toContain('123456');
  });
});

describe('outbox', () => {
  test('contains a mail if and only if its cause commits', async () => {
    const failing = db.transaction(async (tx) => {
      await outbox.put(tx, elena);
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    await sendDue();
    expect(await rows()).toEqual([]);
    expect(server.received).toEqual([]);
  });

  test('stores mails while the server is unavailable and sends them later', async () => {
    const { port } = server;
    await server.close();
    await put();
    await sendDue();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1 });
    expect(waiting?.error).toContain('ECONNREFUSED');

    server = await startMailServer({ port });
    await sendDue();
    expect(server.received).toEqual([]);
    now = new Date(now.getTime() + 3 * second);
    await sendDue();
    const [received] = await server.waitFor(1);
    expect(received?.mail.messageId).toBe(waiting?.message_id);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('retries after a temporary refusal, with the same message id', async () => {
    await server.close();
    let busy = true;
    server = await startMailServer({
      refuse: () => (busy ? { code: 451, message: 'busy, come back' } : undefined),
    });
    await put();
    await sendDue();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'queued', error: expect.stringContaining('busy') });
    busy = false;
    now = new Date(now.getTime() + 3 * second);
    await sendDue();
    const [received] = await server.waitFor(1);
    expect(received?.mail.messageId).toBe(waiting?.message_id);
  });

  test('stops retrying a mail that the server refuses permanently', async () => {
    await server.close();
    server = await startMailServer({ refuse: () => ({ code: 550, message: 'nobody here' }) });
    await put();
    await sendDue();
    expect(await rows()).toMatchObject([
      { state: 'failed', error: expect.stringContaining('nobody here') },
    ]);
    now = new Date(now.getTime() + 3_600 * second);
    await sendDue();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  test('does not send an expired code', async () => {
    await put({ usefulFor: 600 * second });
    now = new Date(now.getTime() + 601 * second);
    await sendDue();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 0 }]);
    expect(server.received).toEqual([]);
  });

  test('sends mails of the installation while the server of a project does not respond', async () => {
    const [projectId = 0] = await makeProjects();
    for (let count = 0; count < 12; count += 1) await put({ projectId });
    const sockets = new Set<Socket>();
    const mute = createServer((socket) => sockets.add(socket));
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
    const { port } = mute.address() as AddressInfo;
    const own = installationTransport(`smtp://127.0.0.1:${port}`, {
      name: 'Cranes',
      address: 'cranes@example.com',
    });
    const jobs = jobsWith({ ...installation(), ofProject: async () => own });
    await jobs.start();
    try {
      await eventually(() => expect(sockets.size).toBe(10));
      await put();
      const [received] = await server.waitFor(1);
      expect(received?.to).toEqual(['elena@example.com']);
    } finally {
      mute.close();
      const stopped = jobs.stop();
      for (const socket of sockets) socket.destroy();
      await stopped;
    }
  });

  test('resends the mail of a dead process', async () => {
    await put();
    await db.rows(sql`
      update jobs set state = 'running', worker = 'dead', lease_until = now() - interval '1 second'`);
    await sendDue();
    await server.waitFor(1);
  });

  test('is sent automatically after a mail is added', async () => {
    const jobs = jobsWith(installation());
    await jobs.start();
    await put();
    await server.waitFor(1);
    await jobs.stop();
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  test("uses the project's server, or the installation's when it has none", async () => {
    const own = await startMailServer();
    const from = { name: 'Crane yard', address: 'office@yard.example.com' };
    const servers = {
      ...installation(),
      ofProject: async (id: number) =>
        id === withSmtp ? installationTransport(own.url, from) : undefined,
    };
    const [withSmtp = 0, without = 0] = await makeProjects();
    await put({ projectId: withSmtp });
    await put({ projectId: without });
    await sendDue(servers);
    const [received] = await own.waitFor(1);
    expect(received?.mail.from).toEqual(from);
    expect((await server.waitFor(1))[0]?.mail.from?.address).toBe('yard@example.com');
    await own.close();
  });

  test('stores mails while no server is configured', async () => {
    await put();
    await sendDue({ ...installation(), installation: undefined });
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0, error: null }]);
  });
});
