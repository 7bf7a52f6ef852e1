import type { Notification } from '@rentyard/contract/entities/notificationRoutes';
import { defaultLanguage, isLanguageCode } from '@rentyard/contract/languages';
import { statusNames } from '@rentyard/contract/messages/statusNames';
import { permissionSetOf } from '@rentyard/contract/permissions';
import type { Status } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import { profileOf } from '../auth/profile.ts';
import type { Transaction } from '../db/database.ts';
import { name } from '../db/sqlFragments.ts';
import { recordEvent } from '../events/eventTable.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MailTemplates } from '../mail/templates/mailTemplate.ts';
import { assigned, changed, mentioned, statusChanged } from '../mail/templates/notifications.ts';
import type { ResourceBinding } from '../records/resourceBinding.ts';
import type { Store } from '../records/store.ts';
import { targetOf } from '../records/targets.ts';

type Kind = Notification['kind'];

/** What users are notified of. */
export interface Notice {
  readonly kind: Kind;
  readonly binding: ResourceBinding;
  readonly recordId: number;
  /** The author of the notice, who is not notified. */
  readonly by: number;
  readonly userIds: readonly number[];
  readonly commentId?: number;
  /** The new status, for the kind `status`. */
  readonly status?: Status;
}

/** Notifies users in the transaction of the cause. */
export interface Notifier {
  /** Leaves out users who may not read the record. */
  notify(tx: Transaction, store: Store, notice: Notice): Promise<void>;
}

interface Parts {
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
};

export function createNotifier({ outbox, origin }: Parts): Notifier {
  return {
    async notify(tx, store, notice) {
      const { kind, binding, recordId, by, commentId, status } = notice;
      const { name: resource, subject } = binding.resource;
      for (const userId of await activeStaff(tx, notice)) {
        const user = await profileOf(tx, userId);
        const isReader =
          user && permissionSetOf(user.permissions, user.is_admin).can('read', subject);
        if (!isReader) continue;
        // A second change of a followed record waits in the same unread notification.
        const added = await tx.one(sql`
          insert into notifications
            (user_id, kind, resource, record_id, comment_id, status, created_at, created_by)
          values (${userId}, ${kind}, ${resource}, ${recordId}, ${commentId ?? null},
            ${status ?? null}, ${store.clock().toISOString()}, ${by})
          on conflict do nothing returning id`);
        if (!added) continue;
        await recordEvent(tx, 'notification', { user: userId, resource });
        const isCollected = user.preferences.email_digest && (kind === 'change' || kind === 'view');
        if (!user.preferences.email_notifications || isCollected) continue;
        const language = isLanguageCode(user.language) ? user.language : defaultLanguage;
        await outbox.put(tx, {
          to: user.email,
          name: user.first_name,
          language,
          templates: templates[kind],
          values: {
            author: await authorName(tx, by),
            record: await recordName(tx, store, notice, language),
            status: status && statusNames[language][status],
            link: `${origin()}/${language}/${subject}/show/${recordId}`,
          },
        });
      }
    },
  };
}

/** The users of the notice who can sign in, without its author. */
async function activeStaff(tx: Transaction, { userIds, by }: Notice): Promise<readonly number[]> {
  const others = userIds.filter((id) => id !== by);
  if (others.length === 0) return [];
  const rows = await tx.rows<{ id: number }>(sql`
    select id from users
    where id = any(${sql.param(others)}::bigint[]) and kind = 'staff' and state = 'active'
      and deleted_at is null
    order by id`);
  return rows.map(({ id }) => id);
}

async function authorName(tx: Transaction, id: number): Promise<string | undefined> {
  const found = await tx.one<{ name: string }>(sql`select name from users where id = ${id}`);
  return found?.name;
}

async function recordName(
  tx: Transaction,
  { targets, languages }: Store,
  { binding, recordId }: Notice,
  language: string,
): Promise<string> {
  const { name: resource } = binding.resource;
  const { default: fallback } = await languages.known();
  const label = targetOf(targets, resource).label('t', { language, fallback });
  const found = await tx.one<{ name: string | null }>(sql`
    select ${label} as name from ${name(resource)} t where t.id = ${recordId}`);
  return found?.name ?? String(recordId);
}
