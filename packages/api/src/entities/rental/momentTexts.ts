/**
 * Writes moments, given in milliseconds since 1970, as ISO 8601 in UTC. Remembers the texts, because many machines begin
 * and end at the same moments.
 */
export function momentTexts(): (milliseconds: number) => string {
  const texts = new Map<number, string>();
  return (milliseconds) => {
    const known = texts.get(milliseconds);
    if (known !== undefined) return known;
    const text = new Date(milliseconds).toISOString();
    texts.set(milliseconds, text);
    return text;
  };
}
