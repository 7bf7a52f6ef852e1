/** A text to search in: without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase();
}
