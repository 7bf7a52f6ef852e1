/** The flag of a country as an emoji, from the two letters of ISO 3166-1; empty for anything else. */
export function flagOf(iso: string): string {
  if (!/^[A-Za-z]{2}$/.test(iso)) return '';
  // Two regional indicator letters stand for a flag; they begin where A would.
  const letters = [...iso.toUpperCase()].map((letter) => letter.charCodeAt(0) - 65 + 0x1f1e6);
  return String.fromCodePoint(...letters);
}
