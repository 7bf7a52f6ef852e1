import { Stalled } from './databaseFailure.ts';

/** Runs statements and notices when the database no longer answers. */
export type StallWatch = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** A statement that takes longer is followed by a look whether the database still answers. In ms. */
const lookAfter = 2_500;
/** After a look that found no database, statements are refused for this long instead of waiting in turn. In ms. */
const refuseFor = 1_000;

/** For a database in this process, which cannot fall silent, and for work that may wait as long as it takes. */
export const unwatched: StallWatch = (run) => run();

/**
 * A slow statement is one thing, a database that is frozen or out of reach another: the network tells nobody.
 * So while a statement is slow, `probe` tries to reach the database anew; when that fails, every slow statement
 * is rejected with `Stalled`.
 *
 * @param probe Rejects when the database cannot be reached; bounds its own time.
 */
export function createStallWatch(probe: () => Promise<void>): StallWatch {
  let probing: Promise<void> | undefined;
  let refusedUntil = 0;
  const look = async () => {
    if (performance.now() < refusedUntil) throw new Stalled();
    probing ??= probe()
      .catch((error: unknown) => {
        refusedUntil = performance.now() + refuseFor;
        throw new Stalled(error);
      })
      .finally(() => {
        probing = undefined;
      });
    await probing;
  };

  return async (run) => {
    if (performance.now() < refusedUntil) throw new Stalled();
    let timer: NodeJS.Timeout | undefined;
    const stall = new Promise<never>((_, reject) => {
      const lookLater = () => {
        timer = setTimeout(() => void look().then(lookLater, reject), lookAfter);
      };
      lookLater();
    });
    let isAnswered = false;
    const answer = run().finally(() => {
      isAnswered = true;
    });
    try {
      return await Promise.race([answer, stall]);
    } catch (error) {
      // The connection is given up: what it still says is of no use to anybody.
      if (!isAnswered) answer.catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
