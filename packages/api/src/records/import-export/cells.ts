import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { ExportCell } from '../fieldKinds/fieldKind.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';

/**
 * The start of a formula, or of a command of old spreadsheets, full-width characters included. Text
 * that already looks escaped matches too, so that removing one apostrophe always restores the
 * original; so does a number that people mark as text: `'00123`.
 */
const dangerous = /^'*[=+\-@|\t\r\n＝＋－＠]|^'+\d[\d\s.,]*$/;

/**
 * Escapes a text of a CSV file with an apostrophe, so that a spreadsheet never runs it as a formula
 * (OWASP, CSV injection). Cells of XLSX have types, so their texts need no escape.
 */
export function defused(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Reverts `defused`. */
export function undefused(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text;
}

/** The value of a field in the `show` shape as a cell. */
export function formatCell(field: PlainField, value: unknown): ExportCell {
  if (value === null || value === undefined) return null;
  const cell = fieldKindOf(field).toCell?.(field, value);
  return cell === undefined ? readable(value) : cell;
}

/** A reference as its name, a picture as its URL, lists separated by semicolons. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('; ');
  if (value === null || typeof value !== 'object') return value === null ? '' : String(value);
  if ('name' in value) return String(value.name);
  if ('url' in value) return String(value.url);
  const [first, ...rest] = Object.values(value).map(readable).filter(Boolean);
  return rest.length > 0 ? `${first}: ${rest.join(', ')}` : (first ?? '');
}
