/**
 * The thread that reads an uploaded table, so that no malicious file can stop the server.
 * Plain JavaScript: a worker thread has no TypeScript loader under tsx, vitest and the bundle.
 *
 * Started with `{ format, bytes, encoding, sheet, limits }` (see `readTable.ts`). Posts `{ sheets, sheet }` for a
 * workbook, `{ rows }` in batches, then `{ units, done: true, delimiter }`; or only `{ problem }`. A row is
 * `[number, ...cells]`, with the number that a spreadsheet shows beside it. `units` has `[row, column, unit]` of each
 * number whose format shows a currency.
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
/** With titles and headings. */
const mostRows = limits.rows + limits.linesBeforeRows;
/** The first line of a file may name the separator: `sep=;`. Spreadsheets do not show that line. */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i;
/** What a spreadsheet shows for a formula that was never calculated. */
const uncalculated = '#CALC!';
/** In Excel. */
const longestFormat = 255;
const stylesPart = 'xl/styles.xml';
/** The percentages among the formats that need no code. */
const percentFormats = /numFmtId="(?:9|10)"/;

class Refused extends Error {
  constructor(problem) {
    super(problem.id);
    this.problem = problem;
  }
}

let lines = 0;
const units = [];
try {
  let batch = [];
  let rows = 0;
  let delimiter;
  for await (const cells of format === 'csv' ? csvRows((one) => (delimiter = one)) : xlsxRows()) {
    lines += 1;
    if (lines > limits.lines) throw tooManyRows();
    const end = cells.findLastIndex(isShown);
    if (end < 0) continue;
    if (end >= limits.columns) throw new Refused({ id: 'table_columns', number: limits.columns });
    const row = cells.slice(0, end + 1);
    for (const cell of row) {
      if (typeof cell === 'string' && cell.length > limits.cell) throw cellTooLong();
    }
    rows += 1;
    if (rows > mostRows) throw tooManyRows();
    batch.push([lines, ...row]);
    if (batch.length === batchSize) {
      parentPort.postMessage({ rows: batch });
      batch = [];
    }
  }
  parentPort.postMessage({ rows: batch });
  parentPort.postMessage({ units, done: true, delimiter });
} catch (error) {
  const problem = error instanceof Refused ? error.problem : toProblem(error);
  parentPort.postMessage({ problem });
}

function tooManyRows() {
  return new Refused({ id: 'table_rows', number: limits.rows });
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
  // Files that were joined or saved twice have several byte order marks.
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff+/, '');
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
  // One row more than a table may have, so that the rows of a larger sheet are not in memory.
  const options = { readStyles: await hasMeaningfulFormats(), maxRows: mostRows + 1 };
  const sheets = [];
  let wanted;
  // The texts of all sheets are read each time, so the sheet is chosen while the workbook is read.
  const { sheets: read } = await readXlsx(bytes, {
    ...options,
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
  const found = isFirst ? (await readXlsx(bytes, { ...options, sheets: [0] })).sheets[0] : read[0];
  if (isFirst) [wanted] = sheets;
  parentPort.postMessage({ sheets, sheet: wanted?.name });
  if (!wanted) throw new Refused({ id: chosenSheet === undefined ? 'table_empty' : 'sheet' });
  // Before the first of them are sent.
  if ((found?.rows ?? []).filter((row) => row.some(isShown)).length > mostRows) throw tooManyRows();
  for (const [key, { type, value, style }] of found?.cells ?? []) {
    const [row, column] = key.split(',').map(Number);
    // A formula may have an empty text as its value.
    if (type === 'formula' && (value ?? null) === null) found.rows[row][column] = uncalculated;
    if (typeof value !== 'number' || !style?.numFmt) continue;
    const { unit, text } = formatted(value, style.numFmt);
    if (text !== undefined) found.rows[row][column] = text;
    if (unit !== undefined) units.push([row + 1, column, unit]);
  }
  for (const row of found?.rows ?? []) yield row.map(shown);
}

function isShown(cell) {
  return cell !== null && cell !== '';
}

/** A spreadsheet shows at most 15 digits of a number: `0.1 + 0.2` is 0.3. */
function shown(cell) {
  return typeof cell === 'number' ? Number(cell.toPrecision(15)) : cell;
}

/**
 * Whether a number format of the workbook shows more than the number. Reading the format of each cell takes two times
 * as long as reading the cells, and few workbooks need it.
 */
async function hasMeaningfulFormats() {
  const { strFromU8, unzipSync } = await import('fflate');
  const { [stylesPart]: part } = unzipSync(bytes, { filter: ({ name }) => name === stylesPart });
  if (!part) return false;
  const xml = strFromU8(part);
  const codes = [...xml.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => withoutEntities(code));
  const isMeaningful = (code) => Object.values(formatted(1, code)).some((one) => one !== undefined);
  return percentFormats.test(xml) || codes.some(isMeaningful);
}

function withoutEntities(text) {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/**
 * What a number format shows beside the number: `unit` is a currency or another word, `text` replaces a percentage and
 * a number with zeros before it.
 */
function formatted(number, format) {
  if (format.length > longestFormat) return {};
  // Further sections are for negative numbers, zero and texts.
  const [section] = /^(?:"[^"]*"|\\.|[_*].|[^;])*/su.exec(format);
  const pieces = section
    .replace(/[_*]./gsu, '')
    .matchAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|(\p{Sc})|\[[^\]]*\]|(.)/gsu);
  const parts = [...pieces].map(([, quoted, escaped, code, sign, rule]) =>
    rule === undefined ? { literal: quoted ?? escaped ?? code ?? sign ?? '' } : { rule },
  );
  const digits = parts.map(({ rule = '' }) => rule).join('');
  if (digits.includes('%')) return { text: `${Number((number * 100).toPrecision(15))}%` };
  const isPadded = /^0{2,}$/.test(digits) && Number.isInteger(number) && number >= 0;
  if (isPadded) return { text: padded(String(number).padStart(digits.length, '0'), parts) };
  const unit = parts.map(({ literal = '' }) => literal).join('');
  return /[\p{L}\p{Sc}]/u.test(unit) ? { unit: unit.trim() } : {};
}

/** The digits with the literals between them: `00123` as `000-00` is `001-23`. */
function padded(digits, parts) {
  let left = parts.filter(({ rule }) => rule).length;
  let rest = digits;
  const shownParts = parts.map(({ literal, rule }) => {
    if (!rule) return literal;
    left -= 1;
    const taken = rest.slice(0, rest.length - left);
    rest = rest.slice(taken.length);
    return taken;
  });
  return shownParts.join('').trim();
}
