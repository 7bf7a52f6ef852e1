import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, failure, warning } from './findings.ts';

const megabyte = 1_048_576;
/** In MB. An upload and a backup of a small installation fit into the first, a busy day into the second. */
const leastFree = 256;
const usualFree = 2_048;

/** Free space of the data folder, and whether the server may write there. */
export async function checkDisk(dataDir: string): Promise<readonly Finding[]> {
  const file = join(dataDir, `.check-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, 'check');
  } catch (error) {
    return [failure('unwritable_data_dir', {}, error)];
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / megabyte);
  if (megabytes >= usualFree) return [];
  return [(megabytes < leastFree ? failure : warning)('low_disk', { megabytes })];
}
