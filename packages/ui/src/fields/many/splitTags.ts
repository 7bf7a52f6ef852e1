/** Splits a pasted list at commas, semicolons, tabs and line ends, and trims the tags. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');
}

/** The list with the new tags. A tag that differs only in case is not new. */
export function addTags(
  tags: readonly string[],
  added: readonly string[],
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  const known = new Set(tags.map(fold));
  const fresh = added.filter((tag) => !known.has(fold(tag)) && known.add(fold(tag)));
  return fresh.length === 0 ? tags : [...tags, ...fresh].slice(0, Math.max(max, tags.length));
}

function fold(tag: string): string {
  return tag.toLocaleLowerCase();
}
