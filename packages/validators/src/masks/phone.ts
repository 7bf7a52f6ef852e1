import { cleanPhones, splitExtension } from './cleanPhone.ts';
import { isComplete, mask, slotsOf, unmask } from './mask.ts';

/** The phone number format of a country. */
export interface PhoneShape {
  /** Country calling code, with or without the plus: `+373`. */
  readonly code: string;
  /** The pattern of the number after the code: `00 000 000`. */
  readonly mask: string;
}

/** Maximum number of digits in E.164. */
const longest = 15;

/**
 * Formats a number as `+373 69 123 456`. Accepts what people type or paste: the national number alone, with the trunk
 * zero, with the code, with `00` before the code, with `tel:`, invisible marks and an extension. A number of another country keeps all of its digits, so that the
 * form's rules can reject it.
 */
export function maskPhone(text: string, shape: PhoneShape): string {
  const read = readNumber(text, shape);
  const suffix = read.extension && ` ext. ${read.extension}`;
  if (read.kind === 'national') return leadOf(shape) + mask(read.digits, shape.mask) + suffix;
  if (read.kind === 'lead') return text.endsWith(' ') ? leadOf(shape) : `+${read.digits}`;
  return read.digits === '' ? '' : `+${read.digits.slice(0, longest)}${suffix}`;
}

/** The number without spaces, `+37369123456`. Empty if nothing follows the code. */
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

/** A number of the country that its mask accepts: `+373 12 345 678`. */
export function phoneExample(shape: PhoneShape): string {
  let digit = 0;
  const next = () => {
    digit = (digit % 9) + 1;
    return String(digit);
  };
  return leadOf(shape) + shape.mask.replace(/0/g, next);
}

/** The prefix of the national number: the code and a space. */
export function leadOf(shape: PhoneShape): string {
  return `+${codeDigits(shape)} `;
}

interface ReadNumber {
  /** `lead`: the code or its beginning, without a national number. */
  readonly kind: 'national' | 'lead' | 'foreign';
  readonly digits: string;
  /** Empty for most numbers. */
  readonly extension: string;
}

function readNumber(text: string, shape: PhoneShape): ReadNumber {
  const [number, extension] = splitExtension(cleanPhones(text));
  return { ...readDigits(number, shape), extension };
}

function readDigits(text: string, shape: PhoneShape): Omit<ReadNumber, 'extension'> {
  const code = codeDigits(shape);
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return readInternational(digits, code);
  if (digits === '') return { kind: 'foreign', digits };
  if (digits.startsWith(`00${code}`)) return readInternational(digits.slice(2), code);
  return { kind: 'national', digits: nationalPart(digits, code, slotsOf(shape.mask)) };
}

function readInternational(digits: string, code: string): Omit<ReadNumber, 'extension'> {
  if (code.startsWith(digits)) return { kind: 'lead', digits };
  if (digits.startsWith(code)) return { kind: 'national', digits: digits.slice(code.length) };
  return { kind: 'foreign', digits };
}

/** Removes the digits before a national number: the country code without its plus, or the trunk zero. */
function nationalPart(digits: string, code: string, places: number): string {
  if (digits.length >= places + code.length && digits.startsWith(code)) {
    return digits.slice(code.length);
  }
  return digits.length > places && digits.startsWith('0') ? digits.slice(1) : digits;
}

function codeDigits(shape: PhoneShape): string {
  return shape.code.replace(/\D/g, '');
}
