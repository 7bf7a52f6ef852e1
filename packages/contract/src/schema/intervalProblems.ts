import type { FieldProblem } from './resource.ts';

/** An interval of numbers. A missing bound is open. */
interface Interval {
  readonly from?: number | null;
  readonly to?: number | null;
}

/**
 * Reports intervals that do not ascend or that overlap. The end of one may equal the start of the
 * next.
 */
export function intervalProblems(path: string, stretches: unknown): readonly FieldProblem[] {
  if (!Array.isArray(stretches)) return [];
  let reached = Number.NEGATIVE_INFINITY;
  return stretches.flatMap((stretch: Interval, at): readonly FieldProblem[] => {
    const from = stretch.from ?? Number.NEGATIVE_INFINITY;
    const to = stretch.to ?? Number.POSITIVE_INFINITY;
    const before = reached;
    reached = Math.max(reached, to);
    if (at > 0 && from < before) return [tooSmall(`${path}.${at}.from`, before)];
    return to < from ? [tooSmall(`${path}.${at}.to`, from)] : [];
  });
}

/** No interval can follow one with an open end. */
function tooSmall(path: string, number: number): FieldProblem {
  return Number.isFinite(number)
    ? { path, problem: { id: 'min_value', values: { number } } }
    : { path, problem: { id: 'overlap' } };
}
