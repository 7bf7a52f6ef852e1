import type { Fields } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { MenuItem } from '@rentyard/ui/Menu';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { AnyColumns } from '../../records/list/columns.tsx';
import { type ListScreenProps, LiveList } from './LiveList.tsx';
import { Screen, TrashScreen } from './listSlots.tsx';

/** The list of any module, or its trash, and the sheets that its routes open over it. */
export function ListScreen<F extends Fields>(props: ListScreenProps<F>): ReactNode {
  // From here on a row is a record with an id. Only the columns know its type.
  const resource: Resource = props.resource;
  const columns = props.columns as unknown as AnyColumns;
  const rowActions = props.rowActions as ((row: RecordBase) => readonly MenuItem[]) | undefined;
  const isTrash = /[?&]trashed=1(&|$)/.test(useLocation().search);
  return (
    <Screen>
      {isTrash ? (
        <Suspense>
          <TrashScreen resource={resource} columns={columns} hasSearch={props.hasSearch ?? true} />
        </Suspense>
      ) : (
        <LiveList {...props} {...{ resource, columns, rowActions }} />
      )}
      <Outlet context={resource} />
    </Screen>
  );
}
