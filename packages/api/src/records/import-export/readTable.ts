import { type FileFormat, importBounds } from '@rentyard/contract/entities/importExport';
import type { LanguageCode } from '@rentyard/contract/languages';
import { streamCsvRows } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { Invalid } from '../../errors/failures.ts';
import { isStorable } from '../../http/unstorable.ts';
import { type Cell, undefused } from './cells.ts';
import { unpackedSize } from './zipBound.ts';

/** A file as a table: its first row are the headings. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** An archive of more, unpacked, is no spreadsheet that somebody typed. */
const unpackedAtMost = 200_000_000;
const columnsAtMost = 200;

/**
 * Reads a file of rows.
 * @throws {Invalid} with the problem at `file`.
 */
export async function readTable(
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Buffer },
  language: LanguageCode,
): Promise<Table> {
  const rows: Cell[][] = [];
  try {
    for await (const row of rowsOf(formatOf(fileName, bytes), bytes, language)) {
      const cells = row.slice(0, columnsAtMost).map(tidied);
      if (!cells.every(isReadable)) throw Invalid.at('file', { id: 'table_broken' });
      if (cells.some((cell) => cell !== null)) rows.push(cells);
      if (rows.length > importBounds.rows + 1) break;
    }
  } catch (error) {
    throw error instanceof Invalid ? error : Invalid.at('file', { id: 'table_broken' });
  }
  const [headings, ...data] = rows;
  if (!headings || data.length === 0) throw Invalid.at('file', { id: 'table_empty' });
  if (data.length > importBounds.rows) {
    throw Invalid.at('file', { id: 'table_rows', values: { number: importBounds.rows } });
  }
  return { headings: headings.map((cell) => String(cell ?? '')), rows: data };
}

function formatOf(fileName: string, bytes: Buffer): FileFormat {
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (/\.xlsx$/i.test(fileName) && isArchive) return 'xlsx';
  if (/\.(csv|txt|tsv)$/i.test(fileName) && !isArchive) return 'csv';
  throw Invalid.at('file', { id: 'table_format' });
}

async function* rowsOf(
  format: FileFormat,
  bytes: Buffer,
  language: LanguageCode,
): AsyncGenerator<readonly Cell[]> {
  if (format === 'csv') {
    yield* streamCsvRows(decoded(bytes, language));
    return;
  }
  const size = unpackedSize(bytes);
  if (size === undefined || size > unpackedAtMost) {
    throw Invalid.at('file', { id: 'table_broken' });
  }
  for await (const { values } of streamXlsxRows(bytes)) yield values;
}

/** What spreadsheets of each country wrote before UTF-8, and still do. */
const olderAlphabets: Readonly<Record<LanguageCode, string>> = {
  en: 'windows-1252',
  ru: 'windows-1251',
  ua: 'windows-1251',
  ro: 'windows-1250',
  tr: 'windows-1254',
  pl: 'windows-1250',
};

function decoded(bytes: Buffer, language: LanguageCode): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(olderAlphabets[language]).decode(bytes);
  }
}

/** Text in an alphabet that the file does not name comes out with signs that are in no text. */
function isReadable(cell: Cell): boolean {
  return typeof cell !== 'string' || isStorable(cell);
}

/** Blank cells are no cells; what an export made harmless is read as it was. */
function tidied(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = undefused(cell.trim());
  return text === '' ? null : text;
}
