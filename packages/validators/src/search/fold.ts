/**
 * A text to search in, equal for every spelling that keyboards write: without case and accents. `ş` (cedilla), `ș`
 * (comma below) and `s` are equal, as are `ı`, `I`, `İ` and `i`, in every language of the browser.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[ıł]/g, (letter) => (letter === 'ı' ? 'i' : 'l'));
}
