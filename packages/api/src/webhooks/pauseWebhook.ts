import type { pauseReasons } from '@rentyard/contract/entities/webhook/webhook';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { ResourceBinding, Store } from '../records/store.ts';

interface Dependencies {
  readonly store: Store;
  readonly binding: ResourceBinding;
  readonly notifier: Notifier;
}

/**
 * Pauses a webhook and notifies the admins and its creator. Its deliveries wait until somebody sets it
 * active again. Does nothing for one that is off.
 */
export async function pauseWebhook(
  tx: Transaction,
  { id, reason }: { readonly id: number; readonly reason: (typeof pauseReasons)[number] },
  { store, binding, notifier }: Dependencies,
): Promise<void> {
  const at = store.clock().toISOString();
  const paused = await tx.one<{ version: number; created_by: number | null }>(sql`
    update webhooks
    set active = false, paused_at = ${at}, pause_reason = ${reason}, version = version + 1,
        updated_at = ${at}
    where id = ${id} and active and deleted_at is null returning version, created_by`);
  if (!paused) return;
  const changes = [{ path: 'active', from: true, to: false }];
  await tx.rows(sql`
    insert into change_history (resource, record_id, version, action, changes, reason, created_at)
    values ('webhooks', ${id}, ${paused.version}, 'update', ${JSON.stringify(changes)}::jsonb,
      ${reason}, ${at})`);
  const admins = await tx.rows<{ id: number }>(sql`
    select u.id from users u join roles r on r.id = u.role_id
    where r.system = 'admin' and r.deleted_at is null and u.deleted_at is null`);
  const userIds = new Set([...admins.map((admin) => admin.id), paused.created_by ?? 0]);
  await notifier.notify(tx, store, {
    kind: 'webhook_paused',
    binding,
    recordId: id,
    by: null,
    userIds: [...userIds],
  });
}
