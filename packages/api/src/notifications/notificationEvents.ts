import type { Subject } from '@rentyard/contract/permissions';
import type { StoredEvent } from '../events/eventTable.ts';
import type { EventSerializer } from '../events/outgoingEvents.ts';
import type { ResourceBinding } from '../records/store.ts';

interface NotificationEvent extends StoredEvent {
  readonly data: { readonly user: number; readonly resource: string };
}

interface CommentEvent extends StoredEvent {
  readonly data: { readonly resource: string; readonly id: number };
}

/** Events of comments, for open timelines, and of notifications, for the notified user only. */
export function notificationSerializers(
  bindings: readonly ResourceBinding[],
): readonly (readonly [topic: string, EventSerializer])[] {
  const findSubject = (name: string): Subject | undefined =>
    bindings.find(({ resource }) => resource.name === name)?.resource.subject;
  return [
    [
      'comment',
      async (_on, events) =>
        (events as readonly CommentEvent[]).flatMap(({ position, data: { resource, id } }) => {
          const subject = findSubject(resource);
          const json = JSON.stringify({ subject, resource, id });
          return subject ? [{ position, name: 'comment', topic: 'record', subject, json }] : [];
        }),
    ],
    [
      'notification',
      async (_on, events) =>
        (events as readonly NotificationEvent[]).flatMap(({ position, data }) => {
          const subject = findSubject(data.resource);
          const shared = { position, name: 'notification', topic: 'counters', json: '{}' };
          return subject ? [{ ...shared, subject, userId: data.user }] : [];
        }),
    ],
  ];
}
