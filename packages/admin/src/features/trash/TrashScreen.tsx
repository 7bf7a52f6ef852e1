import { type Resource, trashDays } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import {
  DataTable,
  type TableSort,
  type TableState,
  type TableStateChange,
} from '@rentyard/ui/DataTable';
import { EmptyState } from '@rentyard/ui/EmptyState';
import type { MenuItem } from '@rentyard/ui/Menu';
import { PageHeader } from '@rentyard/ui/PageHeader';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useMemo, useState } from 'react';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { ListToolbar } from '../../records/filters/ListToolbar.tsx';
import { type AnyColumns, useColumns } from '../../records/list/columns.tsx';
import { ListFailed, NoMatch } from '../../records/list/ListStates.tsx';
import { isOptionalColumn } from '../../records/list/optionalColumns.ts';
import { useCountText } from '../../records/list/useCountText.ts';
import { type ListController, useList } from '../../records/list/useList.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { initApi } from '../../services/session/initApi.ts';
import { useDensity } from '../../services/session/usePreferences.ts';
import { trashColumns } from './trashColumns.tsx';
import { useTrash } from './useTrash.ts';

export interface TrashScreenProps {
  readonly resource: Resource;
  /** The columns of the module's list. */
  readonly columns: AnyColumns;
  readonly hasSearch: boolean;
}

/**
 * The trash of a list: who deleted each record, how many days are left, restore and purge
 * (P-EDIT-7).
 */
export function TrashScreen({
  resource,
  columns: declared,
  hasSearch,
}: TrashScreenProps): ReactNode {
  const t = useT();
  const countText = useCountText(resource.name);
  const text = useModuleText(resource);
  const path = usePath();
  const list = useList(resource);
  const days = useTrashDays();
  const format = useFormat();
  const ofList = useColumns(resource, declared);
  const columns = useMemo(() => {
    const left = ofList.filter(({ id }) => !isOptionalColumn(resource, id));
    return trashColumns(left, t, format, days);
  }, [resource, ofList, t, format, days]);
  const table = useTrashTable(list);
  const trash = useTrash(resource);
  const mayPurge = useCan('manage', resource.subject);

  const ofRow = ({ id }: RecordBase): readonly (MenuItem | 'separator')[] => [
    { label: t('trash.restore'), icon: RotateCcw, onPress: () => void trash.restore([id]) },
    ...(mayPurge
      ? ([
          'separator',
          {
            label: t('trash.purge'),
            icon: Trash2,
            tone: 'danger',
            onPress: () => void trash.purge([id]),
          },
        ] as const)
      : []),
  ];
  const bar = (chosen: readonly string[], clear: () => void) => {
    const ids = chosen.map(Number);
    const then = (isDone: boolean) => isDone && clear();
    return (
      <>
        <Button
          icon={RotateCcw}
          disabled={trash.isBusy}
          onClick={() => void trash.restore(ids).then(then)}
        >
          {t('trash.restore')}
        </Button>
        {mayPurge && (
          <Button
            variant="danger"
            icon={Trash2}
            disabled={trash.isBusy}
            onClick={() => void trash.purge(ids).then(then)}
          >
            {t('trash.purge')}
          </Button>
        )}
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={t('trash.title', { module: text('title') })}
        count={list.total === undefined ? undefined : countText(list.total)}
        actions={
          <ButtonLink as={RouterLink} to={path(`/${resource.subject}/page/1`)} icon={ArrowLeft}>
            {t('trash.back')}
          </ButtonLink>
        }
      />
      <ListToolbar resource={resource} list={list} hasSearch={hasSearch} />
      <DataTable
        rows={list.rows}
        columns={columns}
        getRowId={rowId}
        label={t('trash.title', { module: text('title') })}
        {...table}
        defaultSort={newestFirst}
        status={list.status}
        total={list.total ?? 0}
        isTotalExact={list.isTotalExact}
        isFiltered={list.isNarrowed}
        pager={{
          pageHref: (page) => path(list.buildAddress({ page })),
          onPageHover: list.expectPage,
        }}
        selection={{ bar }}
        rowActions={ofRow}
        renderLink={renderRouterLink}
        emptyState={
          <EmptyState
            icon={Trash2}
            title={t('trash.empty')}
            text={t('trash.empty_text', { days })}
          />
        }
        noMatchState={<NoMatch onClear={list.clear} />}
        errorState={<ListFailed failure={list.failure} onRetry={list.retry} />}
      />
    </>
  );
}

const newestFirst = [{ id: 'updated_at', desc: true }] as const;
const rowId = ({ id }: RecordBase): string => String(id);

/** How many days deleted records can be restored. */
function useTrashDays(): number {
  return initApi.useInitQuery().data?.trash_days ?? trashDays;
}

interface TrashTable {
  readonly state: Partial<TableState>;
  readonly onStateChange: TableStateChange;
}

/**
 * Connects the trash with its table: page, size and sort order are in the URL, the selection is
 * local.
 */
function useTrashTable(list: ListController): TrashTable {
  const density = useDensity();
  const [rowSelection, setRowSelection] = useState<TableState['rowSelection']>({});
  const sort = useMemo(
    () =>
      list.state.sort.map(
        ({ path, isDescending }): TableSort => ({ id: path, desc: isDescending }),
      ),
    [list.state.sort],
  );
  const onStateChange: TableStateChange = (change) => {
    if (change.rowSelection) setRowSelection(change.rowSelection);
    if (!change.sort && !change.page && !change.perPage) return;
    list.change({
      ...(change.sort && {
        sort: change.sort.map(({ id, desc }) => ({ path: id, isDescending: desc })),
      }),
      ...(change.perPage && { perPage: change.perPage }),
      ...(change.page && { page: change.page }),
    });
  };
  return {
    state: { sort, page: list.state.page, perPage: list.perPage, density, rowSelection },
    onStateChange,
  };
}
