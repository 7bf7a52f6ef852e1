import { pipeline, Readable } from 'node:stream';
import { type FileFormat, mediaTypes } from '@rentyard/contract/entities/records/importExport';
import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import type { ColumnDef } from 'hucre/xlsx';
import { FileResponse } from '../../http/fileResponse.ts';
import { Amount, type ExportCell } from '../fieldKinds/fieldKind.ts';
import { defused } from './cells.ts';

interface FileOptions {
  readonly format: FileFormat;
  /** The language of the Excel that opens a CSV file. */
  readonly excel?: LanguageCode | undefined;
}

interface Sheet {
  /** Without the extension. */
  readonly fileName: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<ExportCell[]> | Iterable<ExportCell[]>;
}

/**
 * A table as a downloadable file, written while its rows are read. Loads the library of the format on
 * first use.
 */
export async function buildFile(
  { format, excel }: FileOptions,
  { fileName, ...sheet }: Sheet,
): Promise<FileResponse> {
  const content = await (format === 'csv' ? writeCsv(sheet, excel) : writeXlsx(sheet));
  return new FileResponse(`${fileName}.${format}`, mediaTypes[format], content);
}

type Content = Omit<Sheet, 'fileName'>;

async function writeCsv(
  { headings, rows }: Content,
  excel: LanguageCode = 'en',
): Promise<Readable> {
  const { stringify } = await import('csv-stringify');
  const { delimiter, decimalMark } = findNotation(excel);
  const localized = (decimal: string) => decimal.replace('.', decimalMark);
  const csv = stringify({
    // Without the byte order mark, spreadsheets guess the encoding.
    bom: true,
    header: true,
    columns: [...headings],
    delimiter,
    record_delimiter: '\r\n',
    eof: false,
    // A line feed inside a cell would otherwise end the row.
    quoted_match: /[\r\n]/,
    cast: {
      string: defused,
      boolean: String,
      number: (value) => localized(String(value)),
      date: (date) => date.toISOString(),
      object: (value) => (value instanceof Amount ? localized(value.decimal) : String(value)),
    },
  });
  // The reader of `csv` receives an error of the rows, so nothing to do here.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}

/** Excel separates the cells of a CSV file by a semicolon where the comma is the decimal mark. */
function findNotation(language: LanguageCode) {
  const parts = new Intl.NumberFormat(languageTag(language)).formatToParts(0.5);
  const decimalMark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { delimiter: decimalMark === ',' ? ';' : ',', decimalMark };
}

async function writeXlsx({ title, headings, rows }: Content): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = headings.map((header): ColumnDef => ({ header, width: 20 }));
  const xlsx = writeXlsxStream(formattedRows(rows, columns), {
    name: title,
    columns,
    freezePane: { rows: 1 },
  });
  // The streams of the platform and of Node differ only in their types.
  return Readable.fromWeb(xlsx as Parameters<typeof Readable.fromWeb>[0]);
}

/**
 * The rows with amounts as numbers. The library has one number format per column, but the amounts of
 * a column may have several currencies: each row sets the formats before the library writes it.
 */
async function* formattedRows(rows: Sheet['rows'], columns: readonly ColumnDef[]) {
  for await (const row of rows) {
    for (const [at, column] of columns.entries()) column.numFmt = formatNumber(row[at] ?? null);
    yield row.map((cell) => (cell instanceof Amount ? Number(cell.decimal) : cell));
  }
}

/** The number format of a cell in the notation of spreadsheets; empty for the general one. */
function formatNumber(cell: ExportCell): string {
  if (cell instanceof Date) return 'yyyy-mm-dd hh:mm';
  if (!(cell instanceof Amount)) return '';
  const [, fraction = ''] = cell.decimal.split('.');
  return `#,##0${fraction && `.${'0'.repeat(fraction.length)}`}`;
}
