/**
 * A label as it stands within a sentence: "Name" becomes "name", "ISO code" stays. `tag` is the language of the label:
 * Turkish lowers "I" and "İ" in a way of its own.
 */
export function inSentence(label: string, tag: string): string {
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLocaleLowerCase(tag));
}
