import type { EventTopic } from '@rentyard/contract/entities/collaboration/events';
import type { Subject } from '@rentyard/contract/permissions';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { eventsAfter, type StoredEvent, storedRange } from './eventTable.ts';
import { type Expand, type OutgoingEvent, outgoingEvents } from './outgoingEvents.ts';

/** Notified at the commit of every transaction that stored an event; see the SQL function `place_event`. */
const channel = 'events';
/** The maximum delay of an event if a notification is lost, in ms. */
const pollEvery = 5_000;
const readAtOnce = 500;
/** Number of events in memory: streams that are not further behind need no query. */
const cachedEvents = 2_000;

/** A subscriber that the hub wakes when there are new events. */
export interface Subscriber {
  wake(): void;
  receive(event: TransientEvent): void;
}

/** A transient event: sent to current subscribers and not stored. */
export interface TransientEvent {
  /** `event:` of the stream. */
  readonly name: string;
  /** The group of events that a stream subscribes to. */
  readonly topic: EventTopic;
  /** Only users with the permission to read this module receive it. */
  readonly subject: Subject;
  readonly data: object;
}

/** The events of all processes in one order, read once for all streams of this process. */
export interface EventHub {
  start(): Promise<void>;
  stop(): void;
  /** Resolves when every stored event has been read and subscribers have been woken. */
  settle(): Promise<void>;
  /** The position of the latest event. */
  latest(): Promise<number>;
  /** Whether every event after this position is still available. */
  canReplayAfter(position: number): Promise<boolean>;
  /** The events after this position, in order; empty at the end. */
  after(position: number): Promise<readonly OutgoingEvent[]>;
  subscribe(subscriber: Subscriber): () => void;
  /** Forwards a transient event to every subscriber of this process. */
  publish(event: TransientEvent): void;
}

interface Dependencies {
  readonly db: Database;
  /** The serializer of each topic. */
  readonly expand: Expand;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createEventHub({ db, expand, log }: Dependencies): EventHub {
  const subscribers = new Set<Subscriber>();
  let memory: OutgoingEvent[] = [];
  /** Every event after this position is in memory. */
  let since = 0;
  let last = 0;
  let reading: Promise<void> | undefined;
  let isRequestedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;

  const outgoing = async (events: readonly StoredEvent[]) => outgoingEvents(db, events, expand);

  /** One read at a time; a request during a read starts another one afterwards. */
  function readNew(): void {
    if (reading) {
      isRequestedAgain = true;
      return;
    }
    reading = readAll()
      // The database is unavailable: the next poll tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'could not read events'))
      .finally(() => {
        reading = undefined;
        if (!isRequestedAgain) return;
        isRequestedAgain = false;
        readNew();
      });
  }

  async function readAll(): Promise<void> {
    for (;;) {
      const events = await eventsAfter(db, last, readAtOnce);
      const latest = events.at(-1);
      if (!latest) return;
      memory.push(...(await outgoing(events)));
      last = latest.position;
      dropOld();
      for (const subscriber of subscribers) subscriber.wake();
      if (events.length < readAtOnce) return;
    }
  }

  function dropOld(): void {
    if (memory.length <= 2 * cachedEvents) return;
    const gone = memory.length - cachedEvents;
    since = memory[gone - 1]?.position ?? since;
    memory = memory.slice(gone);
  }

  return {
    async start() {
      last = (await storedRange(db)).last;
      since = last;
      unsubscribe = await db.listen(channel, { received: readNew, resumed: readNew });
      timer = setInterval(readNew, pollEvery);
      timer.unref();
      readNew();
    },
    stop() {
      clearInterval(timer);
      unsubscribe?.();
    },
    async settle() {
      readNew();
      while (reading) await reading;
    },
    latest: async () => (await storedRange(db)).last,
    async canReplayAfter(position) {
      if (position >= since && position <= last) return true;
      const range = await storedRange(db);
      return position >= range.first - 1 && position <= range.last;
    },
    async after(position) {
      if (position >= since) return memory.slice(firstAfter(memory, position));
      return outgoing(await eventsAfter(db, position, readAtOnce));
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
      };
    },
    publish(event) {
      for (const subscriber of subscribers) subscriber.receive(event);
    },
  };
}

/** Index of the first event after the position; events are sorted. */
function firstAfter(events: readonly OutgoingEvent[], position: number): number {
  let [from, to] = [0, events.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((events[middle]?.position ?? 0) > position) to = middle;
    else from = middle + 1;
  }
  return from;
}
