interface Key {
  readonly key: string;
  readonly code: string;
}

/**
 * What a key is called in shortcuts: a letter in lower case, else the key's own name. Layouts that
 * print no Latin letters (ru, ua) count by the place of the key.
 */
export function letterOf({ key, code }: Key): string {
  if (key.length > 1 || /[a-z]/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
