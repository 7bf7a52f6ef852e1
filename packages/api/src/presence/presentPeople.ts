import {
  type PresentPerson,
  type PresentState,
  presenceTimeout,
  type RecordPresence,
} from '@rentyard/contract/entities/presence';
import type { Subject } from '@rentyard/contract/permissions';
import type { Option } from '@rentyard/contract/schema/values';

/** What one tab of a person tells of a record. */
export interface PresenceUpdate {
  readonly subject: Subject;
  readonly id: number;
  readonly person: Option;
  /** Two tabs of one person close one after the other. */
  readonly tab: string;
  readonly state: PresentState;
}

interface OpenTab extends PresenceUpdate {
  readonly until: number;
}

/** Who has which record open, in memory: every process hears all that is told. */
export interface PresentPeople {
  /** Takes in what was told at this moment. Answers with the people of the record when they are others now. */
  take(update: PresenceUpdate, now: number): RecordPresence | undefined;
  /** Forgets who has not told for too long; answers with the records that this changed. */
  forget(now: number): readonly RecordPresence[];
  of(subject: Subject, id: number, now: number): readonly PresentPerson[];
}

export function createPresentPeople(): PresentPeople {
  const records = new Map<string, Map<string, OpenTab>>();

  /** Makes a change and tells what came of it, if anything. */
  function changed(subject: Subject, id: number, change: () => void): RecordPresence | undefined {
    const before = JSON.stringify(peopleOf(subject, id));
    change();
    const people = peopleOf(subject, id);
    return JSON.stringify(people) === before ? undefined : { subject, id, people };
  }

  function peopleOf(subject: Subject, id: number, now = 0): readonly PresentPerson[] {
    const people = new Map<number, PresentPerson>();
    for (const { person, state, until } of records.get(keyOf(subject, id))?.values() ?? []) {
      if (until <= now) continue;
      // A person edits who edits in any tab.
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
          for (const [name, { until }] of tabs) if (until <= now) tabs.delete(name);
          if (tabs.size === 0) records.delete(key);
        });
        return presence ? [presence] : [];
      });
    },
    of: peopleOf,
  };
}

function keyOf(subject: Subject, id: number): string {
  return `${subject}/${id}`;
}
