import type { Fields } from '@rentyard/contract/fields';
import type { Resource } from '@rentyard/contract/resource';
import type { RecordBase } from '@rentyard/contract/values';
import { ColumnsMenu } from '@rentyard/ui/ColumnsMenu';
import { type DataColumn, DataTable, type DataTableProps } from '@rentyard/ui/DataTable';
import { DensityMenu } from '@rentyard/ui/DensityMenu';
import type { LinkProps } from '@rentyard/ui/link';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { media, theme } from '@rentyard/ui/theme';
import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { firstPage } from '../../api/firstPage.ts';
import { usePath } from '../../i18n/LanguageContext.ts';
import { RouterLink } from '../../i18n/RouterLink.tsx';
import { useT } from '../../i18n/useT.ts';
import { withWords } from '../../i18n/withWords.ts';
import { useListActions } from '../actions/useListActions.tsx';
import { useModuleText } from '../fields/useModuleText.ts';
import { lazyPart } from '../lazyPart.ts';
import { useRecordAddress } from '../useRecordAddress.ts';
import { CreateLink } from './CreateLink.tsx';
import { type ColumnTools, type MakeColumns, useColumns } from './columns.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { trailState } from './listTrail.ts';
import { type ListController, useList } from './useList.ts';
import { useListTable } from './useListTable.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** What stands in place of rows. Most lists have rows. */
const loadStates = () => import('./ListStates.tsx');
const ListEmpty = lazyPart(() => loadStates().then((chunk) => chunk.ListEmpty));
const ListFailed = lazyPart(() => loadStates().then((chunk) => chunk.ListFailed));
const ListNoMatch = lazyPart(() => loadStates().then((chunk) => chunk.NoMatch));

/** What others change is told once the page is there. */
const ChangedRows = lazyPart(
  withWords(['records/changed'], () =>
    import('../changed/ChangedRows.tsx').then((chunk) => chunk.ChangedRows),
  ),
);

interface ListScreenProps<F extends Fields> {
  readonly resource: Resource<string, F>;
  /** Stable: declared once, in the module's `columns.tsx`. */
  readonly columns: MakeColumns<F>;
  /** Stands above the toolbar: tabs by status. */
  readonly tabs?: (list: ListController) => ReactNode;
  /** False where nothing is searched by words (P-LIST-2). */
  readonly hasSearch?: boolean;
  /** Stands in the place of the link to a new record, for records that are not made by a form. */
  readonly creation?: ReactNode;
  /** More ways to look at the rows, before the menu of columns. */
  readonly tools?: ReactNode;
  /** Draws the rows where a table is not enough. Stable: declared once. */
  readonly rows?: ComponentType<DataTableProps<RecordBase>>;
}

/** The list of any module: heading, toolbar, table, and whatever sheet its routes lay over it. */
export function ListScreen<F extends Fields>(props: ListScreenProps<F>): ReactNode {
  // Below here a row is what all rows are: a record with an id. Only the columns know more.
  const resource: Resource = props.resource;
  const makeColumns = props.columns as unknown as (
    tools: ColumnTools,
  ) => readonly DataColumn<RecordBase>[];
  const t = useT();
  const text = useModuleText(resource);
  const path = usePath();
  const address = useRecordAddress();
  const list = useList(resource);
  const columns = useColumns(resource.name, makeColumns);
  const table = useListTable(resource.subject, list, columns, resource.defaultSort);
  const actions = useListActions(resource, list.trail, list.rows !== undefined);
  const frame = useScrollMemory(resource.subject, list.rows !== undefined);
  const rowHref = useCallback(
    ({ id }: RecordBase) => address(resource.subject, id),
    [address, resource],
  );
  const { trail } = list;
  const isFirstPageDone = firstPage.useIsRaised();
  const Rows = props.rows ?? DataTable;
  const renderLink = useCallback(
    ({ href, ...rest }: LinkProps) => <RouterLink {...rest} to={href} state={trailState(trail)} />,
    [trail],
  );
  return (
    <Screen>
      <PageHeader
        title={text('title')}
        count={list.total === undefined ? undefined : t('list.results', { count: list.total })}
        actions={props.creation ?? <CreateLink resource={resource} trail={trail} />}
      />
      {props.tabs?.(list)}
      <ListToolbar resource={resource} list={list} hasSearch={props.hasSearch ?? true}>
        {props.tools}
        <ColumnsMenu columns={columns} {...table} />
        <DensityMenu density={table.state.density} onStateChange={table.onStateChange} />
      </ListToolbar>
      {isFirstPageDone && list.rows && (
        <Suspense>
          <ChangedRows resource={resource} rows={list.rows} isNarrowed={list.isNarrowed} />
        </Suspense>
      )}
      <Rows
        rows={list.rows}
        columns={columns}
        getRowId={rowId}
        label={text('title')}
        {...table}
        status={list.status}
        total={list.total}
        isTotalExact={list.isTotalExact}
        isFiltered={list.isNarrowed}
        pager={{ pageHref: (page) => path(list.addressOf({ page })), onPageHover: list.expectPage }}
        {...(actions.selection && { selection: actions.selection })}
        {...(actions.ofRow && { rowActions: actions.ofRow })}
        rowHref={rowHref}
        renderLink={renderLink}
        frameRef={frame}
        emptyState={
          <Suspense>
            <ListEmpty resource={resource} trail={trail} action={props.creation} />
          </Suspense>
        }
        noMatchState={
          <Suspense>
            <ListNoMatch onClear={list.clear} />
          </Suspense>
        }
        errorState={
          <Suspense>
            <ListFailed failure={list.failure} onRetry={list.retry} />
          </Suspense>
        }
      />
      {actions.asking}
      <Outlet context={resource} />
    </Screen>
  );
}

const rowId = ({ id }: RecordBase): string => String(id);

/* The table scrolls inside the window under a head that stays; on phones the page scrolls as a whole. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${media.notPhone} {
    height: calc(100dvh - ${theme.topBar} - ${theme.space10});
    min-height: 420px;
  }
`;
