import type { Profile } from '@rentyard/contract/entities/account/account';
import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { defaultLanguage, isLanguageCode } from '@rentyard/contract/languages';
import { statusNames } from '@rentyard/contract/messages/statusNames';
import { buildPermissionSet, type Subject } from '@rentyard/contract/permissions';
import type { Status } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import { findProfile } from '../auth/profile.ts';
import type { Transaction } from '../db/database.ts';
import { name } from '../db/sqlFragments.ts';
import { recordEvent } from '../events/eventTable.ts';
import type { Outbox } from '../mail/outbox.ts';
import { assignedMany, statusChangedMany } from '../mail/templates/jobNotifications.ts';
import { late } from '../mail/templates/lateOrder.ts';
import type { MailTemplates } from '../mail/templates/mailTemplate.ts';
import { assigned, changed, mentioned, statusChanged } from '../mail/templates/notifications.ts';
import { webhookPaused } from '../mail/templates/webhookPaused.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { findTarget } from '../records/targets.ts';

type Kind = Notification['kind'];

/** What users are notified of. */
export interface Notice {
  readonly kind: Kind;
  readonly binding: ResourceBinding;
  readonly recordId: number;
  /** The author of the notice, who is not notified; null for the server. */
  readonly by: number | null;
  readonly userIds: readonly number[];
  readonly commentId?: number;
  /** The new status, for the kind `status`. */
  readonly status?: Status;
  /** The job whose notices of one kind are one notification. */
  readonly jobId?: number | undefined;
}

/** Notifies users in the transaction of the cause. */
export interface Notifier {
  /** Leaves out users who may not read the record. Notices of a job are mailed when it ends. */
  notify(tx: Transaction, store: Store, notice: Notice): Promise<void>;
  /** Mails the notifications of a job, which count all its records. */
  endJob(tx: Transaction, store: Store, jobId: number): Promise<void>;
}

interface Dependencies {
  readonly outbox: Outbox;
  /** The base URL of links in mails. */
  readonly origin: () => string;
}

const templates: Readonly<Record<Kind, MailTemplates>> = {
  mention: mentioned,
  assignment: assigned,
  status: statusChanged,
  change: changed,
  view: changed,
  late,
  webhook_paused: webhookPaused,
};

const templatesOfJobs: Partial<Readonly<Record<Kind, MailTemplates>>> = {
  assignment: assignedMany,
  status: statusChangedMany,
};

export function createNotifier({ outbox, origin }: Dependencies): Notifier {
  return {
    async notify(tx, store, notice) {
      const { kind, binding, jobId } = notice;
      const { name: resource, subject } = binding.resource;
      for (const userId of await activeStaff(tx, notice.userIds)) {
        if (userId === notice.by) continue;
        const user = await findReader(tx, userId, subject);
        if (!user || !(await isAdded(tx, store, notice, userId))) continue;
        await recordEvent(tx, 'notification', { user: userId, resource });
        const isCollected = user.preferences.email_digest && (kind === 'change' || kind === 'view');
        if (!user.preferences.email_notifications || isCollected || jobId !== undefined) continue;
        await mail(tx, store, user, { ...notice, count: 1 });
      }
    },

    async endJob(tx, store, jobId) {
      const rows = await tx.rows<NotificationOfJob>(sql`
        select user_id as "userId", kind, resource, record_id as "recordId", status,
          created_by as by, record_count as count
        from notifications where job_id = ${jobId} order by id`);
      // Some may have lost the access during the job.
      const active = new Set(await activeStaff(tx, [...new Set(rows.map(({ userId }) => userId))]));
      for (const { userId, resource, status, ...row } of rows) {
        const binding = store.bindings.find((one) => one.resource.name === resource);
        if (!binding || !active.has(userId)) continue;
        const user = await findReader(tx, userId, binding.resource.subject);
        if (!user) continue;
        await recordEvent(tx, 'notification', { user: userId, resource });
        if (!user.preferences.email_notifications) continue;
        await mail(tx, store, user, { ...row, binding, ...(status && { status }) });
      }
    },
  };

  async function mail(tx: Transaction, store: Store, user: Profile, mailed: Mailed): Promise<void> {
    const { kind, binding, recordId, by, status, count } = mailed;
    const { subject } = binding.resource;
    const language = isLanguageCode(user.language) ? user.language : defaultLanguage;
    const many = count > 1 ? templatesOfJobs[kind] : undefined;
    const state = status ? `&filter[status]=${status}` : '';
    const page = many
      ? `page/1?filter[assignee]=${user.id}${state}&sort=-updated_at`
      : `show/${recordId}`;
    await outbox.put(tx, {
      to: user.email,
      name: user.first_name,
      language,
      templates: many ?? templates[kind],
      values: {
        author: by === null ? undefined : await authorName(tx, by),
        record: await recordName(tx, store, mailed, language),
        count: String(count),
        status: status && statusNames[language][status],
        link: `${origin()}/${language}/${subject}/${page}`,
      },
    });
  }
}

interface Mailed extends Pick<Notice, 'kind' | 'binding' | 'recordId' | 'by' | 'status'> {
  readonly count: number;
}

interface NotificationOfJob extends Pick<Notice, 'kind' | 'recordId' | 'by'> {
  readonly userId: number;
  readonly resource: string;
  readonly status: Status | null;
  readonly count: number;
}

/**
 * Stores a notification. False when it is counted by one that exists: a second change of a followed
 * record, which is still unread, or another record of the same job.
 */
async function isAdded(
  tx: Transaction,
  store: Store,
  { kind, binding, recordId, by, commentId, status, jobId }: Notice,
  userId: number,
): Promise<boolean> {
  const conflict =
    jobId === undefined
      ? sql`on conflict do nothing`
      : sql`on conflict (user_id, job_id, kind, resource, status) where job_id is not null
          do update set record_count = n.record_count + 1`;
  const stored = await tx.one<{ count: number }>(sql`
    insert into notifications as n
      (user_id, kind, resource, record_id, comment_id, status, job_id, created_at, created_by)
    values (${userId}, ${kind}, ${binding.resource.name}, ${recordId}, ${commentId ?? null},
      ${status ?? null}, ${jobId ?? null}, ${store.clock().toISOString()}, ${by})
    ${conflict} returning record_count as count`);
  return stored?.count === 1;
}

/** The user, if they may read the records. */
async function findReader(
  tx: Transaction,
  userId: number,
  subject: Subject,
): Promise<Profile | undefined> {
  const user = await findProfile(tx, userId);
  const isReader = user && buildPermissionSet(user.permissions, user.is_admin).can('read', subject);
  return isReader ? user : undefined;
}

/** Those of the users who can sign in. */
async function activeStaff(
  tx: Transaction,
  userIds: readonly number[],
): Promise<readonly number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.rows<{ id: number }>(sql`
    select id from users
    where id = any(${sql.param(userIds)}::bigint[]) and kind = 'staff' and state = 'active'
      and deleted_at is null
    order by id`);
  return rows.map(({ id }) => id);
}

async function authorName(tx: Transaction, id: number | null): Promise<string | undefined> {
  const found = await tx.one<{ name: string }>(sql`select name from users where id = ${id}`);
  return found?.name;
}

async function recordName(
  tx: Transaction,
  { targets, languages }: Store,
  { binding, recordId }: Pick<Notice, 'binding' | 'recordId'>,
  language: string,
): Promise<string> {
  const { name: resource } = binding.resource;
  const { default: fallback } = await languages.read(tx);
  const label = findTarget(targets, resource).label('t', { language, fallback });
  const found = await tx.one<{ name: string | null }>(sql`
    select ${label} as name from ${name(resource)} t where t.id = ${recordId}`);
  return found?.name ?? String(recordId);
}
