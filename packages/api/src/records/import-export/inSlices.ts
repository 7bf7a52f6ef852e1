import { setImmediate } from 'node:timers/promises';

/** Rows that are processed before other requests have their turn. */
const slice = 500;

/** Who follows the processing of many rows. */
export interface RowWatch {
  /** Stops the processing when it is aborted. */
  readonly signal?: AbortSignal;
  /** Receives the number of rows processed since its last call. */
  readonly onRows?: (count: number) => void;
}

/**
 * `rows.map` for tens of thousands of rows, without occupying the event loop.
 * @throws the reason of the signal when it is aborted.
 */
export async function inSlices<Row, Result>(
  rows: readonly Row[],
  work: (row: Row, at: number) => Result,
  { signal, onRows }: RowWatch = {},
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += slice) {
    if (start > 0) await setImmediate();
    signal?.throwIfAborted();
    const end = Math.min(rows.length, start + slice);
    for (let at = start; at < end; at += 1) results.push(work(rows[at] as Row, at));
    onRows?.(end - start);
  }
  return results;
}
