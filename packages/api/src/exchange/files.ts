import { Readable } from 'node:stream';
import type { FileFormat } from '@rentyard/contract/exchange';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from './cells.ts';

export const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Sheet {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
}

/** The bytes of a file, made as they are read. */
export function fileOf(format: FileFormat, { title, headings, rows }: Sheet): Readable {
  const bytes =
    format === 'csv'
      ? // The mark of UTF-8 keeps spreadsheets from guessing the alphabet.
        writeCsvStream(rows, { headers: [...headings], bom: true })
      : writeXlsxStream(rows, {
          name: title,
          columns: headings.map((header) => ({ header, width: 20 })),
          freezePane: { rows: 1 },
        });
  // The platform's streams and Node's differ in their types alone.
  return Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
}
