import {
  type CustomerNotice,
  declaredNotices,
} from '@rentyard/contract/entities/chat/customerNotices';
import type { MessageButton } from '@rentyard/contract/entities/chat/messageButtons';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import { languageCodes } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import { quietUntil } from '../chat/broadcasts/runBroadcast.ts';
import { postBotMessage } from '../chat/messages/postBotMessage.ts';
import type { Clock } from '../config/clock.ts';
import type { Transaction } from '../db/database.ts';
import { JobPostponed } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MailTemplates } from '../mail/templates/mailTemplate.ts';
import {
  type DecidedResource,
  type DecidedValues,
  findNotices,
  readDecided,
} from './decidedValues.ts';
import { type NoticeRecipient, readRecipient } from './noticeRecipient.ts';
import { fillNotice, type NoticeRecord, readNoticeRecord } from './noticeRecord.ts';
import { readNoticeTexts, readNoticeTiming } from './noticeSettings.ts';
import { type NoticePayload, noticeJob } from './pendingNotices.ts';

export interface NoticeSender {
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Channels that can send messages. */
  readonly channels: readonly BuzbotChannel[];
}

interface Pending {
  readonly resource: DecidedResource;
  readonly record_id: number;
  readonly before: DecidedValues;
  readonly due_at: string;
}

/**
 * Registers the job that sends the messages about one decision. It creates them and removes the decision
 * in one transaction, so that a repeated run sends nothing twice.
 */
export function handleNotices(jobs: Jobs, sender: NoticeSender): void {
  const { clock } = sender;
  jobs.handle<NoticePayload>(noticeJob, {
    isStored: false,
    pool: 'messages',
    async run(job) {
      const { id } = job.payload;
      let waitUntil: Date | undefined;
      await job.step(async (tx) => {
        const pending = await tx.one<Pending>(sql`
          select resource, record_id, before, due_at from customer_notices
          where id = ${id} and job_id is null for update`);
        if (!pending) return { isLast: true };
        const record = await readNoticeRecord(tx, pending.resource, pending.record_id);
        waitUntil = await waitFor(tx, { dueAt: new Date(pending.due_at), record, now: clock() });
        if (waitUntil) return {};
        const after = await readDecided(tx, pending.resource, pending.record_id);
        const notices = after ? findNotices(pending.resource, pending.before, after) : [];
        if (record) await sendNotices(tx, { record, notices }, sender);
        await tx.rows(sql`delete from customer_notices where id = ${id}`);
        return { isLast: true };
      });
      if (waitUntil) throw new JobPostponed(waitUntil);
    },
  });
}

interface Waiting {
  readonly dueAt?: Date;
  readonly record: NoticeRecord | undefined;
  readonly now: Date;
}

/** When the messages may be sent, if not now: after their delay, and outside of quiet hours. */
export async function waitFor(
  tx: Transaction,
  { dueAt, record, now }: Waiting,
): Promise<Date | undefined> {
  const { delay, quiet } = await readNoticeTiming(tx);
  // A later time was set while a clock was ahead.
  const isAhead = dueAt && dueAt.getTime() > now.getTime() + delay;
  if (dueAt && dueAt > now && !isAhead) return dueAt;
  return quietUntil(now, quiet && record ? { ...quiet, time_zone: record.time_zone } : null);
}

interface Sent {
  readonly record: NoticeRecord;
  readonly notices: readonly CustomerNotice[];
}

/** Creates the messages, one per person, unless the project or the person has turned them off. */
export async function sendNotices(
  tx: Transaction,
  { record, notices }: Sent,
  sender: NoticeSender,
): Promise<void> {
  if (!record.is_on) return;
  const notified = new Set<number>();
  for (const notice of notices) {
    const id = declaredNotices[notice].recipient === 'owner' ? record.owner_id : record.client_id;
    if (id === null || notified.has(id)) continue;
    const recipient = await readRecipient(tx, id, sender.channels);
    if (!recipient?.is_on) continue;
    notified.add(id);
    const texts = await readNoticeTexts(tx, notice);
    const text = fillNotice(texts[recipient.language], notice, { record, reader: recipient });
    if (recipient.room) {
      const message = { record, text, room: recipient.room.id, buttons: noticeButtons[notice] };
      await postBotMessage(tx, message, sender.clock());
    } else await sendMail(tx, { record, text, recipient }, sender);
  }
}

interface NoticeMail {
  readonly record: NoticeRecord;
  readonly text: string;
  readonly recipient: NoticeRecipient;
}

function sendMail(
  tx: Transaction,
  { record, text, recipient }: NoticeMail,
  { outbox }: NoticeSender,
): Promise<void> {
  const { templates, values } = buildMail(text);
  return outbox.put(tx, {
    to: recipient.email,
    name: recipient.first_name,
    language: recipient.language,
    templates,
    values,
    // Without a server of its own, the server of the installation sends it.
    ...(record.has_mail_server ? { projectId: record.project_id } : {}),
  });
}

/** The first line is the subject, the others are the paragraphs. */
function buildMail(text: string) {
  const [subject = '', ...rest] = text.split('\n').map((line) => line.trim());
  const lines = rest.filter((line) => line !== '');
  const paragraphs = lines.length > 0 ? lines : [subject];
  // Values are never searched for placeholders.
  const values = Object.fromEntries(paragraphs.map((line, at) => [`line_${at}`, line]));
  const template = {
    subject: '{subject}',
    heading: '{subject}',
    paragraphs: Object.keys(values).map((key) => `{${key}}`),
  };
  const templates = Object.fromEntries(
    languageCodes.map((code) => [code, template]),
  ) as unknown as MailTemplates;
  return { templates, values: { ...values, subject } };
}

/** The buttons below the messages of the bot. E-mails have none. */
const noticeButtons: Readonly<Partial<Record<CustomerNotice, readonly MessageButton[]>>> = {
  offer_approved: ['available', 'not_available'],
  offer_hidden: ['available', 'not_available'],
  order_approved: ['confirm'],
  order_changed: ['confirm'],
  owner_order_approved: ['confirm', 'not_available'],
  owner_order_changed: ['confirm', 'not_available'],
  owner_order_cancelled: ['available', 'not_available'],
  return_tomorrow: ['confirm'],
};
