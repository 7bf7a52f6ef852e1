/**
 * The thread that reads an uploaded table, so that no malicious file can stop the server.
 * Plain JavaScript: a worker thread has no TypeScript loader under tsx, vitest and the bundle.
 *
 * Started with `{ format, bytes, encoding, sheet, limits }` (see `readTable.ts`). Posts `{ sheets, sheet }` for a
 * workbook, `{ rows }` in batches, then `{ done: true, delimiter }`; or only `{ problem }`. A row is
 * `[number, ...cells]`, with the number that a spreadsheet shows beside it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse';

const { format, bytes, encoding, sheet: chosenSheet, limits } = workerData;

/** Rows per message: few enough not to block the main thread while it receives them. */
const batchSize = 200;
/** Characters that are parsed at a time. */
const chunkSize = 65_536;
/** Lines from which the separator is detected. */
const sampledLines = 50;
const lineEnds = ['\r\n', '\n', '\r'];
/** The first line of a file may name the separator: `sep=;`. Spreadsheets do not show that line. */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i;
/** What a spreadsheet shows for a formula that was never calculated. */
const uncalculated = '#CALC!';

class Refused extends Error {
  constructor(problem) {
    super(problem.id);
    this.problem = problem;
  }
}

let lines = 0;
try {
  let batch = [];
  let rows = 0;
  let delimiter;
  for await (const cells of format === 'csv' ? csvRows((one) => (delimiter = one)) : xlsxRows()) {
    lines += 1;
    if (lines > limits.lines) throw new Refused({ id: 'table_rows', number: limits.rows });
    const end = cells.findLastIndex((cell) => cell !== null && cell !== '');
    if (end < 0) continue;
    if (end >= limits.columns) throw new Refused({ id: 'table_columns', number: limits.columns });
    const row = cells.slice(0, end + 1);
    for (const cell of row) {
      if (typeof cell === 'string' && cell.length > limits.cell) throw cellTooLong();
    }
    rows += 1;
    if (rows > limits.rows + limits.linesBeforeRows) {
      throw new Refused({ id: 'table_rows', number: limits.rows });
    }
    batch.push([lines, ...row]);
    if (batch.length === batchSize) {
      parentPort.postMessage({ rows: batch });
      batch = [];
    }
  }
  parentPort.postMessage({ rows: batch });
  parentPort.postMessage({ done: true, delimiter });
} catch (error) {
  const problem = error instanceof Refused ? error.problem : toProblem(error);
  parentPort.postMessage({ problem });
}

function cellTooLong() {
  return new Refused({ id: 'table_cell', number: limits.cell });
}

function toProblem(error) {
  if (error?.code === 'CSV_MAX_RECORD_SIZE') return cellTooLong().problem;
  // The row that opened the quote is the one after the last complete row.
  if (error?.code === 'CSV_QUOTE_NOT_CLOSED') {
    return { id: 'table_quote', number: error.records + 1 };
  }
  return { id: 'table_broken' };
}

function csvRows(onDelimiter) {
  const text = new TextDecoder(encoding).decode(bytes);
  const [named = '', separator] = separatorLine.exec(text) ?? [];
  const body = text.slice(named.length);
  const delimiter = separator ?? detectDelimiter(body.slice(0, chunkSize));
  onDelimiter(delimiter);
  const parser = parse({
    delimiter,
    record_delimiter: lineEnds,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: limits.cell * 2,
  });
  void write(parser, body);
  return parser;
}

async function write(parser, text) {
  for (let at = 0; at < text.length; at += chunkSize) {
    if (parser.destroyed) return;
    if (!parser.write(text.slice(at, at + chunkSize))) {
      await new Promise((resume) => parser.once('drain', resume));
    }
  }
  parser.end();
}

/**
 * Spreadsheets use commas, semicolons or tabs, depending on the country. The separator is the one that most lines
 * have equally often: a decimal comma, or a comma in a title, is in some of them only.
 */
function detectDelimiter(text) {
  const unquoted = text.replace(/(^|[,;\t|\r\n])"(?:[^"]|"")*"(?=$|[,;\t|\r\n])/g, '$1');
  const sampled = unquoted.split(/\r\n|\r|\n/, sampledLines).filter((line) => line !== '');
  let best = { delimiter: ',', lines: 0, cells: 0 };
  // A comma comes last: texts have commas more often than other separators.
  for (const delimiter of ['\t', ';', '|', ',']) {
    const linesByCells = new Map();
    for (const line of sampled) {
      const cells = line.split(delimiter).length;
      if (cells > 1) linesByCells.set(cells, (linesByCells.get(cells) ?? 0) + 1);
    }
    for (const [cells, equal] of linesByCells) {
      const isBetter = equal === best.lines ? cells > best.cells : equal > best.lines;
      if (isBetter) best = { delimiter, lines: equal, cells };
    }
  }
  return best.delimiter;
}

async function* xlsxRows() {
  // Most files are CSV, for which a thread would start three times as slowly.
  const { readXlsx } = await import('hucre/xlsx');
  const sheets = [];
  let wanted;
  // The texts of all sheets are read each time, so the sheet is chosen while the workbook is read.
  const { sheets: read } = await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      const sheet = { name, isHidden: hidden === true || veryHidden === true };
      sheets.push(sheet);
      const isWanted = chosenSheet === undefined ? !sheet.isHidden : name === chosenSheet;
      if (wanted || !isWanted) return false;
      wanted = sheet;
      return true;
    },
  });
  // Every sheet is hidden.
  const isFirst = wanted === undefined && chosenSheet === undefined && sheets.length > 0;
  const found = isFirst ? (await readXlsx(bytes, { sheets: [0] })).sheets[0] : read[0];
  if (isFirst) [wanted] = sheets;
  parentPort.postMessage({ sheets, sheet: wanted?.name });
  if (!wanted) throw new Refused({ id: chosenSheet === undefined ? 'table_empty' : 'sheet' });
  for (const [key, { type, value }] of found?.cells ?? []) {
    const [row, column] = key.split(',');
    if (type === 'formula' && (value ?? '') === '') found.rows[row][column] = uncalculated;
  }
  for (const row of found?.rows ?? []) yield row.map(shown);
}

/** A spreadsheet shows at most 15 digits of a number: `0.1 + 0.2` is 0.3. */
function shown(cell) {
  return typeof cell === 'number' ? Number(cell.toPrecision(15)) : cell;
}
