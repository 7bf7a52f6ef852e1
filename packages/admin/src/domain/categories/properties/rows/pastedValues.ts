type Names = Readonly<Record<string, string>>;

/**
 * Value names from pasted text: one per line, without bullets and numbering. In a table the columns
 * are languages, starting with the current one, in the order of the language tabs.
 */
export function pastedValues(
  text: string,
  language: string,
  languages: readonly string[],
): readonly Names[] {
  const columns = languages.slice(Math.max(0, languages.indexOf(language)));
  return text.split(/\r\n|\r|\n/).flatMap((line): readonly Names[] => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const names = columns.flatMap((code, at) => {
      const cell = at === 0 ? withoutBullet(cells[0] ?? '') : cells[at];
      return cell ? [[code, cell] as const] : [];
    });
    return names.length > 0 ? [Object.fromEntries(names)] : [];
  });
}

/** `- Bucket`, `• Bucket`, `3. Bucket`, `3) Bucket`. A number that is itself the value stays. */
function withoutBullet(text: string): string {
  return text.replace(/^(?:[-*•–—]|\d{1,3}[.)])\s+(?=\S)/, '');
}
