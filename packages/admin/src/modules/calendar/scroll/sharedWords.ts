/** The length of the words with which all names begin: of `Tower crane A` and `Tower crane B` that of `Tower crane `. */
export function sharedWords(names: readonly string[]): number {
  const [first = '', ...others] = names;
  if (others.length === 0) return 0;
  let length = 0;
  for (const { index, 0: word } of first.matchAll(/\S+\s+/g)) {
    const start = first.slice(0, index + word.length);
    if (!others.every((name) => name.startsWith(start) && name.length > start.length)) break;
    length = start.length;
  }
  return length;
}
