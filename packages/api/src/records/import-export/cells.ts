import { characteristicFields } from '@rentyard/contract/entities/property/characteristics';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { type ShownAnswer, writeAnswers } from './answersText.ts';

/** What stands in a cell of a file. */
export type Cell = string | number | boolean | Date | null;

/**
 * Where a formula, or a command of old spreadsheets, could begin; wide forms count as well. So does what
 * looks as if it had been made harmless already, so that one apostrophe is always the one to take away.
 */
const dangerous = /^'*[=+\-@|\t\r\n＝＋－＠]/;

/**
 * Text that a spreadsheet takes for text, whoever wrote it: a leading apostrophe says so
 * (OWASP, CSV injection).
 */
export function defused(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text as it was before `defused`. */
export function undefused(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text;
}

/** The value of a field in the `show` shape as a cell. Numbers stay numbers where the format knows them. */
export function cellOf(field: PlainField, value: unknown, isTyped: boolean): Cell {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'number':
      return Number(value);
    case 'money':
      return isTyped ? Number(value) : String(value);
    case 'boolean':
      return value === true;
    case 'moment':
      return isTyped ? new Date(String(value)) : String(value);
    case 'list':
      return defused(listText(field, value));
    case 'image':
      // The emoji that stands in for an image is no picture to bring in again.
      return typeof value === 'string' ? null : defused(readable(value));
    default:
      return defused(readable(value));
  }
}

/** Answers to characteristics in a form that an import reads again. */
function listText(field: PlainField, value: unknown): string {
  return field === characteristicFields.properties
    ? writeAnswers(value as readonly ShownAnswer[])
    : readable(value);
}

/** A reference by its name, a picture by its address, lists with semicolons between. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('; ');
  if (value === null || typeof value !== 'object') return value === null ? '' : String(value);
  if ('name' in value) return String(value.name);
  if ('url' in value) return String(value.url);
  const [first, ...rest] = Object.values(value).map(readable).filter(Boolean);
  return rest.length > 0 ? `${first}: ${rest.join(', ')}` : (first ?? '');
}
