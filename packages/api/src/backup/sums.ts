import { createHash } from 'node:crypto';
import type { MediaSum, TableSum } from './archive.ts';

/** Computes the count and the checksum of the rows of a table as they pass. */
export function tableSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(row: string): void {
      hash.update(row).update('\n');
      rows += 1;
    },
    get rows(): number {
      return rows;
    },
    total: (): TableSum => ({ rows, sha256: hash.copy().digest('hex') }),
  };
}

export type RunningTableSum = ReturnType<typeof tableSum>;

/** Computes the counts and the checksum of media files as they pass. */
export function mediaSum() {
  const hash = createHash('sha256');
  let files = 0;
  let bytes = 0;
  return {
    add(path: string, content: Uint8Array): void {
      hash.update(`${path}\n${content.length}\n`).update(content);
      files += 1;
      bytes += content.length;
    },
    total: (): MediaSum => ({ files, bytes, sha256: hash.copy().digest('hex') }),
  };
}
