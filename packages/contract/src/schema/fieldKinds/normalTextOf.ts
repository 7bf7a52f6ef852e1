import { normalDomain, normalEmail, normalLine, normalText } from '@rentyard/validators/normalForm';
import type { Field, RowField, TextFormat } from '../fieldTypes.ts';

const formats: Readonly<Partial<Record<TextFormat, (text: string) => string>>> = {
  // Keyboards of East Asia type full-width letters and digits.
  code: (text) => normalLine(text.normalize('NFKC')),
  alias: (text) => normalLine(text.normalize('NFKC')),
  email: normalEmail,
  website: normalDomain,
};

/**
 * The text of a field as it is stored and compared: schemas, forms, imports and filters all use it.
 * Passwords, secrets and amounts are only trimmed.
 */
export function normalTextOf(field: Field | RowField, text: string): string {
  switch (field.kind) {
    case 'text':
    case 'translated':
      if (field.rich || field.multiline) return normalText(text);
      return (
        (field.kind === 'text' && field.format && formats[field.format]?.(text)) || normalLine(text)
      );
    case 'plural':
      return normalLine(text);
    default:
      return text.trim();
  }
}
