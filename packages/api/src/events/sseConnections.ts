import { Readable } from 'node:stream';
import type { Subject } from '@rentyard/contract/permissions';
import { TooManyRequests } from '../errors/failures.ts';
import type { AccessWatch } from '../http/access/accessWatch.ts';
import type { Sessions, User } from '../http/access/user.ts';
import type { EventHub, Subscriber, TransientEvent } from './eventHub.ts';

/** Maximum open streams of one user in this process; a browser needs one. */
const streamsAtMost = 12;
const heartbeatInterval = 15_000;
const secondsToWait = 10;

interface Opening {
  readonly token: string;
  /** The stream closes when the user loses the permission to read this module. */
  readonly subject: Subject | undefined;
}

/** Opens streams, sends heartbeats and closes streams of users who lose their session or permission. */
export interface SseConnections {
  /** @throws {TooManyRequests} when the user has the maximum of open streams. */
  open(listening: Omit<Listening, 'current'> & Opening): EventStream;
  start(): void;
  stop(): void;
}

interface Dependencies {
  readonly hub: EventHub;
  readonly sessions: Sessions;
  readonly access: AccessWatch;
}

export function createSseConnections({ hub, sessions, access }: Dependencies): SseConnections {
  const opened = new Set<EventStream>();
  let heartbeat: NodeJS.Timeout | undefined;

  return {
    open({ token, subject, ...listening }) {
      const mine = [...opened].filter(({ person }) => person.id === listening.person.id);
      if (mine.length >= streamsAtMost) throw new TooManyRequests(secondsToWait);
      const mayListen = (person: User | undefined): person is User =>
        person !== undefined && (!subject || person.ability.can('read', subject));
      const stream = new EventStream(hub, {
        ...listening,
        // Cached, unless a write may have changed permissions since the last event.
        async current() {
          const person = await sessions.findUser(token);
          return mayListen(person) ? person : undefined;
        },
      });
      opened.add(stream);
      const unwatch = access.watch(token, (person) => {
        if (!mayListen(person)) return stream.end();
        const hasChanged = printPermissions(person) !== printPermissions(stream.person);
        stream.person = person;
        if (hasChanged) stream.sendPermissions();
      });
      stream.once('close', () => {
        opened.delete(stream);
        unwatch();
      });
      return stream;
    },
    start() {
      heartbeat = setInterval(() => {
        for (const stream of opened) stream.sendHeartbeat();
      }, heartbeatInterval);
      heartbeat.unref();
    },
    stop() {
      clearInterval(heartbeat);
      for (const stream of opened) stream.end();
    },
  };
}

function printPermissions({ isAdmin, ability }: User): string {
  return JSON.stringify([isAdmin, ability.rules]);
}

/** How many bytes of past events are buffered for a slow client. */
const aheadAtMost = 65_536;
/** A client that is this far behind is disconnected; it resumes from its position. */
const behindAtMost = 1_048_576;

/** The subscriber of a stream, and its topics. */
interface Listening {
  readonly person: User;
  readonly topics: ReadonlySet<string>;
  /** The last position that the client has received; undefined for "from now on". */
  readonly after: number | undefined;
  /** The user as of now; undefined when the stream must close. Called before each event. */
  readonly current: () => Promise<User | undefined>;
}

/** The body of a stream of server-sent events. */
class EventStream extends Readable implements Subscriber {
  person: User;
  readonly #hub: EventHub;
  readonly #current: Listening['current'];
  readonly #topics: ReadonlySet<string>;
  readonly #unsubscribe: () => void;
  #position: number | undefined;
  #isSending = false;
  #isWoken = false;
  #isBegun = false;
  #goOn: (() => void) | undefined;

  constructor(hub: EventHub, { person, topics, after, current }: Listening) {
    super({ highWaterMark: aheadAtMost });
    this.person = person;
    this.#hub = hub;
    this.#current = current;
    this.#topics = topics;
    this.#position = after;
    this.push('retry: 2000\n\n');
    this.#unsubscribe = hub.subscribe(this);
    this.wake();
  }

  override _read(): void {
    this.#goOn?.();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#unsubscribe();
    this.#goOn?.();
    done(error);
  }

  wake(): void {
    this.#isWoken = true;
    if (this.#isSending) return;
    this.#isSending = true;
    this.#sendEvents()
      // The client reconnects and requests the missed events.
      .catch(() => this.destroy())
      .finally(() => {
        this.#isSending = false;
      });
  }

  receive({ name, topic, subject, data }: TransientEvent): void {
    if (!this.#topics.has(topic)) return;
    this.#may(subject).then(
      (may) => may && this.#send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      () => this.destroy(),
    );
  }

  /** Sends an event that the permissions of the user have changed. */
  sendPermissions(): void {
    if (this.#topics.has('rights')) this.#send('event: rights\ndata: {}\n\n');
  }

  sendHeartbeat(): void {
    this.#send(': beat\n\n');
  }

  end(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
    this.#unsubscribe();
  }

  async #sendEvents(): Promise<void> {
    this.#position = await this.#begin();
    while (this.#isWoken) {
      this.#isWoken = false;
      for (;;) {
        const events = await this.#hub.after(this.#position);
        if (events.length === 0 || this.destroyed) break;
        for (const { position, name, topic, subject, userId, json } of events) {
          if (position <= this.#position) continue;
          this.#position = position;
          if (userId !== undefined && userId !== this.person.id) continue;
          if (!this.#topics.has(topic) || !(await this.#may(subject))) continue;
          this.#send(`id: ${position}\nevent: ${name}\ndata: ${json}\n\n`);
          if (this.readableLength > aheadAtMost) await this.#drained();
        }
      }
    }
  }

  /** The start position. A client that missed more than is stored gets a reset event and reloads everything. */
  async #begin(): Promise<number> {
    if (this.#isBegun) return this.#position ?? 0;
    this.#isBegun = true;
    const lastPosition = this.#position;
    const canResume = lastPosition !== undefined && (await this.#hub.canReplayAfter(lastPosition));
    const from = canResume ? lastPosition : await this.#hub.latest();
    const isReset = lastPosition !== undefined && !canResume;
    this.#send(`id: ${from}\nevent: ${isReset ? 'reset' : 'ready'}\ndata: {}\n\n`);
    return from;
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => {
      this.#goOn = resolve;
    });
  }

  /** Ends the stream of a user who may no longer have it. */
  async #may(subject: Subject): Promise<boolean> {
    const person = await this.#current();
    if (person) return person.ability.can('read', subject);
    this.end();
    return false;
  }

  #send(text: string): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.readableLength + text.length > behindAtMost) this.destroy();
    else this.push(text);
  }
}
