/**
 * Runs once the page has drawn what is more urgent, and after `timeout` milliseconds in any case. Answers with
 * what takes it back.
 */
export function whenIdle(run: () => void, timeout = 1_000): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}
