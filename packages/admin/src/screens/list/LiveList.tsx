import { healthPath } from '@rentyard/contract/schema/health';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { SkipLink } from '@rentyard/ui/AppShell';
import { ColumnsMenu } from '@rentyard/ui/ColumnsMenu';
import { type DataColumn, DataTable } from '@rentyard/ui/DataTable';
import { DensityMenu } from '@rentyard/ui/DensityMenu';
import type { LinkProps } from '@rentyard/ui/link';
import type { MenuItem } from '@rentyard/ui/Menu';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Text } from '@rentyard/ui/Text';
import PanelRight from 'lucide-react/icons/panel-right';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useListMenuActions } from '../../features/import-export/useListMenuActions.ts';
import { usePeek } from '../../features/peek/usePeek.ts';
import { hadViews } from '../../features/views/hadViews.ts';
import type { Layout } from '../../features/views/viewState.ts';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { ListToolbar } from '../../records/filters/ListToolbar.tsx';
import { CreateLink } from '../../records/list/CreateLink.tsx';
import { type ColumnTools, useColumns } from '../../records/list/columns.ts';
import { focusRow, useReturnToRow } from '../../records/list/focusRows.ts';
import { useList } from '../../records/list/useList.ts';
import { useListTable } from '../../records/list/useListTable.ts';
import {
  hasNormalizedColumn,
  useNormalizedColumns,
} from '../../records/list/useNormalizedColumns.ts';
import { trailState } from '../../records/navigation/listTrail.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { firstPage } from '../../services/api/firstPage.ts';
import { firstTableWidth } from '../../services/firstTableWidth.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { usePreferences } from '../../services/session/usePreferences.ts';
import { ListMenuSlot } from './ListMenuSlot.tsx';
import type { ListScreenProps } from './ListScreen.tsx';
import {
  ChangedRows,
  HealthFix,
  ListEmpty,
  ListFailed,
  ListNoMatch,
  PeekPanel,
  SearchMarks,
  TabStrip,
  ToolSlot,
  ViewTabs,
} from './lazyListComponents.tsx';
import { useListActions } from './useListActions.tsx';
import { useScrollMemory } from './useScrollMemory.ts';

interface LiveListProps
  extends Omit<ListScreenProps<never, never>, 'resource' | 'columns' | 'rowActions' | 'hasSearch'> {
  readonly resource: Resource;
  readonly columns: (tools: ColumnTools) => readonly DataColumn<RecordBase>[];
  readonly rowActions: ((row: RecordBase) => readonly MenuItem[]) | undefined;
  readonly hasSearch: boolean;
}

/**
 * A list: heading, views, toolbar, table. Everything that the first page does not need loads after
 * its rows.
 */
export function LiveList(props: LiveListProps): ReactNode {
  const { resource, tabs, creation, isTable = true } = props;
  const t = useT();
  const text = useModuleText(resource);
  const address = useRecordAddress();
  const [viewLayout, setViewLayout] = useState<Layout>();
  const { lists } = usePreferences();
  const chosen = (viewLayout ?? lists?.[resource.subject])?.columns;
  const list = useList(resource, { isNormalized: hasNormalizedColumn(resource, chosen) });
  const columns = useNormalizedColumns(resource, useColumns(resource.name, props.columns));
  const { table, layout, shown, menuState } = useListTable(resource, list, columns, [
    viewLayout,
    setViewLayout,
  ]);
  const [isTabbed] = useState(() => tabs !== undefined || hadViews(resource.subject));
  const peek = usePeek(list.rows);
  const rowActions = (row: RecordBase): readonly MenuItem[] => [
    {
      label: t('list.peek'),
      icon: PanelRight,
      shortcut: 'Space',
      onSelect: () => peek.toggle(row),
    },
    ...(props.rowActions?.(row) ?? []),
  ];
  const actions = useListActions(resource, list, shown, rowActions);
  const hasMenu = useListMenuActions(resource).length > 0;
  const frame = useScrollMemory(resource.subject, list.rows !== undefined);
  const storeFocusedRow = useReturnToRow(resource.subject, list.rows);
  const rowHref = useCallback(
    ({ id }: RecordBase) => address(resource.subject, id),
    [address, resource],
  );
  const { trail } = list;
  const Rows = props.rows ?? DataTable;
  const renderLink = useCallback(
    ({ href, ...rest }: LinkProps) => <RouterLink {...rest} to={href} state={trailState(trail)} />,
    [trail],
  );
  return (
    <>
      <PageHeader
        title={text('title')}
        count={list.total === undefined ? undefined : t('list.results', { count: list.total })}
        actions={creation ?? <CreateLink resource={resource} trail={trail} />}
      >
        <SkipLink
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            focusRow(0);
          }}
        >
          {t('list.skip')}
        </SkipLink>
      </PageHeader>
      {props.figures?.(list)}
      <TabStrip data-reserved={isTabbed || undefined}>
        {tabs?.(list)}
        {actions.isQuiet && (
          <Suspense>
            <ViewTabs
              resource={resource}
              list={list}
              layout={layout}
              hasOtherTabs={tabs !== undefined}
              onLayout={setViewLayout}
            />
          </Suspense>
        )}
      </TabStrip>
      <ListToolbar resource={resource} list={list} hasSearch={props.hasSearch}>
        {props.tools && <ToolSlot data-part="tools">{props.tools}</ToolSlot>}
        {isTable && (
          <>
            <ColumnsMenu columns={columns} state={menuState} onStateChange={table.onStateChange} />
            <DensityMenu density={table.state.density} onStateChange={table.onStateChange} />
          </>
        )}
        {hasMenu && (
          <ListMenuSlot resource={resource} list={list} columns={shown} isQuiet={actions.isQuiet} />
        )}
      </ListToolbar>
      {actions.isQuiet && list.state.filters.some(({ path: at }) => at === healthPath) && (
        <Suspense>
          <HealthFix resource={resource} list={list} onFix={actions.onAllRows} />
        </Suspense>
      )}
      {list.rows && (
        <ChangedRowsSlot resource={resource} rows={list.rows} isNarrowed={list.isNarrowed} />
      )}
      {list.exactTotal !== undefined && (
        <Text as="p" size="sm" tone="muted" role="status">
          {t('list.similar', { count: list.exactTotal })}
        </Text>
      )}
      <Rows
        rows={list.rows}
        columns={columns}
        getRowId={rowId}
        expectedWidth={firstTableWidth()}
        label={text('title')}
        {...table}
        {...(actions.selection && { selection: actions.selection })}
        {...(actions.ofRow && { rowActions: actions.ofRow })}
        rowHref={rowHref}
        {...(actions.cellEditor && { cellEditor: actions.cellEditor })}
        onRowPeek={peek.toggle}
        onRowFocus={(row) => {
          storeFocusedRow(row);
          peek.follow(row);
        }}
        currentRowId={peek.row && rowId(peek.row)}
        renderLink={renderLink}
        frameRef={frame}
        emptyState={
          <Suspense>
            <ListEmpty resource={resource} trail={trail} action={creation} />
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
      {actions.isQuiet && list.state.search !== '' && (
        <Suspense>
          <SearchMarks search={list.state.search} />
        </Suspense>
      )}
      {props.totals?.(list)}
      {actions.dialogs}
      {peek.row && (
        <Suspense>
          <PeekPanel resource={resource} row={peek.row} peek={peek} trail={trail} />
        </Suspense>
      )}
    </>
  );
}

/** Loads after the first page without rendering that page again. */
function ChangedRowsSlot(props: ComponentProps<typeof ChangedRows>): ReactNode {
  return (
    firstPage.useIsRaised() && (
      <Suspense>
        <ChangedRows {...props} />
      </Suspense>
    )
  );
}

const rowId = ({ id }: RecordBase): string => String(id);
