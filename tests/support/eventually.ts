import { vi } from 'vitest';

/** Far longer than anything takes on a busy machine: what has not happened by then does not happen. */
const limit = 25_000;

/** Repeats a check until it passes, and returns its result. Prefer `app.idle()` for work of the app itself. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: limit, interval: 10 });
}
