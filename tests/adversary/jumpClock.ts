import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { type MailServer, startMailServer } from '../support/servers/mailServer.ts';
import { startTcpProxy } from '../support/servers/tcpProxy.ts';
import { newRecord, type Recording, send } from './recording.ts';

const day = 86_400_000;
/** Milliseconds in which a mail must leave after the clock is right again. */
const mailLimit = 60_000;
const { admin: password } = passwords;
const email = 'admin@rentyard.test';

/** `NODE_OPTIONS` with which all threads of a process have a clock that is ahead. */
const clockAhead = `--import data:text/javascript;base64,${Buffer.from(`
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args) { if (args.length > 0) super(...args); else super(RealDate.now() + ${day}); }
    static now() { return RealDate.now() + ${day}; }
  };`).toString('base64')}`;

/**
 * A server whose clock is a day ahead locks a sign-in and fails to send a mail. With the right clock it
 * sends the mail, and the lock ends within its own time.
 */
export async function jumpClock(): Promise<Recording> {
  const record = newRecord('clock jumps');
  const mails = await startMailServer();
  const mailProxy = await startTcpProxy(mails.url);
  mailProxy.refuse();
  const env = { SEED: 'none', LOG_LEVEL: 'fatal', SMTP_URL: mailProxy.url };
  let server = await startBuiltServer({ env: { ...env, NODE_OPTIONS: clockAhead } });
  try {
    await send(record, 'a mail', () => server.client.post('/oauth/forgot-password', { email }));
    for (let count = 0; count <= 10; count += 1) await signIn(record, server, 'Wrong-2026-word');
    await server.end('SIGTERM');
    server = await startBuiltServer({ env, dataDir: server.dataDir });
    const locked = await signIn(record, server, password);
    const wait = Number(locked?.headers['retry-after'] ?? 0);
    if (wait > 15 * 60) record.faults.push(`a sign-in is locked for ${wait} s instead of 900`);
    mailProxy.thaw();
    await receiveMail(record, mails);
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
    await mailProxy.close();
    await mails.close();
  }
  return record;
}

function signIn(record: Recording, { client }: BuiltServer, given: string) {
  return send(record, 'a sign-in', () => client.post('/login', { email, password: given }));
}

async function receiveMail(record: Recording, mails: MailServer): Promise<void> {
  try {
    await mails.waitFor(1, mailLimit);
  } catch {
    record.faults.push(`a mail was not sent within ${mailLimit / 1_000} s of the right time`);
  }
}
