import { brand } from '@rentyard/contract/entities/brand';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { DataTable, type DataTableProps, type SelectionOptions } from '@rentyard/ui/DataTable';
import { type ReactNode, Suspense } from 'react';
import { ReorderButton } from '../../features/reorder/ReorderButton.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';

export function BrandList(): ReactNode {
  return (
    <ListScreen
      resource={brand}
      columns={[
        'name',
        'code',
        'alias',
        { field: 'sort_order', isEditable: true },
        'status',
        'updated_at',
      ]}
      tools={<ReorderButton resource={brand} />}
      rows={BrandRows}
    />
  );
}

const MergeButton = lazyComponent(() =>
  import('./MergeButton.tsx').then((chunk) => chunk.MergeButton),
);

/** The table of brands. Two or more selected brands can be merged. */
function BrandRows(props: DataTableProps<RecordBase>): ReactNode {
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
