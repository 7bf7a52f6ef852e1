/**
 * Fails with everything that was found. `expect(found).toEqual([])` would print the number of things alone where a
 * reporter shows one line.
 *
 * @param what The kind of things, in the plural: `clipped texts`.
 * @param found Texts, or values that are printed as JSON.
 */
export function expectNone(what: string, found: readonly unknown[]): void {
  if (found.length === 0) return;
  const shown = found
    .slice(0, 40)
    .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const others = found.length - shown.length;
  throw new Error(
    [`${found.length} ${what}:`, ...shown, ...(others > 0 ? [`and ${others} more`] : [])].join(
      '\n',
    ),
  );
}
