import type { Problem } from '@rentyard/validators';
import {
  decimalReadings,
  isPlainDecimal,
  onlyMark,
  shortestDecimal,
  splitNumber,
} from '@rentyard/validators/decimals';
import { type Cell, type CellReading, type ColumnMark, cellText } from './fieldKind.ts';

interface NumberRules {
  /** Whether the field can have the value. */
  readonly isPossible: (plain: string) => boolean;
  readonly mark: ColumnMark | undefined;
}

/**
 * Reads a number with the decimal mark of its column. A number with two meanings, or with another mark than its column,
 * is a problem. The value is a plain decimal with every digit, or the text of the cell if it is no number.
 */
export function readNumberCell(cell: NonNullable<Cell>, rules: NumberRules): CellReading {
  if (typeof cell === 'number') return { value: formatPlain(cell) };
  const text = cellText(cell);
  const written = typeof cell === 'string' ? splitNumber(text) : undefined;
  if (!written) return { value: text };
  const { number, unit } = written;
  const readings = decimalReadings(number);
  const plain = readings.comma ?? readings.point;
  if (plain === null) return { value: text };
  const withUnit = (value: string) => (unit === '' ? { value } : { value, unit });
  const only = onlyMark(readings, rules.isPossible);
  if (only === undefined) return withUnit(plain);
  const { mark } = rules;
  if (mark === 'mixed') return { problem: { id: 'mixed_marks', values: { text: number } } };
  if (only === 'both' && mark === undefined) return { problem: ambiguous(number) };
  const read = readings[only === 'both' ? (mark ?? 'comma') : only];
  const isOther = only !== 'both' && mark !== undefined && only !== mark;
  if (isOther) return { problem: { id: 'other_mark', values: { text: number } } };
  return withUnit(read ?? plain);
}

/** Writes both meanings so that no reader confuses them: without separators of thousands. */
function ambiguous(number: string): Problem {
  const { comma, point } = decimalReadings(number);
  const meanings = { first: shortestDecimal(comma ?? ''), second: shortestDecimal(point ?? '') };
  return { id: 'ambiguous_number', values: meanings };
}

/** A number of a spreadsheet in digits, never as `1e-7`. */
function formatPlain(value: number): string {
  const text = String(value);
  if (isPlainDecimal(text)) return text;
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(20).replace(/0+$/, '');
}
