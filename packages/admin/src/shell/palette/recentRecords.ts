import type { Subject } from '@rentyard/contract/permissions';

/** A record that the user opened in this browser. */
export interface RecentRecord {
  readonly subject: Subject;
  readonly id: number;
  readonly name: string;
}

const maximumRecents = 8;

/** The user's recent records, newest first. */
export function readRecentRecords(personId: number): readonly RecentRecord[] {
  try {
    const recents: unknown = JSON.parse(localStorage.getItem(buildStorageKey(personId)) ?? '[]');
    return Array.isArray(recents) ? recents.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Adds a record at the start of the list. */
export function addRecent(personId: number, recent: RecentRecord): void {
  const others = readRecentRecords(personId).filter((one) => !isSame(one, recent));
  const recents = [recent, ...others].slice(0, maximumRecents);
  localStorage.setItem(buildStorageKey(personId), JSON.stringify(recents));
}

export function removeRecent(personId: number, gone: Pick<RecentRecord, 'subject' | 'id'>): void {
  const recents = readRecentRecords(personId).filter((one) => !isSame(one, gone));
  localStorage.setItem(buildStorageKey(personId), JSON.stringify(recents));
}

/** Per user, because several users may share a browser. */
const buildStorageKey = (personId: number) => `rentyard.recent.${personId}`;

const isSame = (
  one: Pick<RecentRecord, 'subject' | 'id'>,
  other: Pick<RecentRecord, 'subject' | 'id'>,
) => one.subject === other.subject && one.id === other.id;

function isRecent(value: unknown): value is RecentRecord {
  const { subject, id, name } = (value ?? {}) as Partial<RecentRecord>;
  return typeof subject === 'string' && typeof id === 'number' && typeof name === 'string';
}
