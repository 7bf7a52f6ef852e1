import { latinDigits } from '../text/latinDigits.ts';

const hyphens = /[\u2010-\u2015\u2212]/g;

/** How the six languages write an extension: `ext. 5`, `доб. 5`, `дод. 5`, `int. 5`, `dahili 5`, `wew. 5`. */
const extensions =
  /[\s,;]*\(?(?:(?:ext(?:ension)?|доб(?:авочный)?|дод(?:атковий)?|int(?:erior)?|dahili|wew(?:nętrzny)?|x)[.:=\s]*|#\s*)(\d{1,6})\)?(?=\s*(?:,|$))/giu;

/**
 * Phone numbers as they are stored: without `tel:`, invisible characters and repeated spaces, with `+` for an
 * international `00`, and each extension as ` ext. 5`. Several numbers are separated by commas. Other texts keep their
 * characters, so that the rules can refuse them.
 */
export function cleanPhones(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(hyphens, '-')
    .replace(extensions, ' ext. $1')
    .split(',')
    .map((number) =>
      number
        .replace(/^\s*tel:/i, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^00(?=[1-9])/, '+'),
    )
    .join(', ')
    .trim();
}

/** A cleaned number and its extension, which is empty for most numbers. */
export function splitExtension(text: string): readonly [number: string, extension: string] {
  const [, number = text, extension = ''] = /^(.*?) ext\. (\d{1,6})$/.exec(text) ?? [];
  return [number, extension];
}
