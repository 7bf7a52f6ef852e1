/** A chunk that takes longer counts as failed (P-BOOT-5). */
const chunkTimeout = 120_000;

const reloadedAtKey = 'rentyard.reloaded_at';

/**
 * A second failure this soon after a reload means that reloading does not help. Longer than the
 * timeout of a hanging chunk.
 */
const reloadHelpsAgainAfter = 2 * chunkTimeout;

/** The browser functions that loading needs. Tests pass their own. */
interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

const thisPage: Page = {
  get storage() {
    return sessionStorage;
  },
  now: () => Date.now(),
  reload: () => {
    const address = navigationTarget();
    if (address === undefined) location.reload();
    else location.assign(address);
  },
};

let navigationTarget = (): string | undefined => undefined;

/**
 * Sets the target of the current navigation, so that a reload leads there instead of to the old
 * page.
 */
export function setNavigationTarget(address: () => string | undefined): void {
  navigationTarget = address;
}

/**
 * Loads a chunk within the time limit. After a failure, usually because a new version was deployed
 * and the old files are gone, the page reloads once. If loading fails again, the error page is
 * shown (P-BOOT-5).
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  page: Page = thisPage,
): Promise<Chunk> {
  try {
    return await withTimeout(load());
  } catch (error) {
    const reloadedAt = Number(page.storage.getItem(reloadedAtKey) ?? 0);
    if (page.now() - reloadedAt < reloadHelpsAgainAfter) throw error;
    page.storage.setItem(reloadedAtKey, String(page.now()));
    page.reload();
    // The page is about to reload: callers must not show an error meanwhile.
    return new Promise<never>(() => {});
  }
}

function withTimeout<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`A chunk of the application did not load within ${chunkTimeout} ms.`)),
      chunkTimeout,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
