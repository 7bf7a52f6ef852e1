import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { unpackedSize } from './zipBound.ts';

const workbook = async () =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Rows', rows: [['x'.repeat(50_000)]] }] }));

test('an archive is known by what it holds unpacked, not by its own size', async () => {
  const bytes = await workbook();
  expect(bytes.length).toBeLessThan(20_000);
  expect(unpackedSize(bytes)).toBeGreaterThan(50_000);
});

test('what is no archive, or is cut off, has no size', async () => {
  const bytes = await workbook();
  expect(unpackedSize(Buffer.from('code,name'))).toBeUndefined();
  expect(unpackedSize(bytes.subarray(0, bytes.length - 30))).toBeUndefined();
  expect(unpackedSize(Buffer.alloc(0))).toBeUndefined();
});
