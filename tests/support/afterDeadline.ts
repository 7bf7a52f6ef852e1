import { vi } from 'vitest';
import { eventually } from './eventually.ts';

interface Waiting {
  /** Fails until the call waits for what never comes. */
  readonly until: () => unknown;
  /** In ms. */
  readonly deadline: number;
}

/** The result of a call that waits for its deadline, which passes at once. Moves timers and `AbortSignal.timeout`. */
export async function afterDeadline<Result>(
  call: () => Promise<Result>,
  { until, deadline }: Waiting,
): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    const reason = new DOMException('The deadline has passed.', 'TimeoutError');
    setTimeout(() => controller.abort(reason), milliseconds);
    return controller.signal;
  });
  try {
    const result = call();
    await eventually(until);
    vi.advanceTimersByTime(deadline);
    return await result;
  } finally {
    timeout.mockRestore();
    vi.useRealTimers();
  }
}
