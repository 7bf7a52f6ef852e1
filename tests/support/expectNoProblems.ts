/**
 * Fails a test with every problem that it found. `expect(problems).toEqual([])` would print the number of them
 * alone where a reporter shows one line.
 *
 * @param problems Sentences that name what was checked and what was found instead.
 */
export function expectNoProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const shown = problems.slice(0, 40);
  const others = problems.length - shown.length;
  throw new Error(
    [
      problems.length === 1 ? '1 problem:' : `${problems.length} problems:`,
      ...shown,
      ...(others > 0 ? [`and ${others} more`] : []),
    ].join('\n'),
  );
}
