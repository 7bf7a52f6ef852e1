const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns the letter that opens each module after `g`: the first letter of the last word of its
 * name (`category-groups` is `g`). If another module has it, the next free letter of the name. The
 * letters do not depend on the user's permissions.
 */
export function moduleShortcuts(names: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  const give = (name: string, letter: string | undefined) => {
    if (letter === undefined || taken.has(letter) || letters.has(name)) return;
    letters.set(name, letter);
    taken.add(letter);
  };
  const isFree = (letter: string) => alphabet.includes(letter) && !taken.has(letter);
  for (const name of names) give(name, findLastWord(name)[0]);
  for (const name of names) give(name, [...findLastWord(name), ...name].find(isFree));
  for (const name of names) give(name, [...alphabet].find(isFree));
  return letters;
}

function findLastWord(name: string): string {
  return name.split(/[-_]/).at(-1) ?? name;
}
