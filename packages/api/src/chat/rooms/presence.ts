import type { Presence } from '@rentyard/contract/entities/chat/room';
import type { Database, Queryable } from '../../db/database.ts';
import { notify } from '../../db/notifications.ts';

/** Sent to all processes; not stored. */
const channel = 'presence';

/** Notifies every process of a user's activity in a room. */
export function publishPresence(on: Queryable, presence: Presence): Promise<void> {
  return notify(on, channel, JSON.stringify(presence));
}

export function subscribePresence(
  db: Database,
  receive: (presence: Presence) => void,
): Promise<() => void> {
  return db.listen(channel, { received: (payload) => receive(JSON.parse(payload) as Presence) });
}
