import type { Subject } from '@rentyard/contract/permissions';
import { TooManyRequests } from '../errors/failures.ts';
import type { Person, Sessions } from '../http/person.ts';
import type { EventHub } from './eventHub.ts';
import { EventStream, type Listening } from './eventStream.ts';

/** Maximum open streams of one user in this process; a browser needs one. */
const streamsAtMost = 12;
const heartbeatInterval = 15_000;
/** A stream closes within 30 s after its session or permission ends. */
const checkEvery = 10_000;
const secondsToWait = 10;

interface Opened {
  readonly stream: EventStream;
  readonly token: string;
  /** The stream closes when the user loses the permission to read this module. */
  readonly subject: Subject | undefined;
}

/** Opens streams, sends heartbeats and closes streams of users who lose their session or permission. */
export interface SseConnections {
  /** @throws {TooManyRequests} when the user has the maximum of open streams. */
  open(listening: Listening & Pick<Opened, 'token' | 'subject'>): EventStream;
  start(): void;
  stop(): void;
}

export function createSseConnections(hub: EventHub, sessions: Sessions): SseConnections {
  const opened = new Set<Opened>();
  let heartbeat: NodeJS.Timeout | undefined;
  let permissionCheck: NodeJS.Timeout | undefined;

  async function check(one: Opened): Promise<void> {
    const { stream, token, subject } = one;
    const person = await sessions.personOf(token);
    if (!person || (subject && !person.ability.can('read', subject))) return stream.end();
    const hasChanged = permissionsOf(person) !== permissionsOf(stream.person);
    stream.person = person;
    if (hasChanged) stream.sendPermissions();
  }

  return {
    open({ token, subject, ...listening }) {
      const mine = [...opened].filter(({ stream }) => stream.person.id === listening.person.id);
      if (mine.length >= streamsAtMost) throw new TooManyRequests(secondsToWait);
      const stream = new EventStream(hub, listening);
      const one = { stream, token, subject };
      opened.add(one);
      stream.once('close', () => opened.delete(one));
      return stream;
    },
    start() {
      heartbeat = setInterval(() => {
        for (const { stream } of opened) stream.sendHeartbeat();
      }, heartbeatInterval);
      heartbeat.unref();
      permissionCheck = setInterval(() => {
        // The database is unavailable: the next round checks again.
        for (const one of opened) check(one).catch(() => undefined);
      }, checkEvery);
      permissionCheck.unref();
    },
    stop() {
      clearInterval(heartbeat);
      clearInterval(permissionCheck);
      for (const { stream } of opened) stream.end();
    },
  };
}

function permissionsOf({ isAdmin, ability }: Person): string {
  return JSON.stringify([isAdmin, ability.rules]);
}
