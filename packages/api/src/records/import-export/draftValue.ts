import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { readAnswers } from './answersText.ts';
import type { Cell } from './cells.ts';

/**
 * A cell as a draft value. References and answers to characteristics stay texts, to be looked up
 * later. A value that does not parse stays unchanged, so that the schema reports the problem.
 */
export function draftValue(field: PlainField, cell: NonNullable<Cell>): unknown {
  switch (field.kind) {
    case 'number':
      return numberOf(cell);
    case 'money':
      return plainNumber(textOf(cell));
    case 'boolean':
      return typeof cell === 'boolean' ? cell : (truths.get(textOf(cell).toLowerCase()) ?? cell);
    case 'choice':
      return textOf(cell).toLowerCase();
    case 'moment':
      return cell instanceof Date ? cell.toISOString() : textOf(cell);
    case 'list':
      return readAnswers(textOf(cell));
    case 'references':
      return textOf(cell)
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean);
    default:
      return textOf(cell);
  }
}

function textOf(cell: NonNullable<Cell>): string {
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

function numberOf(cell: NonNullable<Cell>): unknown {
  if (typeof cell === 'number') return cell;
  const text = plainNumber(textOf(cell));
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** `1 234,50` and `1 234.50` are `1234.50`: spaces group thousands, a single comma is the decimal point. */
function plainNumber(text: string): string {
  const joined = text.replace(/[\s\u00A0\u202F]/g, '');
  return /^-?\d+,\d+$/.test(joined) ? joined.replace(',', '.') : joined;
}

/** Yes and no in the six languages. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'да', 'так', 'da', 'evet', 'tak', 'x', '+'].map(
    (word) => [word, true] as const,
  ),
  ...['false', '0', 'no', 'нет', 'ні', 'nu', 'hayır', 'nie', '-'].map(
    (word) => [word, false] as const,
  ),
]);
