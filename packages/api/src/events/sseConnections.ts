import type { Subject } from '@rentyard/contract/permissions';
import { TooManyRequests } from '../errors/failures.ts';
import type { AccessWatch } from '../http/accessWatch.ts';
import type { Person, Sessions } from '../http/person.ts';
import type { EventHub } from './eventHub.ts';
import { EventStream, type Listening } from './eventStream.ts';

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
      const mayListen = (person: Person | undefined): person is Person =>
        person !== undefined && (!subject || person.ability.can('read', subject));
      const stream = new EventStream(hub, {
        ...listening,
        // Cached, unless a write may have changed permissions since the last event.
        async current() {
          const person = await sessions.personOf(token);
          return mayListen(person) ? person : undefined;
        },
      });
      opened.add(stream);
      const unwatch = access.watch(token, (person) => {
        if (!mayListen(person)) return stream.end();
        const hasChanged = permissionsOf(person) !== permissionsOf(stream.person);
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

function permissionsOf({ isAdmin, ability }: Person): string {
  return JSON.stringify([isAdmin, ability.rules]);
}
