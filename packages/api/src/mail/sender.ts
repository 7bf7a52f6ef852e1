import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import type { Cipher } from '../secrets/cipher.ts';
import { deliver, type Envelope, judge } from './deliver.ts';
import type { Transport } from './transports.ts';

/** The available mail servers. */
export interface Transports {
  /** `SMTP_URL`; without it, mails stay in the outbox. */
  readonly installation: Transport | undefined;
  /** From the settings of the project; undefined for a project without. */
  readonly ofProject: (projectId: number) => Promise<Transport | undefined>;
}

interface Parts {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly clock: Clock;
  readonly transports: Transports;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Concurrent mails of one process. */
const atOnce = 10;
/** How long a taken mail belongs to its process; after a crash other processes take it. */
const lease = 2 * minute;
/** Delays between attempts; the last one repeats. */
const pauses = [
  ...[2, 5, 10, 20, 30].map((seconds) => seconds * second),
  ...Array<number>(55).fill(minute),
  ...Array<number>(12).fill(5 * minute),
  hour,
];
/** After this time a mail fails permanently. */
const triedFor = 72 * hour;

interface Due {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: Buffer;
  readonly html: Buffer;
  readonly message_id: string;
  readonly project_id: number | null;
  readonly attempts: number;
  readonly created_at: string;
}

/**
 * Sends the mails that are due, in one batch. Several processes may run it at the same time: only
 * one takes each mail. A mail is sent at least once, and twice only when a process dies after the
 * response of the server and before storing it; the equal message id then lets mail clients
 * recognize the duplicate. Returns the number of taken mails.
 */
export async function sendDue(parts: Parts): Promise<number> {
  await dropUseless(parts);
  const due = await take(parts);
  await Promise.all(due.map((mail) => send(parts, mail)));
  return due.length;
}

/** An expired code would only confuse the recipient. */
async function dropUseless({ db, clock }: Parts): Promise<void> {
  await db.rows(sql`
    update outbox set state = 'failed', error = 'Its time had passed before it could be sent.'
    where state = 'queued' and useful_until <= ${clock().toISOString()}`);
}

function take({ db, clock, transports }: Parts): Promise<Due[]> {
  const now = clock();
  return db.rows<Due>(sql`
    update outbox
    set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + lease).toISOString()}
    where id in (
      select id from outbox
      where state = 'queued' and next_attempt_at <= ${now.toISOString()}
        and (${transports.installation !== undefined}::boolean or project_id is not null)
      order by next_attempt_at limit ${atOnce} for update skip locked
    )
    returning id, recipient, subject, text, html, message_id, project_id, attempts, created_at`);
}

async function send(parts: Parts, mail: Due): Promise<void> {
  const { db, clock, cipher, transports, log } = parts;
  try {
    const own = mail.project_id === null ? undefined : await transports.ofProject(mail.project_id);
    const transport = own ?? transports.installation;
    if (!transport) return await postpone(parts, mail, 'No mail server is set up.');
    const template: Envelope = {
      to: mail.recipient,
      subject: mail.subject,
      text: cipher.open(mail.text),
      html: cipher.open(mail.html),
      messageId: mail.message_id,
    };
    await deliver(transport, template);
  } catch (error) {
    const { code, answer, isFinal } = judge(error);
    // Logs neither recipient nor content, because more people read logs than mails.
    log.warn({ mail: mail.id, attempts: mail.attempts, code }, 'a mail was not sent');
    return isFinal ? giveUp(parts, mail, answer) : postpone(parts, mail, answer);
  }
  await db.rows(sql`
    update outbox set state = 'sent', sent_at = ${clock().toISOString()}, error = null
    where id = ${mail.id}`);
}

async function postpone(parts: Parts, mail: Due, answer: string): Promise<void> {
  const now = parts.clock().getTime();
  if (now - Date.parse(mail.created_at) > triedFor) return giveUp(parts, mail, answer);
  const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? hour;
  await parts.db.rows(sql`
    update outbox set next_attempt_at = ${new Date(now + pause).toISOString()}, error = ${answer}
    where id = ${mail.id}`);
}

async function giveUp({ db }: Parts, { id }: Due, answer: string): Promise<void> {
  await db.rows(sql`update outbox set state = 'failed', error = ${answer} where id = ${id}`);
}

/** Poll interval for mails whose delay has passed, and for those added by another process. */
const pollInterval = 2 * second;
/** Without a server of the installation only mails of projects can be sent, so polling is less urgent. */
const idlePollInterval = minute;

/** Sends mails as they become due until it is stopped; stopping waits for current ones. */
export function startSender(
  parts: Parts & { readonly whenPut: (listener: () => void) => void },
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isAsked = false;

  async function run(): Promise<void> {
    try {
      do {
        isAsked = false;
        while (!isStopped && (await sendDue(parts)) === atOnce);
      } while (isAsked && !isStopped);
    } catch (error) {
      // Probably the database is unavailable: the next poll tries again.
      parts.log.warn({ err: error }, 'mails wait');
    }
  }

  function look(): void {
    isAsked = true;
    if (isStopped || running) return;
    running = run().finally(() => {
      running = undefined;
    });
  }

  parts.whenPut(look);
  const timer = setInterval(look, parts.transports.installation ? pollInterval : idlePollInterval);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
