import { Stalled } from '../databaseFailure.ts';

/** Runs statements and detects when the database no longer responds. */
export type StallWatch = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** After this time a running statement triggers a probe of the database. In ms. */
const probeAfter = 2_500;
/** After a failed probe, statements are refused for this long instead of queueing. In ms. */
const refuseFor = 1_000;

/** For a database in this process, which cannot become unreachable, and for work without a time limit. */
export const unwatched: StallWatch = (run) => run();

/**
 * Distinguishes a slow statement from a frozen or unreachable database, which the network does not
 * report. While a statement is slow, `probe` connects to the database again; if that fails and no
 * other statement was answered meanwhile, every slow statement is rejected with `Stalled`. A machine
 * without free processor time connects slowly too, but its database still answers.
 *
 * @param probe Rejects when the database cannot be reached; limits its own time.
 */
export function createStallWatch(probe: () => Promise<void>): StallWatch {
  let probing: Promise<void> | undefined;
  let refusedUntil = 0;
  let answers = 0;
  const checkConnection = async () => {
    if (performance.now() < refusedUntil) throw new Stalled();
    const answersBefore = answers;
    probing ??= probe()
      .catch((error: unknown) => {
        if (answers > answersBefore) return;
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
    let isSettled = false;
    const stall = new Promise<never>((_, reject) => {
      const probeLater = () => {
        // The statement may have ended during the probe.
        if (isSettled) return;
        timer = setTimeout(() => void checkConnection().then(probeLater, reject), probeAfter);
      };
      probeLater();
    });
    const result = run().then(
      (value) => {
        isSettled = true;
        answers += 1;
        return value;
      },
      (error: unknown) => {
        isSettled = true;
        throw error;
      },
    );
    try {
      return await Promise.race([result, stall]);
    } catch (error) {
      // The connection is discarded, so later results are ignored.
      if (!isSettled) result.catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
