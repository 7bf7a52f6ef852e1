/**
 * The query of another step of the way in, with the page that was first asked for (`?from=`) when there is one
 * (P-BOOT-6). `search` is that of the step one comes from; `own` is the step's own.
 */
export function queryWithReturnAddress(
  search: string,
  own: Readonly<Record<string, string>> = {},
): string {
  const from = new URLSearchParams(search).get('from');
  const query = new URLSearchParams({ ...own, ...(from !== null && { from }) });
  return query.size > 0 ? `?${query}` : '';
}
