/**
 * The form in which words of a file are compared: no case, no accents, one space between words. Dotted and dotless I
 * are one letter, because capital letters of Turkish differ from those of other languages.
 */
export function foldedWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
}
