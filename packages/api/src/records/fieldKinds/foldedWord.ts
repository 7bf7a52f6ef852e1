import { fold } from '@rentyard/validators/fold';
import { normalLine } from '@rentyard/validators/normalForm';

/**
 * The form in which words of a file are compared: no case, no accents, no characters without a shape, one space between
 * words. Dotted and dotless I are one letter, because capital letters of Turkish differ from those of other languages.
 */
export function foldedWord(text: string): string {
  return fold(normalLine(text));
}
