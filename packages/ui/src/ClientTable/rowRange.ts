/** Rows that are drawn beyond either edge of the window, so that a fast wheel meets no blank. */
const beyond = 6;

interface Viewport {
  /** Pixels of rows above the window. */
  readonly scrollTop: number;
  /** Pixels of rows in the window. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Places of the rows to draw: from the first up to, not with, the last. */
export function rowRange({ scrollTop, height, rowHeight, count }: Viewport): {
  readonly from: number;
  readonly to: number;
} {
  const first = Math.floor(scrollTop / rowHeight) - beyond;
  const size = Math.ceil(height / rowHeight) + 1 + 2 * beyond;
  const from = Math.max(0, Math.min(first, count - size));
  return { from, to: Math.min(count, from + size) };
}
