import type { PlainField } from '@rentyard/contract/fields';

/** What stands in a cell of a file. */
export type Cell = string | number | boolean | Date | null;

/** Where a formula, or a command of old spreadsheets, could begin; wide forms count as well. */
const dangerous = /^[=+\-@|\t\r\n＝＋－＠]/;
/** A value that was made harmless: what is read back loses the sign again. */
const defusedText = /^'[=+\-@|\t\r\n＝＋－＠]/;

/**
 * Text that a spreadsheet takes for text, whoever wrote it: a leading apostrophe says so
 * (OWASP, CSV injection).
 */
export function defused(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text as it was before `defused`. */
export function undefused(text: string): string {
  return defusedText.test(text) ? text.slice(1) : text;
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
    default:
      return defused(readable(value));
  }
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
