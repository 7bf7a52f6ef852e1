import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** More than 200 MB of XML in an archive of 200 kB. */
async function bomb(): Promise<File> {
  const rows = Array.from({ length: 41 }, (_, at) => [`${at}${'x'.repeat(5_000_000)}`]);
  const bytes = await writeXlsx({ sheets: [{ name: 'Rows', rows }] });
  return new File([Uint8Array.from(bytes)], 'rows.xlsx');
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
  ])('reads %s on a thread of its own and refuses it', async (_name, make, problem) => {
    const file = await make();
    // Reading the smallest of them occupies a thread for seconds.
    const threadStarted = vi.fn();
    process.on('worker', threadStarted);
    onTestFinished(() => void process.off('worker', threadStarted));
    const response = await app.admin.form('/brands/import/preview', { file });
    expect(response.status).toBe(422);
    expect(response.rules).toEqual({ file: [problem] });
    expect(threadStarted).toHaveBeenCalledOnce();
  });

  it('refuses a workbook of 205 MB before it is unpacked', async () => {
    const file = await bomb();
    expect(file.size).toBeLessThan(1_000_000);
    const response = await app.admin.form('/brands/import/preview', { file });
    expect(response.rules).toEqual({ file: ['table_heavy'] });
  });
});
