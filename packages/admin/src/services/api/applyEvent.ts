/**
 * Updates a cache entry by an event of the stream. While a request of the entry is running, the update runs again
 * after it: the server may have read its response before the change.
 */
export async function applyEvent(
  running: Promise<unknown> | undefined,
  update: () => void,
): Promise<void> {
  update();
  if (!running) return;
  await running;
  update();
}
