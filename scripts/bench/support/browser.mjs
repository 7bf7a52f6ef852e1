/** Measurements through the developer tools of the browser. */

/** CPU time of the page's main thread in ms; needs `Performance.enable`. */
export async function busyOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Heap after garbage collection in MiB, including typed arrays. */
export async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 2 ** 20;
}
