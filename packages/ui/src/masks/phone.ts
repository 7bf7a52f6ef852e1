import { isComplete, mask, slotsOf, unmask } from './mask.ts';

/** How a country writes its numbers, as its record holds it. */
export interface PhoneShape {
  /** Country calling code, with or without the plus: `+373`. */
  readonly code: string;
  /** The number after the code, as a pattern: `00 000 000`. */
  readonly mask: string;
}

/** The longest number that E.164 allows, in digits. */
const longest = 15;

/**
 * Shapes a number as `+373 69 123 456`. It takes what people type or paste: the national part alone,
 * with the trunk zero, with the code, with `00` before the code. A number of another country is kept
 * in plain digits for the rules to refuse, never cut to fit.
 */
export function maskPhone(text: string, shape: PhoneShape): string {
  const read = readNumber(text, shape);
  if (read.kind === 'national') return leadOf(shape) + mask(read.digits, shape.mask);
  if (read.kind === 'lead') return text.endsWith(' ') ? leadOf(shape) : `+${read.digits}`;
  return read.digits === '' ? '' : `+${read.digits.slice(0, longest)}`;
}

/** The number without spaces, `+37369123456`; empty when nothing follows the code. */
export function unmaskPhone(text: string, shape: PhoneShape): string {
  const read = readNumber(text, shape);
  if (read.kind === 'lead' || read.digits === '') return '';
  if (read.kind === 'foreign') return `+${read.digits.slice(0, longest)}`;
  return `+${codeDigits(shape)}${unmask(read.digits, shape.mask)}`;
}

/** Whether the number has all digits of its country. */
export function isPhoneComplete(text: string, shape: PhoneShape): boolean {
  const read = readNumber(text, shape);
  return read.kind === 'national' && isComplete(read.digits, shape.mask);
}

/** What stands before the national part: the code and a space. */
export function leadOf(shape: PhoneShape): string {
  return `+${codeDigits(shape)} `;
}

interface ReadNumber {
  /** `lead`: no more than (a part of) the code so far. */
  readonly kind: 'national' | 'lead' | 'foreign';
  readonly digits: string;
}

function readNumber(text: string, shape: PhoneShape): ReadNumber {
  const code = codeDigits(shape);
  const digits = text.replace(/\D/g, '');
  if (text.trimStart().startsWith('+')) return readInternational(digits, code);
  if (digits === '') return { kind: 'foreign', digits };
  if (digits.startsWith(`00${code}`)) return readInternational(digits.slice(2), code);
  return { kind: 'national', digits: nationalPart(digits, code, slotsOf(shape.mask)) };
}

function readInternational(digits: string, code: string): ReadNumber {
  if (code.startsWith(digits)) return { kind: 'lead', digits };
  if (digits.startsWith(code)) return { kind: 'national', digits: digits.slice(code.length) };
  return { kind: 'foreign', digits };
}

/** Digits that the mask has no place for are the code without its plus, or the trunk zero. */
function nationalPart(digits: string, code: string, places: number): string {
  if (digits.length >= places + code.length && digits.startsWith(code)) {
    return digits.slice(code.length);
  }
  return digits.length > places && digits.startsWith('0') ? digits.slice(1) : digits;
}

function codeDigits(shape: PhoneShape): string {
  return shape.code.replace(/\D/g, '');
}
