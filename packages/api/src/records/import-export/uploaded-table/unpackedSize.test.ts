import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { unpackedSize } from './unpackedSize.ts';

const workbook = async () =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Rows', rows: [['x'.repeat(50_000)]] }] }));

test('the size of an archive is its unpacked size', async () => {
  const bytes = await workbook();
  expect(bytes.length).toBeLessThan(20_000);
  expect(unpackedSize(bytes)).toBeGreaterThan(50_000);
});

test('other data and truncated archives have no size', async () => {
  const bytes = await workbook();
  expect(unpackedSize(Buffer.from('code,name'))).toBeUndefined();
  expect(unpackedSize(bytes.subarray(0, bytes.length - 30))).toBeUndefined();
  expect(unpackedSize(Buffer.alloc(0))).toBeUndefined();
});

/** Offset of the first entry in the central directory. */
const firstEntry = (bytes: Buffer) => bytes.readUInt32LE(bytes.length - 22 + 16);

test('an archive has no size when an entry does not declare its size', async () => {
  const bytes = await workbook();
  bytes.writeUInt32LE(0, firstEntry(bytes) + 24);
  expect(unpackedSize(bytes)).toBeUndefined();
});

test('an archive has no size when its sizes are only in data descriptors', async () => {
  const bytes = await workbook();
  const at = firstEntry(bytes);
  bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 0x08, at + 8);
  for (const field of [20, 24]) bytes.writeUInt32LE(0, at + field);
  expect(unpackedSize(bytes)).toBeUndefined();
});

test('a ZIP64 archive has no size', async () => {
  const bytes = await workbook();
  bytes.writeUInt32LE(0xffffffff, bytes.length - 22 + 12);
  expect(unpackedSize(bytes)).toBeUndefined();
});
