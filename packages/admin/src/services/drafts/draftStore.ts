import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Unsaved values of a form. */
export interface StoredDraft {
  /** When they were last changed; milliseconds since the epoch. */
  readonly storedAt: number;
  /** The values that the form started from, to determine the changes. */
  readonly base: unknown;
  readonly values: unknown;
}

/** The stored form of drafts in earlier versions of the back office. */
interface FormerDraft extends Omit<StoredDraft, 'storedAt'> {
  readonly keptAt: number;
}

function current(draft: StoredDraft | FormerDraft): StoredDraft {
  return 'keptAt' in draft ? { ...draft, storedAt: draft.keptAt } : draft;
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
    get<StoredDraft | FormerDraft>(key, database()).then(
      (draft) => draft && current(draft),
      () => undefined,
    ),
  save: (key: string, draft: StoredDraft): Promise<void> =>
    set(key, draft, database()).catch(() => undefined),
  drop: (key: string): Promise<void> => del(key, database()).catch(() => undefined),
  /** Deletes old drafts of all users. */
  async sweep(now: number): Promise<void> {
    const all = await entries<string, StoredDraft | FormerDraft>(database()).catch(() => []);
    const old = all.filter(([, draft]) => now - current(draft).storedAt > maxDraftAge);
    await Promise.all(old.map(([key]) => drafts.drop(key)));
  },
};
