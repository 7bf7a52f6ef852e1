import type { RecordBase } from '@rentyard/contract/schema/values';
import { DataTable, type DataTableProps, type SelectionOptions } from '@rentyard/ui/DataTable';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';

const MergeButton = lazyComponent(() =>
  import('./MergeButton.tsx').then((chunk) => chunk.MergeButton),
);

/** Brands in a table; of those that are chosen, several may become one. */
export function BrandRows(props: DataTableProps<RecordBase>): ReactNode {
  const mayMerge = useCan('delete', 'brands');
  const { selection } = props;
  if (!selection || !mayMerge) return <DataTable {...props} />;
  const bar: SelectionOptions['bar'] = (ids, clear, isAll) => (
    <>
      {!isAll && ids.length > 1 && (
        <Suspense>
          <MergeButton ids={ids.map(Number)} onMerged={clear} />
        </Suspense>
      )}
      {selection.bar?.(ids, clear, isAll)}
    </>
  );
  return <DataTable {...props} selection={{ ...selection, bar }} />;
}
