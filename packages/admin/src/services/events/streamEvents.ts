import type { BuzbotBroadcastRow } from '@rentyard/contract/entities/chat/broadcast';
import type { BuzbotEventRow } from '@rentyard/contract/entities/chat/event';
import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import type { BuzbotRoomRow, Presence } from '@rentyard/contract/entities/chat/room';
import type { CountersChanged, RecordChanged } from '@rentyard/contract/entities/events';
import type { RecordPresence } from '@rentyard/contract/entities/presence';

type Nothing = Readonly<Record<never, never>>;

/** What the server tells as it happens, by the name of the event; `GET /events` of the API. */
interface EventDataByName {
  /** The stream is open: from now on nothing is missed. */
  readonly ready: Nothing;
  /** More was missed than can be told: whatever is shown is to be asked for anew. */
  readonly reset: Nothing;
  readonly record: RecordChanged;
  /** What badges count has changed. */
  readonly counters: CountersChanged;
  /** The signed-in person may do other things now. */
  readonly rights: Nothing;
  readonly message: BuzbotMessage;
  readonly room: BuzbotRoomRow;
  readonly bot_event: BuzbotEventRow;
  readonly broadcast: BuzbotBroadcastRow;
  readonly presence: Presence;
  readonly record_presence: RecordPresence;
}

/**
 * Events that carry a whole row of a list as it is now, by the resource of the list. Only rows without texts of
 * records: the stream has no language.
 */
export const rowEvents: Readonly<Record<string, 'room' | undefined>> = { buzbot_rooms: 'room' };

export type EventName = keyof EventDataByName;

/** One event, with what it is about. */
export type StreamEvent<Name extends EventName = EventName> = {
  [One in Name]: {
    readonly name: One;
    readonly data: EventDataByName[One];
    /**
     * Heard from the server by this very tab, which is so in one tab of a browser. Whatever one tab does
     * for all belongs to this one.
     */
    readonly isFirsthand: boolean;
  };
}[Name];

type Handler = (event: StreamEvent) => void;

const handlers = new Set<Handler>();

/**
 * Hears events of these names, in their order and each once, from whichever tab has the stream. Outside
 * React; screens use `useEvents`. Answers with the way to stop.
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

/** Passes an event on to whoever subscribed. Names that this version does not know reach nobody. */
export function publish(event: StreamEvent): void {
  for (const handle of [...handlers]) handle(event);
}
