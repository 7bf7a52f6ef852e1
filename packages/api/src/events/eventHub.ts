import type { EventTopic } from '@rentyard/contract/entities/events';
import type { Subject } from '@rentyard/contract/permissions';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { eventsAfter, type KeptEvent, keptRange } from './eventTable.ts';
import { type Expand, type ToldEvent, toldEvents } from './outgoingEvents.ts';

/** Told at the commit of every transaction that wrote an event; see migration 0051. */
const channel = 'events';
/** Should a notification be lost, events are late by no more than this, in ms. */
const lookEvery = 5_000;
const readAtOnce = 500;
/** Events kept in memory: streams that are this close to the present cost the database nothing. */
const remembered = 2_000;

/** Somebody whom the hub wakes when there is more to tell. */
export interface Follower {
  wake(): void;
  hear(word: PassingWord): void;
}

/** What is told to whoever listens now, and never again. */
export interface PassingWord {
  /** `event:` of the stream. */
  readonly name: string;
  /** The group of events that a stream is asked for by. */
  readonly topic: EventTopic;
  /** Whoever may read this module is told. */
  readonly subject: Subject;
  readonly data: object;
}

/** The events of all processes in one order, read once for all streams of this process. */
export interface EventHub {
  start(): Promise<void>;
  stop(): void;
  /** The place of the latest event there is. */
  latest(): Promise<number>;
  /** Whether everything after this place can still be told. */
  canTellAfter(position: number): Promise<boolean>;
  /** The events that follow on this place, in order; none at the end. */
  after(position: number): Promise<readonly ToldEvent[]>;
  follow(follower: Follower): () => void;
  /** Passes a passing word on to every follower of this process. */
  say(word: PassingWord): void;
}

interface Parts {
  readonly db: Database;
  /** How events of each topic are told. */
  readonly expand: Expand;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createEventHub({ db, expand, log }: Parts): EventHub {
  const followers = new Set<Follower>();
  let memory: ToldEvent[] = [];
  /** Everything after this place is in memory. */
  let since = 0;
  let last = 0;
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let deafen: (() => void) | undefined;

  const told = async (events: readonly KeptEvent[]) => toldEvents(db, events, expand);

  /** One reading at a time; whoever asks during one gets another. */
  function look(): void {
    if (reading) {
      isAskedAgain = true;
      return;
    }
    reading = readOn()
      // The database is away: the next look tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'reading events'))
      .finally(() => {
        reading = undefined;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        look();
      });
  }

  async function readOn(): Promise<void> {
    for (;;) {
      const events = await eventsAfter(db, last, readAtOnce);
      const latest = events.at(-1);
      if (!latest) return;
      memory.push(...(await told(events)));
      last = latest.position;
      forgetOld();
      for (const follower of followers) follower.wake();
      if (events.length < readAtOnce) return;
    }
  }

  function forgetOld(): void {
    if (memory.length <= 2 * remembered) return;
    const gone = memory.length - remembered;
    since = memory[gone - 1]?.position ?? since;
    memory = memory.slice(gone);
  }

  return {
    async start() {
      last = (await keptRange(db)).last;
      since = last;
      deafen = await db.listen(channel, { heard: look, resumed: look });
      timer = setInterval(look, lookEvery);
      timer.unref();
      look();
    },
    stop() {
      clearInterval(timer);
      deafen?.();
    },
    latest: async () => (await keptRange(db)).last,
    async canTellAfter(position) {
      if (position >= since && position <= last) return true;
      const range = await keptRange(db);
      return position >= range.first - 1 && position <= range.last;
    },
    async after(position) {
      if (position >= since) return memory.slice(firstAfter(memory, position));
      return told(await eventsAfter(db, position, readAtOnce));
    },
    follow(follower) {
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
    say(word) {
      for (const follower of followers) follower.hear(word);
    },
  };
}

/** Index of the first event past the position; events stand in order. */
function firstAfter(events: readonly ToldEvent[], position: number): number {
  let [from, to] = [0, events.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((events[middle]?.position ?? 0) > position) to = middle;
    else from = middle + 1;
  }
  return from;
}
