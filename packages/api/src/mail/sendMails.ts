import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { DestinationFailed, type RunningJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Cipher } from '../secrets/cipher.ts';
import { deliver, type Envelope, type Refusal, refusalOf } from './deliver.ts';
import type { MailServers } from './mailServers.ts';
import { type MailPayload, mailJobs } from './outbox.ts';

interface Dependencies {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly clock: Clock;
  readonly servers: MailServers;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Pause of a mail server that does not respond, in ms. */
const silencePause = 10_000;
/** After this time a mail fails permanently, in ms. */
const triedFor = 72 * 3_600_000;

interface Due {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: Buffer;
  readonly html: Buffer;
  readonly message_id: string;
  readonly project_id: number | null;
  readonly created_at: string;
  readonly useful_until: string | null;
}

/**
 * Registers the jobs that send the mails of the outbox. A mail is sent at least once, and twice
 * only when a process dies after the response of the server and before storing it; the equal
 * message id then lets mail clients recognize the duplicate.
 */
export function handleMails(jobs: Jobs, dependencies: Dependencies): void {
  const handler = {
    isStored: false,
    retry: { first: 2_000, longest: 600_000 },
    run: (job: RunningJob<MailPayload>) => send(job, dependencies),
  } as const;
  if (dependencies.servers.installation) {
    jobs.handle(mailJobs.installation, { ...handler, pool: 'mails' });
  }
  // Servers that users entered do not delay sign-in codes.
  jobs.handle(mailJobs.project, { ...handler, pool: 'projectMails' });
}

async function send(job: RunningJob<MailPayload>, dependencies: Dependencies): Promise<void> {
  const { db, clock, cipher, servers } = dependencies;
  const mail = await db.one<Due>(sql`
    select id, recipient, subject, text, html, message_id, project_id, created_at, useful_until
    from outbox where id = ${job.payload.id} and state = 'queued'`);
  if (!mail) return;
  const { sentAt } = (job.cursor as Accepted | undefined) ?? {};
  if (sentAt !== undefined) return end(job, mail, { sentAt: new Date(sentAt) });
  const now = clock();
  // An expired code would only confuse the recipient.
  if (mail.useful_until !== null && Date.parse(mail.useful_until) <= now.getTime()) {
    return end(job, mail, { error: 'Its time had passed before it could be sent.' });
  }
  const own = mail.project_id === null ? undefined : await servers.ofProject(mail.project_id);
  const transport = own ?? servers.installation;
  await job.turn();
  try {
    if (!transport) throw new Error('No mail server is set up.');
    await deliver(transport, buildEnvelope(mail, cipher));
  } catch (error) {
    return refused(job, mail, refusalOf(error), dependencies);
  }
  const accepted: Accepted = { sentAt: clock().toISOString() };
  await job.mark(accepted);
  await end(job, mail, { sentAt: new Date(accepted.sentAt) });
}

/** The cursor of a mail that its server has accepted. */
interface Accepted {
  readonly sentAt: string;
}

function buildEnvelope(mail: Due, cipher: Cipher): Envelope {
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: cipher.open(mail.text),
    html: cipher.open(mail.html),
    messageId: mail.message_id,
  };
}

async function refused(
  job: RunningJob,
  mail: Due,
  { code, message, isFinal }: Refusal,
  { db, clock, log }: Dependencies,
): Promise<void> {
  const { id } = mail;
  if (isFinal || clock().getTime() - Date.parse(mail.created_at) > triedFor) {
    // Logs neither recipient nor content, because more people read logs than mails.
    log.warn({ mail: id, attempts: job.attempts, code }, 'a mail was not sent');
    return end(job, mail, { error: message, isTried: true });
  }
  await db.rows(sql`
    update outbox set attempts = attempts + 1, error = ${message} where id = ${id}`);
  throw new DestinationFailed(code, code === 'timeout' ? silencePause : 0);
}

interface End {
  readonly sentAt?: Date;
  readonly error?: string;
  readonly isTried?: boolean;
}

function end(job: RunningJob, { id }: Due, { sentAt, error, isTried }: End): Promise<void> {
  const isAttempt = sentAt !== undefined || isTried === true;
  return job.acknowledge(async (tx) => {
    await tx.rows(sql`
      update outbox
      set state = ${sentAt ? 'sent' : 'failed'}, sent_at = ${sentAt?.toISOString() ?? null},
          error = ${error ?? null}, attempts = attempts + ${isAttempt ? 1 : 0}
      where id = ${id}`);
    return { isLast: true };
  });
}
