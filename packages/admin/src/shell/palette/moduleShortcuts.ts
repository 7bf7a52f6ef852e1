const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The letter that leads to each module after `g`. A module gets the first letter of its name's last word
 * (`category-groups` is `g`), one that comes too late the next letter of its name that is free. Every
 * person has the same letters, whatever they may open.
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
  for (const name of names) give(name, lastWordOf(name)[0]);
  for (const name of names) give(name, [...lastWordOf(name), ...name].find(isFree));
  for (const name of names) give(name, [...alphabet].find(isFree));
  return letters;
}

function lastWordOf(name: string): string {
  return name.split(/[-_]/).at(-1) ?? name;
}
