interface RowsState {
  readonly rows?: readonly unknown[] | undefined;
  readonly status?: 'loading' | 'refreshing' | 'ready' | 'failed' | undefined;
  readonly isFiltered?: boolean | undefined;
}

/** The view for the current state. */
export function viewOf({
  rows,
  status,
  isFiltered,
}: RowsState): 'loading' | 'failed' | 'empty' | 'noMatch' | 'rows' {
  if (status === 'failed') return 'failed';
  if (status === 'loading' || rows === undefined) return 'loading';
  if (rows.length > 0) return 'rows';
  return isFiltered ? 'noMatch' : 'empty';
}
