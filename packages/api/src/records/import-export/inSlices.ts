import { setImmediate } from 'node:timers/promises';

/** Rows that are processed before other requests have their turn. */
const slice = 500;

/** `rows.map` for tens of thousands of rows, without occupying the event loop. */
export async function inSlices<Row, Result>(
  rows: readonly Row[],
  work: (row: Row, at: number) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % slice === slice - 1) await setImmediate();
    results.push(work(row, at));
  }
  return results;
}
