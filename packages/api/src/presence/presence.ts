import {
  type PresentPerson,
  type PresentState,
  presenceTimeout,
  type RecordPresence,
} from '@rentyard/contract/entities/collaboration/presence';
import { presenceRoute } from '@rentyard/contract/entities/collaboration/presenceRoutes';
import type { Subject } from '@rentyard/contract/permissions';
import type { Option } from '@rentyard/contract/schema/values';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { notify } from '../db/notifications.ts';
import { name } from '../db/sqlFragments.ts';
import { Forbidden, NotFound } from '../errors/failures.ts';
import type { EventHub } from '../events/eventHub.ts';
import { handle } from '../http/handle.ts';
import type { ResourceBinding, Store } from '../records/store.ts';

/** Sent to all processes; not stored. */
const channel = 'record_presence';

/** Interval of the check for tabs that disappeared without a message, in ms. */
const pollInterval = 5_000;

export interface Presence {
  of(subject: Subject, id: number): readonly PresentPerson[];
  start(): Promise<void>;
  /** Notifies every process, including this one. */
  publish(update: PresenceUpdate): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly hub: EventHub;
  readonly clock: Clock;
}

/** Tracks which users have which record open from its start until the app closes, and publishes every change. */
export function openPresence(app: FastifyInstance, { db, hub, clock }: Dependencies): Presence {
  const people = createPresentPeople();
  const now = () => clock().getTime();
  const publishState = (data: RecordPresence) =>
    hub.publish({ name: 'record_presence', topic: 'record', subject: data.subject, data });
  let unsubscribe: (() => void) | undefined;
  let polling: NodeJS.Timeout | undefined;

  app.addHook('onClose', async () => {
    clearInterval(polling);
    unsubscribe?.();
  });
  return {
    of: (subject, id) => people.of(subject, id, now()),
    async start() {
      unsubscribe = await db.listen(channel, {
        received: (payload) => {
          const presence = people.take(JSON.parse(payload) as PresenceUpdate, now());
          if (presence) publishState(presence);
        },
      });
      polling = setInterval(() => people.forget(now()).forEach(publishState), pollInterval);
      polling.unref();
    },
    publish: (update) => notify(db, channel, JSON.stringify(update)),
  };
}

/** `POST /presence`: reports an open record and returns who else has it open (P-EDIT-6). */
export function presenceRoutes(app: FastifyInstance, store: Store, presence: Presence): void {
  const subjects = store.bindings.map(({ resource }) => resource.subject);
  handle(app, presenceRoute(subjects), async ({ body, user }) => {
    const { subject, id: recordId, state, tab } = body;
    if (!user.ability.can('read', subject)) throw new Forbidden('read', subject);
    const binding = store.bindings.find(({ resource }) => resource.subject === subject);
    if (!binding || (state !== 'gone' && !(await isThere(store, binding, recordId)))) {
      throw new NotFound();
    }
    const person = { id: user.id, name: user.name };
    await presence.publish({ subject, id: recordId, person, tab: tab ?? '', state });
    const people = presence.of(subject, recordId);
    return people.filter((one) => one.person.id !== user.id);
  });
}

async function isThere(
  { db }: Store,
  { resource }: ResourceBinding,
  recordId: number,
): Promise<boolean> {
  const found = await db.one(sql`
    select 1 from ${name(resource.name)} where id = ${recordId} and deleted_at is null`);
  return found !== undefined;
}

/** The report of one tab of a user about a record. */
export interface PresenceUpdate {
  readonly subject: Subject;
  readonly id: number;
  readonly person: Option;
  /** Distinguishes several tabs of one user, which close separately. */
  readonly tab: string;
  readonly state: PresentState;
}

interface OpenTab extends PresenceUpdate {
  readonly until: number;
}

/** The users of each open record, in memory: every process receives all updates. */
interface PresentPeople {
  /** Applies an update. Returns the users of the record if they have changed. */
  take(update: PresenceUpdate, now: number): RecordPresence | undefined;
  /** Removes expired tabs; returns the records whose users have changed. */
  forget(now: number): readonly RecordPresence[];
  of(subject: Subject, id: number, now: number): readonly PresentPerson[];
}

export function createPresentPeople(): PresentPeople {
  const records = new Map<string, Map<string, OpenTab>>();

  /** Applies a change and returns the users of the record if they have changed. */
  function changed(subject: Subject, id: number, change: () => void): RecordPresence | undefined {
    const before = JSON.stringify(listPeople(subject, id));
    change();
    const people = listPeople(subject, id);
    return JSON.stringify(people) === before ? undefined : { subject, id, people };
  }

  function listPeople(subject: Subject, id: number, now = 0): readonly PresentPerson[] {
    const people = new Map<number, PresentPerson>();
    for (const { person, state, until } of records.get(buildKey(subject, id))?.values() ?? []) {
      if (now > 0 && !isOpen(until, now)) continue;
      // A user is editing if any of their tabs is.
      const isEditing = state === 'editing' || people.get(person.id)?.state === 'editing';
      people.set(person.id, { person, state: isEditing ? 'editing' : 'looking' });
    }
    return [...people.values()];
  }

  return {
    take(update, now) {
      const { subject, id, person, tab, state } = update;
      const key = buildKey(subject, id);
      return changed(subject, id, () => {
        const tabs = records.get(key) ?? new Map<string, OpenTab>();
        const name = `${person.id} ${tab}`;
        if (state === 'gone') tabs.delete(name);
        else tabs.set(name, { ...update, until: now + presenceTimeout });
        if (tabs.size > 0) records.set(key, tabs);
        else records.delete(key);
      });
    },
    forget(now) {
      return [...records.entries()].flatMap(([key, tabs]) => {
        const [first] = tabs.values();
        if (!first) return [];
        const presence = changed(first.subject, first.id, () => {
          for (const [name, { until }] of tabs) if (!isOpen(until, now)) tabs.delete(name);
          if (tabs.size === 0) records.delete(key);
        });
        return presence ? [presence] : [];
      });
    },
    of: listPeople,
  };
}

/** A tab that is open for longer reported itself while the clock was ahead. */
function isOpen(until: number, now: number): boolean {
  return until > now && until <= now + presenceTimeout;
}

function buildKey(subject: Subject, id: number): string {
  return `${subject}/${id}`;
}
