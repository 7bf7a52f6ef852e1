import type { Subject } from '@rentyard/contract/permissions';

/** A record that somebody opened in this browser. */
export interface Recent {
  readonly subject: Subject;
  readonly id: number;
  readonly name: string;
}

const keptAtMost = 8;

/** The records that this person opened last, the latest first. */
export function readRecents(personId: number): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Puts a record before the others. */
export function keepRecent(personId: number, recent: Recent): void {
  const others = readRecents(personId).filter((one) => !isSame(one, recent));
  const kept = [recent, ...others].slice(0, keptAtMost);
  localStorage.setItem(keyOf(personId), JSON.stringify(kept));
}

export function forgetRecent(personId: number, gone: Pick<Recent, 'subject' | 'id'>): void {
  const kept = readRecents(personId).filter((one) => !isSame(one, gone));
  localStorage.setItem(keyOf(personId), JSON.stringify(kept));
}

/** Per person: a browser may have several users one after the other. */
const keyOf = (personId: number) => `rentyard.recent.${personId}`;

const isSame = (one: Pick<Recent, 'subject' | 'id'>, other: Pick<Recent, 'subject' | 'id'>) =>
  one.subject === other.subject && one.id === other.id;

function isRecent(value: unknown): value is Recent {
  const { subject, id, name } = (value ?? {}) as Partial<Recent>;
  return typeof subject === 'string' && typeof id === 'number' && typeof name === 'string';
}
