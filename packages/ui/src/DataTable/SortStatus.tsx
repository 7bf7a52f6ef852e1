import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { DataColumn } from './model/column.ts';
import type { TableSort } from './model/tableState.ts';

interface SortStatusProps<Record> {
  readonly sort: readonly TableSort[];
  readonly columns: readonly DataColumn<Record>[];
}

/** Announces a changed sort order to screen readers. Silent until the first change. */
export function SortStatus<Record>({ sort, columns }: SortStatusProps<Record>): ReactNode {
  const t = useUiStrings();
  const names = sort.flatMap(({ id, desc }) => {
    const column = columns.find(({ sortKey }) => sortKey === id)?.header;
    return column ? [t(desc ? 'table.descending' : 'table.ascending', { column })] : [];
  });
  const text =
    names.length > 0 ? t('table.sorted', { columns: names.join('; ') }) : t('table.unsorted');
  const first = useRef(text);
  return <VisuallyHidden role="status">{text === first.current ? '' : text}</VisuallyHidden>;
}
