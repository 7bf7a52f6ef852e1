import { isUtf8 } from 'node:buffer';
import { Worker } from 'node:worker_threads';
import { type FileFormat, importBounds } from '@rentyard/contract/entities/importExport';
import type { LanguageCode } from '@rentyard/contract/languages';
import { richTextMax } from '@rentyard/contract/schema/fields';
import type { Problem } from '@rentyard/validators';
import { Semaphore, withTimeout } from 'async-mutex';
import { Invalid, Unavailable } from '../../errors/failures.ts';
import { isStorable } from '../../http/unstorable.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';
import { undefused } from './cells.ts';
import { unpackedSize } from './zipBound.ts';

/** A file as a table: the first row has the headings. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A workbook of 5,000 rows unpacks to a few megabytes. */
const maxUnpackedBytes = 100_000_000;
const limits = {
  rows: importBounds.rows,
  /** Blank lines included. */
  lines: 100_000,
  columns: 200,
  /** Characters per cell: the longest text that any field stores. */
  cell: richTextMax,
};
const readTimeout = 10_000;
const maxHeapMegabytes = 128;

/** Concurrent reads; a further one waits this long at most. */
const readers = withTimeout(new Semaphore(2), 15_000, new Unavailable());

/**
 * Reads a CSV or XLSX file in a worker thread with limits on time, memory, lines and cells.
 * @throws {Invalid} with the problem at `file`. {Unavailable} when too many files are being read.
 */
export function readTable(
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Buffer },
  language: LanguageCode,
): Promise<Table> {
  const format = formatOf(fileName, bytes);
  if (format === 'xlsx' && (unpackedSize(bytes) ?? Number.POSITIVE_INFINITY) > maxUnpackedBytes) {
    throw Invalid.at('file', { id: 'table_broken' });
  }
  const encoding = isUtf8(bytes) ? 'utf-8' : legacyEncodings[language];
  return readers.runExclusive(async () => {
    const [headings, ...rows] = await readRows({ format, encoding, bytes });
    if (!headings || rows.length === 0) throw Invalid.at('file', { id: 'table_empty' });
    return { headings: headings.map((cell) => String(cell ?? '')), rows };
  });
}

function formatOf(fileName: string, bytes: Buffer): FileFormat {
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (/\.xlsx$/i.test(fileName) && isArchive) return 'xlsx';
  if (/\.(csv|txt|tsv)$/i.test(fileName) && !isArchive) return 'csv';
  throw Invalid.at('file', { id: 'table_format' });
}

/** Encodings that spreadsheets of each country use besides UTF-8. */
const legacyEncodings: Readonly<Record<LanguageCode, string>> = {
  en: 'windows-1252',
  ru: 'windows-1251',
  ua: 'windows-1251',
  ro: 'windows-1250',
  tr: 'windows-1254',
  pl: 'windows-1250',
};

/** The message of `tableWorker.js`. */
interface WorkerMessage {
  readonly rows?: readonly (readonly Cell[])[];
  readonly done?: true;
  readonly problem?: { readonly id: string; readonly number?: number };
}

interface RowSource {
  readonly format: FileFormat;
  readonly encoding: string;
  readonly bytes: Buffer;
}

function readRows({ bytes, ...source }: RowSource): Promise<readonly (readonly Cell[])[]> {
  const copy = Uint8Array.from(bytes);
  const worker = new Worker(new URL('./tableWorker.js', import.meta.url), {
    workerData: { ...source, bytes: copy, limits },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  const rows: (readonly Cell[])[] = [];
  return new Promise<typeof rows>((resolve, reject) => {
    const refuse = (problem: Problem) => reject(Invalid.at('file', problem));
    const timer = setTimeout(() => refuse({ id: 'table_heavy' }), readTimeout);
    worker.on('message', (message: WorkerMessage) => {
      if (message.problem) {
        const { id, number } = message.problem;
        refuse(number === undefined ? { id } : { id, values: { number } });
      }
      for (const row of message.rows ?? []) {
        const cells = row.map(cleanCell);
        if (!cells.every(isReadable)) return refuse({ id: 'table_broken' });
        if (cells.some((cell) => cell !== null)) rows.push(cells);
      }
      if (message.done) resolve(rows);
    });
    // The thread fails when it exceeds its memory limit.
    worker.on('error', () => refuse({ id: 'table_heavy' }));
    worker.on('exit', () => {
      clearTimeout(timer);
      refuse({ id: 'table_heavy' });
    });
  }).finally(() => worker.terminate());
}

/** Text decoded with the wrong encoding contains characters that no real text has. */
function isReadable(cell: Cell): boolean {
  return typeof cell !== 'string' || isStorable(cell);
}

/** Blank cells become null; the apostrophe that an export put before a formula is removed. */
function cleanCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = undefused(cell.trim());
  return text === '' ? null : text;
}
