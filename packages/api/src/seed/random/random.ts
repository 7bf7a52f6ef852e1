/** A random generator that gives the same values for the same seed on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** A random key with the probability of its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** Mixes the numbers into one seed, so that each record has its own stream. */
export function mix(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}

/** The generator mulberry32 (32 bits of state, public domain). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Cannot pick a random item: the list is empty.');
      return item;
    },
    weighted<Key extends string>(weights: Readonly<Record<Key, number>>) {
      const entries = Object.entries<number>(weights) as [Key, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      const [key] = chosen ?? entries.at(-1) ?? [];
      if (key === undefined) throw new Error('Cannot pick a random item: there are no weights.');
      return key;
    },
    chance: (probability) => next() < probability,
  };
}
