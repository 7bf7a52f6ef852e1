import { defaultLanguage, isLanguageCode } from '@rentyard/contract/languages';
import { buildPermissionSet } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import { findProfile } from '../auth/profile.ts';
import type { Transaction } from '../db/database.ts';
import { isFuture } from '../db/sqlFragments.ts';
import type { Outbox } from '../mail/outbox.ts';
import { digest } from '../mail/templates/digest.ts';
import type { Store } from '../records/store.ts';
import { listNotifications } from './notificationRecords.ts';

const dayLength = 86_400_000;
/** Names in a mail; its link leads to all. */
const namesAtMost = 20;

interface Dependencies {
  readonly store: Store;
  readonly outbox: Outbox;
  /** The base URL of links in mails. */
  readonly origin: () => string;
}

/** Mails the unread changes of followed records, once a day to each user who has turned the summary on. */
export async function sendDigests({ store, outbox, origin }: Dependencies): Promise<void> {
  const now = store.clock();
  const before = new Date(now.getTime() - dayLength).toISOString();
  // The summary was sent while the clock was ahead.
  const wasAhead = isFuture(sql`d.sent_at`, now);
  const due = await store.db.rows<{ id: number; since: string | null }>(sql`
    select u.id, d.sent_at as since
    from users u left join notification_digests d on d.user_id = u.id
    where u.kind = 'staff' and u.state = 'active' and u.deleted_at is null
      and u.preferences ->> 'email_notifications' = 'true' and u.preferences ->> 'email_digest' = 'true'
      and (d.sent_at is null or d.sent_at <= ${before} or ${wasAhead})
      and exists (
        select from notifications n
        where n.user_id = u.id and n.kind in ('change', 'view') and n.read_at is null
          and n.created_at > case when ${wasAhead} then ${before} else coalesce(d.sent_at, '-infinity') end)`);
  for (const { id } of due) {
    await store.db.transaction(async (tx) => {
      // Only one process sends the digest.
      const claimed = await tx.one(sql`
        insert into notification_digests as d (user_id, sent_at) values (${id}, ${now.toISOString()})
        on conflict (user_id) do update set sent_at = excluded.sent_at
        where d.sent_at <= ${before} or ${wasAhead} returning 1`);
      if (claimed) await putDigest(tx, id, { store, outbox, origin });
    });
  }
}

async function putDigest(
  tx: Transaction,
  userId: number,
  { store, outbox, origin }: Dependencies,
): Promise<void> {
  const user = await findProfile(tx, userId);
  if (!user) return;
  const language = isLanguageCode(user.language) ? user.language : defaultLanguage;
  const { default: fallback } = await store.languages.read(tx);
  const reader = { id: userId, ability: buildPermissionSet(user.permissions, user.is_admin) };
  const unread = await listNotifications(
    tx,
    store,
    reader,
    { before: undefined, limit: 100, isUnread: true },
    { language, fallback },
  );
  const followed = unread.filter(({ kind }) => kind === 'change' || kind === 'view');
  const names = [...new Set(followed.flatMap(({ record }) => record?.name ?? []))];
  if (names.length === 0) return;
  await outbox.put(tx, {
    to: user.email,
    name: user.first_name,
    language,
    templates: digest,
    values: {
      count: String(names.length),
      records: names.slice(0, namesAtMost).join(', '),
      link: `${origin()}/${language}/home`,
    },
  });
}
