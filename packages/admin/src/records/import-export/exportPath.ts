import type { FileFormat } from '@rentyard/contract/entities/importExport';
import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import { callPath, listParameters } from '../../services/api/listQuery.ts';

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
  const params = new URLSearchParams({
    ...listParameters({ ...query, page: undefined, perPage: undefined }),
    format: wanted.format,
    columns: wanted.columns.join(),
    ...(wanted.ids?.length && { ids: wanted.ids.join() }),
    ...(wanted.except?.length && { except: wanted.except.join() }),
  });
  return `${callPath(resource)}/export?${params}`;
}
