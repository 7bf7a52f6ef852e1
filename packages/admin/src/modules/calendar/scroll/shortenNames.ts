/**
 * Names without the words with which all names of the same first word begin: `A` and `B` of `Tower crane A` and
 * `Tower crane B`. A name in another language, for want of a translation, has another first word and stays whole.
 */
export function shortenNames(names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const alike = names.filter((other) => firstWord(other) === firstWord(name));
    return name.slice(countShared(alike));
  });
}

function firstWord(name: string): string {
  return name.split(/\s/, 1)[0] ?? '';
}

/** The length of the words with which all names begin. */
function countShared(names: readonly string[]): number {
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
