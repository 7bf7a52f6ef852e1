/** Characters without a shape that copied texts bring along: direction marks, joiners, soft hyphens. */
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Full-width forms of ASCII, which East Asian keyboards type. */
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfee0;

const ascii = /^[\x20-\x7e]*$/;

const otherDigit = /[^0-9\P{Nd}]/gu;

/**
 * A typed or pasted text with Latin digits and signs: `١٬٣٦٠٫٥٠` and full-width `１３６０` become `1,360.50` and `1360`.
 * Characters without a shape are removed. Letters of every script remain. The result does not change when read again.
 */
export function latinDigits(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .replace(unseen, '')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset))
    .replace(/\u3000/g, ' ')
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(otherDigit, (digit) => String(valueOfDigit(digit)));
}

/** Unicode has the digits of a script in ten successive code points. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
