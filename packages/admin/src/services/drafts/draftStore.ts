import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Typed values that were not saved yet. */
export interface StoredDraft {
  /** When they were last typed; ms since the epoch. */
  readonly keptAt: number;
  /** The values that the form started from, so that what was typed can be told from what stood there. */
  readonly base: unknown;
  readonly values: unknown;
}

/** Drafts that nobody came back to are dropped, in ms. */
const maxDraftAge = 30 * 86_400_000;

let store: UseStore | undefined;
const database = () => {
  store ??= createStore('rentyard', 'drafts');
  return store;
};

/**
 * Typed values of forms, kept in the browser per person (P-EDIT-4). They live in IndexedDB, so that they
 * outlast a crash, a reload, a logout and the clearing of local storage on a new version. A browser that
 * keeps nothing - a private window, a full disk - loses the drafts and nothing else.
 */
export const drafts = {
  read: (key: string): Promise<StoredDraft | undefined> =>
    get<StoredDraft>(key, database()).catch(() => undefined),
  save: (key: string, draft: StoredDraft): Promise<void> =>
    set(key, draft, database()).catch(() => undefined),
  drop: (key: string): Promise<void> => del(key, database()).catch(() => undefined),
  /** Removes drafts of whoever that nobody came back to. */
  async sweep(now: number): Promise<void> {
    const all = await entries<string, StoredDraft>(database()).catch(() => []);
    const old = all.filter(([, { keptAt }]) => now - keptAt > maxDraftAge);
    await Promise.all(old.map(([key]) => drafts.drop(key)));
  },
};
