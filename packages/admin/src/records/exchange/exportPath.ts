import type { FileFormat } from '@rentyard/contract/exchange';
import { type ListQuery, listPath } from '../../api/listQuery.ts';

interface Wanted {
  readonly format: FileFormat;
  readonly columns: readonly string[];
  /** Of what the list shows, only these. */
  readonly ids?: readonly number[];
  /** Of what the list shows, all but these. */
  readonly except?: readonly number[];
}

/** Where the file of a list's rows is made, all of its pages in one (P-LIST-11). */
export function exportPath(resource: string, query: ListQuery, wanted: Wanted): string {
  const { pathname, searchParams } = new URL(listPath(resource, query), 'http://list');
  searchParams.delete('page');
  searchParams.delete('per_page');
  searchParams.set('format', wanted.format);
  searchParams.set('columns', wanted.columns.join());
  if (wanted.ids?.length) searchParams.set('ids', wanted.ids.join());
  if (wanted.except?.length) searchParams.set('except', wanted.except.join());
  return `${pathname.slice(1)}/export?${searchParams}`;
}
