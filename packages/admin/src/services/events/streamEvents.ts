import type { BuzbotBroadcastRow } from '@rentyard/contract/entities/chat/broadcast';
import type { BuzbotEventRow } from '@rentyard/contract/entities/chat/event';
import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import type { BuzbotRoomRow, Presence } from '@rentyard/contract/entities/chat/room';
import type {
  CommentsChanged,
  CountersChanged,
  RecordChanged,
} from '@rentyard/contract/entities/collaboration/events';
import type { RecordPresence } from '@rentyard/contract/entities/collaboration/presence';

type Nothing = Readonly<Record<never, never>>;

/** The data of each event of `GET /events`, by the name of the event. */
interface EventDataByName {
  /** The stream is open, and no event is missed from now on. */
  readonly ready: Nothing;
  /** Events were missed: refetch everything that is shown. */
  readonly reset: Nothing;
  readonly record: RecordChanged;
  /** The counters have changed. */
  readonly counters: CountersChanged;
  readonly comment: CommentsChanged;
  /** The user has a new notification. */
  readonly notification: Nothing;
  /** The permissions of the user have changed. */
  readonly rights: Nothing;
  readonly message: BuzbotMessage;
  readonly room: BuzbotRoomRow;
  readonly bot_event: BuzbotEventRow;
  readonly broadcast: BuzbotBroadcastRow;
  readonly presence: Presence;
  readonly record_presence: RecordPresence;
  /** Reviewers claimed or released offers. */
  readonly review_claims: Nothing;
}

/**
 * Events that carry a whole list row, by the resource of the list. Only rows without translated
 * texts: the stream has no language.
 */
export const rowEvents: Readonly<Record<string, 'room' | undefined>> = { buzbot_rooms: 'room' };

export type EventName = keyof EventDataByName;

/** An event with its data. */
export type StreamEvent<Name extends EventName = EventName> = {
  [One in Name]: {
    readonly name: One;
    readonly data: EventDataByName[One];
    /**
     * Received from the server by this tab. This is true in only one tab of a browser, so work that
     * one tab does for all belongs here.
     */
    readonly isStreamOwner: boolean;
  };
}[Name];

type Handler = (event: StreamEvent) => void;

const handlers = new Set<Handler>();

/**
 * Handles events of these names, in order and each once, whichever tab receives the stream. For
 * code outside React; screens use `useEvents`. Returns the function that unsubscribes.
 */
export function subscribe<Name extends EventName>(
  names: readonly Name[],
  handle: (event: StreamEvent<Name>) => void,
): () => void {
  const subscribedNames: readonly EventName[] = names;
  const handler: Handler = (event) => {
    if (subscribedNames.includes(event.name)) handle(event as StreamEvent<Name>);
  };
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

/** Forwards an event to all subscribers. */
export function publish(event: StreamEvent): void {
  for (const handle of [...handlers]) handle(event);
}
