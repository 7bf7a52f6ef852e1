import * as z from 'zod/mini';
import { text } from '../../schema/fields.ts';
import { draft } from '../../schema/records.ts';
import { type DraftOf, defineForm } from '../../schema/resource.ts';
import { string } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';

/** A code with the placeholder of its number: `OF-{number}`. The longest number has 15 digits. */
// @__NO_SIDE_EFFECTS__
function codePattern() {
  return text({
    max: 50,
    required: true,
    pattern: '^(?:[A-Za-z0-9][A-Za-z0-9_-]*)?\\{number\\}[A-Za-z0-9_-]*$',
  });
}

/** The patterns, by resource, of the codes that the server generates for new records without a code. */
export const codeSettings = defineForm('code_settings', {
  offers: codePattern(),
  orders: codePattern(),
  tags: codePattern(),
  brands: codePattern(),
  regions: codePattern(),
  pages: codePattern(),
  blocked_periods: codePattern(),
});

export type NumberedResource = keyof DraftOf<typeof codeSettings>;
export type CodePatterns = Readonly<Record<NumberedResource, string>>;

/** The patterns until an admin changes them. */
export const defaultCodePatterns: CodePatterns = {
  offers: 'OF-{number}',
  orders: 'OR-{number}',
  tags: 'TG-{number}',
  brands: 'BR-{number}',
  regions: 'RG-{number}',
  pages: 'PG-{number}',
  blocked_periods: 'BP-{number}',
};

/** The code with this number. */
export function codeOf(pattern: string, number: number): string {
  return pattern.replace('{number}', String(number));
}

const patterns = z.strictObject({
  offers: string,
  orders: string,
  tags: string,
  brands: string,
  regions: string,
  pages: string,
  blocked_periods: string,
});

export const readCodeSettings = route({
  method: 'GET',
  path: '/settings/codes',
  permission: 'admin',
  tag: 'settings',
  response: patterns,
  errors: [422],
  summary: 'The patterns of generated codes, by resource. For admins',
});

export const changeCodeSettings = route({
  method: 'PATCH',
  path: '/settings/codes',
  permission: 'admin',
  tag: 'settings',
  body: draft(codeSettings, 'create'),
  response: patterns,
  errors: [409, 422],
  summary: 'Change the patterns of generated codes: `{number}` is the next number. For admins',
});
