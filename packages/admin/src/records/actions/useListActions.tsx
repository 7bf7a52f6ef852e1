import type { Resource } from '@rentyard/contract/resource';
import type { RecordBase } from '@rentyard/contract/values';
import type { SelectionOptions } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../i18n/LanguageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { useCan } from '../../session/useCan.ts';
import { lazyPart } from '../lazyPart.ts';
import { type ListTrail, trailState } from '../list/listTrail.ts';
import type { Changes } from './RowChanges.tsx';

const loadChanges = () => import('./RowChanges.tsx');
const RowChanges = lazyPart(() => loadChanges().then((chunk) => chunk.RowChanges));
const DeleteChosen = lazyPart(() => loadChanges().then((chunk) => chunk.DeleteChosen));

interface ListActions {
  /** The menu of a row; undefined when the user may do nothing to rows. */
  readonly ofRow: ((row: RecordBase) => readonly (MenuItem | 'separator')[]) | undefined;
  /** What can be done with chosen rows; undefined when that is nothing. */
  readonly selection: SelectionOptions | undefined;
  /** Draws what the changes ask and tell. */
  readonly asking: ReactNode;
}

/**
 * What the user may do with the rows of a list, by right and by status. Changes of status and deleting are
 * fetched when the rows have been drawn: a first page does without them.
 */
export function useListActions(
  resource: Resource,
  trail: ListTrail,
  hasRows: boolean,
): ListActions {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const mayUpdate = useCan('update', resource.subject);
  const mayDelete = useCan('delete', resource.subject);
  const mayChangeStatus = useCan('change_status', resource.subject) && resource.statuses;
  const [changes, setChanges] = useState<Changes>();
  const isQuiet = useQuiet(hasRows);

  const edit = ({ id }: RecordBase): MenuItem => ({
    label: t('record.edit'),
    icon: Pencil,
    shortcut: 'E',
    onSelect: () =>
      void navigate(path(`/${resource.subject}/edit/${id}`), { state: trailState(trail) }),
  });
  const ofRow = (row: RecordBase) => [
    ...(mayUpdate ? [edit(row)] : []),
    ...(changes?.ofRow(row, mayUpdate) ?? []),
  ];
  const bar: SelectionOptions['bar'] = (ids, clear) =>
    changes && (
      <Suspense>
        <DeleteChosen ids={ids} remove={changes.remove} onDeleted={clear} />
      </Suspense>
    );
  return {
    ofRow: mayUpdate || mayDelete || mayChangeStatus ? ofRow : undefined,
    selection: mayDelete ? { bar } : undefined,
    asking: isQuiet && (mayDelete || mayChangeStatus) && (
      <Suspense>
        <RowChanges resource={resource} onReady={setChanges} />
      </Suspense>
    ),
  };
}

/** True once something happened and the browser has found a quiet moment since. */
function useQuiet(hasHappened: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasHappened || isQuiet) return;
    // Safari has no idle callbacks.
    const ask = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 200));
    ask(() => setQuiet(true));
  }, [hasHappened, isQuiet]);
  return isQuiet;
}
