import { pipeline, Readable } from 'node:stream';
import { type FileFormat, mediaTypes } from '@rentyard/contract/entities/importExport';
import { FileResponse } from '../../http/fileResponse.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';

interface Sheet {
  /** Without the extension. */
  readonly fileName: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
}

/**
 * A table as a downloadable file, written while its rows are read. Loads the library of the format on
 * first use.
 */
export async function fileOf(
  format: FileFormat,
  { fileName, ...sheet }: Sheet,
): Promise<FileResponse> {
  const content = await (format === 'csv' ? csvOf(sheet) : xlsxOf(sheet));
  return new FileResponse(`${fileName}.${format}`, mediaTypes[format], content);
}

type Content = Omit<Sheet, 'fileName'>;

async function csvOf({ headings, rows }: Content): Promise<Readable> {
  const { stringify } = await import('csv-stringify');
  const csv = stringify({
    // Without the byte order mark, spreadsheets guess the encoding.
    bom: true,
    header: true,
    columns: [...headings],
    record_delimiter: '\r\n',
    eof: false,
    // A line feed inside a cell would otherwise end the row.
    quoted_match: /[\r\n]/,
    cast: { boolean: String, date: (date) => date.toISOString() },
  });
  // The reader of `csv` receives an error of the rows, so nothing to do here.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}

async function xlsxOf({ title, headings, rows }: Content): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const xlsx = writeXlsxStream(rows, {
    name: title,
    columns: headings.map((header) => ({ header, width: 20 })),
    freezePane: { rows: 1 },
  });
  // The streams of the platform and of Node differ only in their types.
  return Readable.fromWeb(xlsx as Parameters<typeof Readable.fromWeb>[0]);
}
