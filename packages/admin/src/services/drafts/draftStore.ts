import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Unsaved values of a form. */
export interface StoredDraft {
  /** When they were last changed; milliseconds since the epoch. */
  readonly keptAt: number;
  /** The values that the form started from, to determine the changes. */
  readonly base: unknown;
  readonly values: unknown;
}

/** Drafts older than this are deleted, in milliseconds. */
const maxDraftAge = 30 * 86_400_000;

let store: UseStore | undefined;
const database = () => {
  store ??= createStore('rentyard', 'drafts');
  return store;
};

/**
 * Unsaved form values, stored in the browser per user (P-EDIT-4). IndexedDB preserves them after a
 * crash, a reload, a logout and the clearing of local storage for a new version. Without storage,
 * in a private window or on a full disk, only the drafts are lost.
 */
export const drafts = {
  read: (key: string): Promise<StoredDraft | undefined> =>
    get<StoredDraft>(key, database()).catch(() => undefined),
  save: (key: string, draft: StoredDraft): Promise<void> =>
    set(key, draft, database()).catch(() => undefined),
  drop: (key: string): Promise<void> => del(key, database()).catch(() => undefined),
  /** Deletes old drafts of all users. */
  async sweep(now: number): Promise<void> {
    const all = await entries<string, StoredDraft>(database()).catch(() => []);
    const old = all.filter(([, { keptAt }]) => now - keptAt > maxDraftAge);
    await Promise.all(old.map(([key]) => drafts.drop(key)));
  },
};
