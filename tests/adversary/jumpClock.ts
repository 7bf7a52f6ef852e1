import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/builtServer.ts';
import { freePort } from '../support/freePort.ts';
import { startMailServer } from '../support/mailServer.ts';
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
  const port = await freePort();
  const env = { SEED: 'none', LOG_LEVEL: 'fatal', SMTP_URL: `smtp://127.0.0.1:${port}` };
  let server = await startBuiltServer({ env: { ...env, NODE_OPTIONS: clockAhead } });
  try {
    await send(record, 'a mail', () => server.client.post('/oauth/forgot-password', { email }));
    for (let count = 0; count <= 10; count += 1) await signIn(record, server, 'Wrong-2026-word');
    await server.end('SIGTERM');
    server = await startBuiltServer({ env, dataDir: server.dataDir });
    const locked = await signIn(record, server, password);
    const wait = Number(locked?.headers['retry-after'] ?? 0);
    if (wait > 15 * 60) record.faults.push(`a sign-in is locked for ${wait} s instead of 900`);
    await receiveMail(record, port);
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
  }
  return record;
}

function signIn(record: Recording, { client }: BuiltServer, given: string) {
  return send(record, 'a sign-in', () => client.post('/login', { email, password: given }));
}

async function receiveMail(record: Recording, port: number): Promise<void> {
  const mails = await startMailServer({ port });
  try {
    await mails.waitFor(1, mailLimit);
  } catch {
    record.faults.push(`a mail was not sent within ${mailLimit / 1_000} s of the right time`);
  } finally {
    await mails.close();
  }
}
