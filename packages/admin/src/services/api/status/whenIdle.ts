/**
 * Runs when the browser is idle, at the latest after `timeout` milliseconds. Returns a function
 * that cancels it.
 */
export function whenIdle(run: () => void, timeout = 1_000): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}
