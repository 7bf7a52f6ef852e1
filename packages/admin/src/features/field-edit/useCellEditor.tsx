import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import { nextStatuses, type Status } from '@rentyard/contract/schema/statuses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { CellEditor } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import { Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import { shownName } from '../../records/fields/shownName.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { canEditField } from './canEditField.ts';

/** Loaded when the first cell is edited. */
const FieldEditor = lazyComponent(() =>
  import('./FieldEditor.tsx').then((chunk) => chunk.FieldEditor),
);
const StatusCell = lazyComponent(() =>
  import('./StatusCell.tsx').then((chunk) => chunk.StatusCell),
);

const Editor = styled.div`
  width: 240px;
`;

/**
 * Edits prices, sort orders, assignees and statuses in the list, where the user has the permission. Undefined
 * when nothing can be edited.
 */
export function useCellEditor(
  resource: Resource,
  statusesOf: ((row: RecordBase) => readonly MenuItem[]) | undefined,
): CellEditor<RecordBase> | undefined {
  const mayUpdate = useCan('update', resource.subject);
  const statuses = useCan('change_status', resource.subject) ? resource.statuses : undefined;
  const canEdit = useMemo(() => {
    if (!mayUpdate && !statuses) return undefined;
    return (row: RecordBase, path: string): boolean => {
      if (path !== 'status') return mayUpdate && canEditField(fieldAt(resource, path));
      const { status } = row as { readonly status?: Status };
      return statuses !== undefined && !!status && nextStatuses(statuses, status).length > 0;
    };
  }, [resource, mayUpdate, statuses]);
  return (
    canEdit && {
      canEdit,
      render: (row, path, close) => (
        <Suspense>
          {path === 'status' ? (
            <StatusCell items={statusesOf?.(row) ?? []} onClose={close} />
          ) : (
            <Editor>
              <FieldEditor
                resource={resource}
                id={row.id}
                path={path}
                name={shownName(resource, row)}
                isInPopover
                onClose={close}
              />
            </Editor>
          )}
        </Suspense>
      ),
    }
  );
}
