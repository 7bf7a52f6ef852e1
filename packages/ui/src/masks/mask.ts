/** What a pattern may ask for: `0` a digit, `a` a letter of any alphabet. All else stands as written. */
const slots: Readonly<Record<string, RegExp>> = { '0': /[0-9]/, a: /\p{L}/u };

interface Laid {
  /** The text in the shape of the pattern. */
  readonly text: string;
  /** Only what was typed into places of the pattern. */
  readonly filled: string;
}

/**
 * Shapes typed or pasted text by a pattern: `mask('0791', '00-00')` is `07-91`. Characters that fit
 * nowhere are dropped, and so is what comes after the last place. Literals appear when something
 * follows them, so that deleting from the end needs no special case. Masked text stays as it is.
 */
export function mask(text: string, pattern: string): string {
  return lay(text, pattern).text;
}

/** What stands in the places of the pattern: `unmask('07-91', '00-00')` is `0791`. */
export function unmask(text: string, pattern: string): string {
  return lay(text, pattern).filled;
}

/** Whether every place of the pattern is taken. A pattern without places is always complete. */
export function isComplete(text: string, pattern: string): boolean {
  return unmask(text, pattern).length === slotsOf(pattern);
}

/** How many characters a pattern asks for. */
export function slotsOf(pattern: string): number {
  return [...pattern].filter((sign) => sign in slots).length;
}

function lay(text: string, pattern: string): Laid {
  let at = 0;
  let laid = '';
  let filled = '';
  for (const char of text) {
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
