import { latinDigits } from '../text/latinDigits.ts';

/** Slots of a pattern: `0` a digit, `a` a letter of any alphabet. All other characters are literals. */
const slots: Readonly<Record<string, RegExp>> = { '0': /[0-9]/, a: /\p{L}/u };

interface Laid {
  /** The text formatted by the pattern. */
  readonly text: string;
  /** The characters in the slots of the pattern. */
  readonly filled: string;
}

/**
 * Formats typed or pasted text by a pattern: `mask('0791', '00-00')` is `07-91`. Characters that fit no slot and
 * characters after the last slot are removed. A literal appears only if a character follows it, so that deleting from
 * the end needs no special case. Digits of other scripts become Latin. Masked text does not change.
 */
export function mask(text: string, pattern: string): string {
  return lay(text, pattern).text;
}

/** Returns the characters in the slots of the pattern: `unmask('07-91', '00-00')` is `0791`. */
export function unmask(text: string, pattern: string): string {
  return lay(text, pattern).filled;
}

/** Whether every slot of the pattern is filled. A pattern without slots is always complete. */
export function isComplete(text: string, pattern: string): boolean {
  return unmask(text, pattern).length === slotsOf(pattern);
}

/** Number of slots of a pattern. */
export function slotsOf(pattern: string): number {
  return [...pattern].filter((sign) => sign in slots).length;
}

function lay(text: string, pattern: string): Laid {
  let at = 0;
  let laid = '';
  let filled = '';
  for (const char of latinDigits(text)) {
    if (at >= pattern.length) break;
    const slot = nextSlot(pattern, at);
    if (slot > at && char === pattern[at]) {
      laid += char;
      at += 1;
    } else if (slots[pattern[slot] ?? '']?.test(char)) {
      laid += pattern.slice(at, slot) + char;
      filled += char;
      at = slot + 1;
    }
  }
  return { text: laid, filled };
}

function nextSlot(pattern: string, from: number): number {
  let at = from;
  while (at < pattern.length && !((pattern[at] ?? '') in slots)) at += 1;
  return at;
}
