/** Rows rendered above and below the window, so that fast scrolling shows no blank rows. */
const beyond = 6;

interface Viewport {
  /** Height of the rows above the window in pixels. */
  readonly scrollTop: number;
  /** Height of the window in pixels. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Positions of the rows to render: `from` is included, `to` is not. */
export function rowRange({ scrollTop, height, rowHeight, count }: Viewport): {
  readonly from: number;
  readonly to: number;
} {
  const first = Math.floor(scrollTop / rowHeight) - beyond;
  const size = Math.ceil(height / rowHeight) + 1 + 2 * beyond;
  const from = Math.max(0, Math.min(first, count - size));
  return { from, to: Math.min(count, from + size) };
}
