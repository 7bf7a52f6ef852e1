import { performance } from 'node:perf_hooks';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../support/startApp.ts';
import type { TestApp } from '../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** 300 MB of XML in an archive of about 1 MB. */
async function bomb(): Promise<File> {
  const rows = Array.from({ length: 120_000 }, () => Array<string>(40).fill('x'));
  const bytes = await writeXlsx({ sheets: [{ name: 'Rows', rows }] });
  return new File([Uint8Array.from(bytes)], 'rows.xlsx');
}

/** Milliseconds that the event loop was busy while `run` ran. */
async function busyDuring(run: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await run();
  return performance.eventLoopUtilization(before).active;
}

describe('import preview', () => {
  it.each([
    ['9 MB of newlines', () => new File(['\n'.repeat(9_000_000)], 'rows.csv'), 'table_rows'],
    [
      'one cell of 9.9 MB',
      () => new File([`Code\n"${'x'.repeat(9_900_000)}"`], 'rows.csv'),
      'table_cell',
    ],
    [
      '9 MB of quotes',
      () => new File([`Code\n${'"'.repeat(9_000_001)}`], 'rows.csv'),
      'table_cell',
    ],
    ['a workbook of 120,000 rows', bomb, 'table_broken'],
  ])('refuses %s without occupying the event loop', async (_name, make, problem) => {
    const file = await make();
    let response: Awaited<ReturnType<typeof app.admin.form>> | undefined;
    const busy = await busyDuring(async () => {
      response = await app.admin.form('/brands/import/preview', { file });
    });
    expect(response?.status).toBe(422);
    expect(response?.rules).toEqual({ file: [problem] });
    // Parsing the smallest of them on this thread took 5 seconds.
    expect(busy).toBeLessThan(1_000);
  });
});
