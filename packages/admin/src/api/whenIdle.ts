/** Runs once the page has drawn what is more urgent, within a second. Answers with what takes it back. */
export function whenIdle(run: () => void): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: 1_000 });
  return () => cancelIdleCallback(asked);
}
