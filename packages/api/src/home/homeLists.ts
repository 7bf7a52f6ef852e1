import { listBroadcasts } from '@rentyard/contract/entities/chat/broadcastRoutes';
import { listBotEvents } from '@rentyard/contract/entities/chat/eventRoutes';
import { listRooms } from '@rentyard/contract/entities/chat/roomRoutes';
import type { ListLink } from '@rentyard/contract/entities/home';
import type { ResourceBinding } from '../records/store.ts';

/** Paths of lists that differ from the name of the resource. */
const paths: Readonly<Record<string, string>> = {
  buzbot_rooms: listRooms.path,
  buzbot_events: listBotEvents.path,
  buzbot_broadcasts: listBroadcasts.path,
};

/** The list of a resource with these filters. */
export function listLink({ resource }: ResourceBinding, query: string): ListLink {
  return { subject: resource.subject, path: paths[resource.name] ?? `/${resource.name}`, query };
}
