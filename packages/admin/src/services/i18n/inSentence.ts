/**
 * A label inside a sentence: "Name" becomes "name", "ISO code" stays. `tag` is the language of the
 * label: Turkish lowercases "I" and "İ" differently.
 */
export function inSentence(label: string, tag: string): string {
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLocaleLowerCase(tag));
}
