/**
 * Returns the query of another sign-in step and keeps the requested page (`?from=`, P-BOOT-6).
 * `search` is the query of the current step; `own` has the parameters of the next one.
 */
export function queryWithReturnAddress(
  search: string,
  own: Readonly<Record<string, string>> = {},
): string {
  const from = new URLSearchParams(search).get('from');
  const query = new URLSearchParams({ ...own, ...(from !== null && { from }) });
  return query.size > 0 ? `?${query}` : '';
}
