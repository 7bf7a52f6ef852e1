import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@rentyard/contract/languages';
import { email as emailRule } from '@rentyard/validators';
import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Transaction } from '../db/database.ts';
import { enqueueJob } from '../jobs/jobTable.ts';
import type { Cipher } from '../secrets/cipher.ts';
import { render } from './render.ts';
import type { MailTemplates, TemplateValues } from './templates/mailTemplate.ts';

/** A mail to one recipient. */
export interface Mail {
  readonly to: string;
  readonly name: string;
  readonly language: LanguageCode;
  readonly templates: MailTemplates;
  readonly values?: TemplateValues;
  /** The project whose SMTP server sends it; undefined means the server of the installation. */
  readonly projectId?: number;
  /** In ms: the mail is not sent after this time. */
  readonly usefulFor?: number;
}

/** Stores mails until they are sent. */
export interface Outbox {
  /** Whether the installation has a mail server; without one, mails stay in the outbox. */
  readonly hasServer: boolean;
  /**
   * Stores a mail in the transaction of its cause: it is sent if and only if that commits. Does not
   * need a mail server.
   */
  put(tx: Transaction, mail: Mail): Promise<void>;
}

/** The payload of the jobs that send mails. */
export interface MailPayload {
  readonly id: number;
}

/** Job kinds: only processes with `SMTP_URL` send mails of the installation. */
export const mailJobs = { installation: 'mail', project: 'project_mail' } as const;

interface Dependencies {
  readonly cipher: Cipher;
  readonly clock: Clock;
  /** The host part of message ids. */
  readonly host: string;
  readonly hasServer: boolean;
}

export function createOutbox({ cipher, clock, host, hasServer }: Dependencies): Outbox {
  return {
    hasServer,
    async put(tx, mail) {
      const { to, name, language, templates: letters, values = {}, projectId, usefulFor } = mail;
      refuseManyRecipients(to);
      const { subject, text, html } = render(letters, { language, name, values });
      const now = clock();
      const usefulUntil =
        usefulFor === undefined ? null : new Date(now.getTime() + usefulFor).toISOString();
      const made = await tx.one<MailPayload>(sql`
        insert into outbox (recipient, subject, text, html, message_id, project_id, useful_until,
                            created_at)
        values (${to}, ${subject}, ${cipher.seal(text)}, ${cipher.seal(html)},
                ${`<${randomUUID()}@${host}>`}, ${projectId ?? null}, ${usefulUntil},
                ${now.toISOString()})
        returning id`);
      const isOfProject = projectId !== undefined;
      await enqueueJob(
        tx,
        {
          kind: isOfProject ? mailJobs.project : mailJobs.installation,
          key: String(made?.id),
          payload: made,
          destination: isOfProject ? `smtp:project-${projectId}` : 'smtp',
        },
        now,
      );
    },
  };
}

/** The address rule allows no commas, brackets and blanks, which would make two recipients of one. */
function refuseManyRecipients(to: string): void {
  if (to === '' || to !== to.trim() || emailRule()(to)) {
    throw new Error(
      'A mail has exactly one recipient, but this is not a single address. The mail was not stored.',
    );
  }
}
