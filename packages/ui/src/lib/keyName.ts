interface Key {
  readonly key: string;
  readonly code: string;
}

/**
 * The name of a key in shortcuts: a lower-case letter, else the name of the key. On layouts without Latin letters
 * (ru, ua) the physical position of the key counts.
 */
export function keyName({ key, code }: Key): string {
  if (key.length > 1 || /[a-z]/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
