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

/** Signs an admin in by the form of the product at `origin`. */
export async function signInByForm(page, origin, password) {
  await page.goto(`${origin}/en/auth/login`);
  await page.getByLabel('E-mail').fill('admin@rentyard.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/page\/1/);
}
