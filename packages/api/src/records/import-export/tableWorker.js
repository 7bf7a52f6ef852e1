/**
 * The thread that reads an uploaded table, so that no malicious file can stop the server.
 * Plain JavaScript: a worker thread has no TypeScript loader under tsx, vitest and the bundle.
 *
 * Started with `{ format, bytes, encoding, limits }` (see `readTable.ts`). Posts `{ rows }` in batches, then
 * `{ done: true }`; or only `{ problem }`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse';
import { streamXlsxRows } from 'hucre/xlsx';

const { format, bytes, encoding, limits } = workerData;

/** Rows per message: few enough not to block the main thread while it receives them. */
const batchSize = 200;
/** Bytes that are decoded and parsed at a time. */
const chunkSize = 65_536;

class Refused extends Error {
  constructor(problem) {
    super(problem.id);
    this.problem = problem;
  }
}

try {
  let batch = [];
  let rows = 0;
  let lines = 0;
  for await (const cells of format === 'csv' ? csvRows() : xlsxRows()) {
    lines += 1;
    if (lines > limits.lines) throw new Refused({ id: 'table_rows', number: limits.rows });
    const row = cells.slice(0, limits.columns);
    for (const cell of row) {
      if (typeof cell === 'string' && cell.length > limits.cell) throw cellTooLong();
    }
    if (!row.some((cell) => cell !== null && cell !== '')) continue;
    rows += 1;
    if (rows > limits.rows + 1) throw new Refused({ id: 'table_rows', number: limits.rows });
    batch.push(row);
    if (batch.length === batchSize) {
      parentPort.postMessage({ rows: batch });
      batch = [];
    }
  }
  parentPort.postMessage({ rows: batch });
  parentPort.postMessage({ done: true });
} catch (error) {
  const problem = error instanceof Refused ? error.problem : problemOf(error);
  parentPort.postMessage({ problem });
}

function cellTooLong() {
  return new Refused({ id: 'table_cell', number: limits.cell });
}

function problemOf(error) {
  return error?.code === 'CSV_MAX_RECORD_SIZE' ? cellTooLong().problem : { id: 'table_broken' };
}

function csvRows() {
  const parser = parse({
    delimiter: delimiterOf(decode(bytes.subarray(0, chunkSize))),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: limits.cell * 2,
  });
  void write(parser);
  return parser;
}

async function write(parser) {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += chunkSize) {
    if (parser.destroyed) return;
    const text = decoder.decode(bytes.subarray(at, at + chunkSize), { stream: true });
    if (!parser.write(text)) await new Promise((resume) => parser.once('drain', resume));
  }
  parser.end(decoder.decode());
}

function decode(part) {
  return new TextDecoder(encoding).decode(part);
}

/** Spreadsheets use commas, semicolons or tabs, depending on the country: detected from the heading row. */
function delimiterOf(text) {
  const heading = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1)[0];
  const count = (delimiter) => heading.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

async function* xlsxRows() {
  for await (const { values } of streamXlsxRows(bytes)) yield values;
}
