import {
  type PresentPerson,
  type PresentState,
  presenceTimeout,
  type RecordPresence,
} from '@rentyard/contract/entities/presence';
import type { Subject } from '@rentyard/contract/permissions';
import type { Option } from '@rentyard/contract/schema/values';

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
export interface PresentPeople {
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
    const before = JSON.stringify(peopleOf(subject, id));
    change();
    const people = peopleOf(subject, id);
    return JSON.stringify(people) === before ? undefined : { subject, id, people };
  }

  function peopleOf(subject: Subject, id: number, now = 0): readonly PresentPerson[] {
    const people = new Map<number, PresentPerson>();
    for (const { person, state, until } of records.get(keyOf(subject, id))?.values() ?? []) {
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
      const key = keyOf(subject, id);
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
    of: peopleOf,
  };
}

/** A tab that is open for longer reported itself while the clock was ahead. */
function isOpen(until: number, now: number): boolean {
  return until > now && until <= now + presenceTimeout;
}

function keyOf(subject: Subject, id: number): string {
  return `${subject}/${id}`;
}
