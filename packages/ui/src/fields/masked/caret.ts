const significant = /[\p{L}\p{Nd}]/u;

/**
 * The caret position after `typed` became `shaped`: the same number of letters and digits follows it. Counting from
 * the right keeps the caret in place when literals appear or disappear on the left.
 */
export function caretAfter(typed: string, caret: number, shaped: string): number {
  let left = countSignificant(typed.slice(caret));
  if (left === 0) return shaped.length;
  let at = shaped.length;
  while (at > 0 && left > 0) {
    at -= 1;
    if (isSignificant(shaped[at])) left -= 1;
  }
  while (at > 0 && !isSignificant(shaped[at - 1])) at -= 1;
  return at;
}

/**
 * Moves the caret past literals, so that a deletion in this direction removes a letter or a digit: Backspace in
 * `12-|3` must remove the 2, not a dash that reappears immediately.
 */
export function caretPastLiterals(text: string, caret: number, direction: -1 | 1): number {
  let at = caret;
  const met = (): string | undefined => text[direction < 0 ? at - 1 : at];
  while (met() !== undefined && !isSignificant(met())) at += direction;
  return met() === undefined ? caret : at;
}

function isSignificant(char: string | undefined): boolean {
  return char !== undefined && significant.test(char);
}

function countSignificant(text: string): number {
  return [...text].filter((char) => significant.test(char)).length;
}
