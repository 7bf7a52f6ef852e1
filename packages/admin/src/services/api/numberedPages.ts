import type { Page } from './listApi.ts';

/** `infiniteQueryOptions` of a list that the API serves by page number. */
export const numberedPages = {
  initialPageParam: 1,
  getNextPageParam: ({ meta }: Page<unknown>): number | undefined =>
    meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
};

/**
 * The rows of all loaded pages. A new row moves the last row of a page to the next one, so
 * duplicates are removed.
 */
export function joinRows<Row extends { readonly id: number }>(
  pages: readonly Page<Row>[],
): readonly Row[] {
  return [...new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, row]))).values()];
}
