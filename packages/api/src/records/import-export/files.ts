import { Readable } from 'node:stream';
import { type FileFormat, mediaTypes } from '@rentyard/contract/entities/importExport';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { FileResponse } from '../../http/fileResponse.ts';
import type { Cell } from './cells.ts';

interface Sheet {
  /** Without the ending that the format has. */
  readonly fileName: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
}

/** A table as a file, written as it is read. */
export function fileOf(
  format: FileFormat,
  { fileName, title, headings, rows }: Sheet,
): FileResponse {
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
  const content = Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
  return new FileResponse(`${fileName}.${format}`, mediaTypes[format], content);
}
