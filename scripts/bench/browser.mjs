/** What the benchmarks in a browser ask of its developer tools. */

/** Milliseconds of processor time that the page's main thread has used; needs `Performance.enable`. */
export async function busyOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** MiB that scripts hold after a collection, typed arrays among them. */
export async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 2 ** 20;
}
