/** Up to five page numbers around the current one. The count is constant, so the buttons do not move. */
export function pagesAround(page: number, last: number): readonly number[] {
  const count = Math.min(5, last);
  const first = Math.min(Math.max(1, page - 2), last - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Numbers of the first and the last row of a page, counted from 1. */
export function rowRange(
  page: number,
  perPage: number,
  rowCount: number,
): { readonly from: number; readonly to: number } {
  const before = (page - 1) * perPage;
  return { from: rowCount === 0 ? 0 : before + 1, to: rowCount === 0 ? 0 : before + rowCount };
}
