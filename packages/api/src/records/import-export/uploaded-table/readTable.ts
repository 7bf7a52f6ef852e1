import { Worker } from 'node:worker_threads';
import { type FileFormat, importBounds } from '@rentyard/contract/entities/records/importExport';
import { richTextMax } from '@rentyard/contract/schema/fields';
import type { Problem } from '@rentyard/validators';
import { isBlank } from '@rentyard/validators/normalForm';
import { Semaphore, withTimeout } from 'async-mutex';
import { Invalid, Unavailable } from '../../../errors/failures.ts';
import { isStorable } from '../../../http/bodies/unstorable.ts';
import type { Cell } from '../../fieldKinds/fieldKind.ts';
import { undefused } from '../cells.ts';
import { detectEncoding, type EncodingReading, type TextEncoding } from './textEncoding.ts';
import { unpackedSize } from './unpackedSize.ts';

/** A row that is not blank. Blank cells at its end are left out. */
export interface TableRow {
  /** The number that a spreadsheet shows beside the row. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** What the formats of a workbook show beside its numbers, such as a currency, by the position of the cell. */
  readonly units?: Readonly<Record<number, string>> | undefined;
}

/** A file as a table. */
export interface Table {
  readonly rows: readonly TableRow[];
  /** Null for a workbook. */
  readonly encoding: TextEncoding | null;
  /** Readings to choose from, the best one first; empty when the bytes allow only one. */
  readonly readings: readonly EncodingReading[];
  /** The separator of a CSV file; null for a workbook. */
  readonly delimiter: string | null;
  readonly sheets: readonly Sheet[];
  /** The sheet that was read; null for CSV. */
  readonly sheet: string | null;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

interface TableFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** The chosen encoding; detected when undefined. */
  readonly encoding?: TextEncoding | undefined;
  /** The name of the chosen sheet; the first visible one when undefined. */
  readonly sheet?: string | undefined;
  /** Ends the thread when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** A workbook of 50,000 rows unpacks to about 40 MB. Reading one takes three times as much memory as it unpacks to. */
const maxUnpackedBytes = 100_000_000;
const limits = {
  rows: importBounds.rows,
  /** Titles and headings. */
  linesBeforeRows: 50,
  /** Blank lines included. */
  lines: 1_048_576,
  columns: 200,
  /** Characters per cell: the longest text that any field stores. */
  cell: richTextMax,
};
const readTimeout = 20_000;
const maxHeapMegabytes = 384;

/** Concurrent reads; a further one waits this long at most. */
const readers = withTimeout(new Semaphore(2), 15_000, new Unavailable());

/**
 * Reads a CSV or XLSX file in a worker thread with limits on time, memory, lines and cells.
 * @throws {Invalid} with the problem at `file`, or at `sheet` if the workbook has no such sheet. {Unavailable} when
 * too many files are being read.
 */
export function readTable({ fileName, bytes, ...chosen }: TableFile): Promise<Table> {
  const format = detectFormat(fileName, bytes);
  if (format === 'xlsx') {
    const size = unpackedSize(bytes);
    if (size === undefined) throw Invalid.at('file', { id: 'table_broken' });
    if (size > maxUnpackedBytes) throw Invalid.at('file', { id: 'table_heavy' });
    return readers.runExclusive(async () => ({
      ...(await readRows({ format, bytes, sheet: chosen.sheet }, chosen.signal)),
      encoding: null,
      readings: [],
    }));
  }
  const { encoding: detected, readings } = detectEncoding(bytes);
  const encoding = chosen.encoding ?? detected;
  return readers.runExclusive(async () => ({
    ...(await readRows({ format, bytes, encoding }, chosen.signal)),
    encoding,
    readings,
  }));
}

function detectFormat(fileName: string, bytes: Buffer): FileFormat {
  const isArchive = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (/\.xlsx$/i.test(fileName) && isArchive) return 'xlsx';
  if (/\.(csv|txt|tsv)$/i.test(fileName) && !isArchive) return 'csv';
  throw Invalid.at('file', { id: 'table_format' });
}

/** The message of `tableWorker.js`. */
interface WorkerMessage {
  readonly rows?: readonly (readonly [number, ...Cell[]])[];
  readonly sheets?: readonly Sheet[];
  readonly sheet?: string;
  /** Row, column and unit. */
  readonly units?: readonly (readonly [number, number, string])[];
  readonly done?: true;
  readonly delimiter?: string;
  readonly problem?: { readonly id: string; readonly number?: number };
}

interface RowSource {
  readonly format: FileFormat;
  readonly bytes: Buffer;
  readonly encoding?: string;
  readonly sheet?: string | undefined;
}

type ReadRows = Pick<Table, 'rows' | 'delimiter' | 'sheets' | 'sheet'>;

function readRows(
  { bytes, ...source }: RowSource,
  signal: AbortSignal | undefined,
): Promise<ReadRows> {
  signal?.throwIfAborted();
  const copy = Uint8Array.from(bytes);
  const worker = new Worker(new URL('./tableWorker.js', import.meta.url), {
    workerData: { ...source, bytes: copy, limits },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  const rows: TableRow[] = [];
  let sheets: readonly Sheet[] = [];
  let sheet: string | null = null;
  return new Promise<ReadRows>((resolve, reject) => {
    const refuse = (problem: Problem) =>
      reject(Invalid.at(problem.id === 'sheet' ? 'sheet' : 'file', problem));
    const timer = setTimeout(() => refuse({ id: 'table_heavy' }), readTimeout);
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if (message.problem) {
        const { id, number } = message.problem;
        refuse(number === undefined ? { id } : { id, values: { number } });
      }
      if (message.sheets) ({ sheets, sheet = null } = message);
      for (const [number, ...row] of message.rows ?? []) {
        const cells = row.map((cell) => cleanCell(cell, source.format));
        if (!cells.every(isReadable)) return refuse({ id: 'table_broken' });
        if (cells.some((cell) => cell !== null)) rows.push({ number, cells });
      }
      if (message.done) {
        const { delimiter = null, units = [] } = message;
        resolve({ rows: withUnits(rows, units), delimiter, sheets, sheet });
      }
    });
    // The thread fails when it exceeds its memory limit.
    worker.on('error', () => refuse({ id: 'table_heavy' }));
    worker.on('exit', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      refuse({ id: 'table_heavy' });
    });
  }).finally(() => worker.terminate());
}

function withUnits(
  rows: readonly TableRow[],
  units: NonNullable<WorkerMessage['units']>,
): readonly TableRow[] {
  if (units.length === 0) return rows;
  const byRow = new Map<number, Record<number, string>>();
  for (const [number, column, unit] of units) {
    byRow.set(number, { ...byRow.get(number), [column]: unit });
  }
  return rows.map((row) => ({ ...row, units: byRow.get(row.number) }));
}

/** No real text has the characters that the database cannot store. */
function isReadable(cell: Cell): boolean {
  return typeof cell !== 'string' || isStorable(cell);
}

/** Some programs write a space before the quotes: `A-1, "Loader"`. */
const spacedQuotes = /^\s+"((?:[^"]|"")*)"\s*$/;

/**
 * Cells that show nothing become null, unless they make the file unreadable; in CSV, quotes after a space and the apostrophe that an export put before a
 * formula are removed.
 */
function cleanCell(cell: Cell, format: FileFormat): Cell {
  if (typeof cell !== 'string') return cell;
  const text = format === 'csv' ? undefused(withoutQuotes(cell).trim()) : cell.trim();
  return isBlank(text) && isStorable(text) ? null : text;
}

function withoutQuotes(cell: string): string {
  const [, quoted] = spacedQuotes.exec(cell) ?? [];
  return quoted === undefined ? cell : quoted.replaceAll('""', '"');
}
