import type { Fields } from '@rentyard/contract/schema/fieldTypes';
import { healthPath } from '@rentyard/contract/schema/health';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase, Row } from '@rentyard/contract/schema/values';
import { ColumnsMenu } from '@rentyard/ui/ColumnsMenu';
import { DataTable, type DataTableProps } from '@rentyard/ui/DataTable';
import { DensityMenu } from '@rentyard/ui/DensityMenu';
import type { LinkProps } from '@rentyard/ui/link';
import type { MenuItem } from '@rentyard/ui/Menu';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Text } from '@rentyard/ui/Text';
import PanelRight from 'lucide-react/icons/panel-right';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { usePeek } from '../../features/peek/usePeek.ts';
import { hadViews } from '../../features/views/hadViews.ts';
import type { Layout } from '../../features/views/viewState.ts';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { ListToolbar } from '../../records/filters/ListToolbar.tsx';
import { CreateLink } from '../../records/list/CreateLink.tsx';
import { type AnyColumns, type Column, useColumns } from '../../records/list/columns.tsx';
import { useReturnToRow } from '../../records/list/focusRows.ts';
import { optionalCells } from '../../records/list/optionalColumns.ts';
import { SortChip } from '../../records/list/SortChip.tsx';
import { useCountText } from '../../records/list/useCountText.ts';
import { type ListController, useList } from '../../records/list/useList.ts';
import { useListTable } from '../../records/list/useListTable.ts';
import { useNormalizedColumns } from '../../records/list/useNormalizedColumns.ts';
import { trailState } from '../../records/navigation/listTrail.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { firstTableWidth } from '../../services/firstTableWidth.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { shortcutOf } from '../../services/keyboard/shortcuts.ts';
import { usePreferences } from '../../services/session/usePreferences.ts';
import { ListMenuSlot } from './ListMenuSlot.tsx';
import {
  ChangedRowsSlot,
  HealthFix,
  ListEmpty,
  ListFailed,
  ListNoMatch,
  PeekPanel,
  SearchMarks,
  SkipToRows,
  TabStrip,
  ToolSlot,
  ViewTabs,
} from './listSlots.tsx';
import { useFittingRows } from './useFittingRows.ts';
import { useListActions } from './useListActions.tsx';
import { useScrollMemory } from './useScrollMemory.ts';

export interface ListScreenProps<F extends Fields> {
  readonly resource: Resource<string, F>;
  /** The columns of the first render count. */
  readonly columns: readonly Column<NoInfer<F>>[];
  /** Figures above the tabs. */
  readonly figures?: (list: ListController) => ReactNode;
  /** Tabs by status, above the toolbar. */
  readonly tabs?: (list: ListController) => ReactNode;
  /** A line below the rows, about all pages of the list. */
  readonly totals?: (list: ListController) => ReactNode;
  /** False when the list has no text search (P-LIST-2). */
  readonly hasSearch?: boolean;
  /** Replaces the "create" link, for records that are not created by a form. */
  readonly creation?: ReactNode;
  /** More actions on a row, in its menu. */
  readonly rowActions?: ((row: Row<F>) => readonly MenuItem[]) | undefined;
  /** More view options, before the column menu. */
  readonly tools?: ReactNode;
  /** False while the rows are tiles, which have neither columns nor density. */
  readonly isTable?: boolean;
  /** Renders the rows where a table is not enough. Must be stable: declared once. */
  readonly rows?: ComponentType<DataTableProps<RecordBase>>;
}

interface LiveListProps
  extends Omit<ListScreenProps<never>, 'resource' | 'columns' | 'rowActions'> {
  readonly resource: Resource;
  readonly columns: AnyColumns;
  readonly rowActions: ((row: RecordBase) => readonly MenuItem[]) | undefined;
}

/**
 * A list: heading, views, toolbar, table. Everything that the first page does not need loads after
 * its rows.
 */
export function LiveList(props: LiveListProps): ReactNode {
  const { resource, tabs, creation, isTable = true } = props;
  const t = useT();
  const countText = useCountText(resource.name);
  const text = useModuleText(resource);
  const address = useRecordAddress();
  const [viewLayout, setViewLayout] = useState<Layout>();
  const { lists } = usePreferences();
  const chosen = (viewLayout ?? lists?.[resource.subject])?.columns;
  const optional = useMemo(() => optionalCells(resource, chosen), [resource, chosen]);
  const list = useList(resource, optional);
  const columns = useNormalizedColumns(resource, useColumns(resource, props.columns));
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
      shortcut: shortcutOf('peek'),
      onPress: () => peek.toggle(row),
    },
    ...(props.rowActions?.(row) ?? []),
  ];
  const actions = useListActions(resource, list, shown, rowActions);
  const frame = useScrollMemory(resource.subject, list.rows !== undefined);
  const storeFocusedRow = useReturnToRow(resource.subject, list.rows);
  const rowHref = useCallback(
    ({ id }: RecordBase) => address(resource.subject, id),
    [address, resource],
  );
  const { trail } = list;
  const rows = useFittingRows(list.rows, isTable ? table.state.density : undefined);
  const Rows = props.rows ?? DataTable;
  const renderLink = useCallback(
    ({ href, ...rest }: LinkProps) => <RouterLink {...rest} to={href} state={trailState(trail)} />,
    [trail],
  );
  return (
    <>
      <PageHeader
        title={text('title')}
        count={list.total === undefined ? undefined : countText(list.total)}
        actions={creation ?? <CreateLink resource={resource} trail={trail} />}
      >
        <SkipToRows />
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
      <ListToolbar
        resource={resource}
        list={list}
        hasSearch={props.hasSearch ?? true}
        order={<SortChip resource={resource} list={list} />}
      >
        {props.tools && <ToolSlot data-part="tools">{props.tools}</ToolSlot>}
        {isTable && (
          <>
            <ColumnsMenu columns={columns} state={menuState} onStateChange={table.onStateChange} />
            <DensityMenu density={table.state.density} onStateChange={table.onStateChange} />
          </>
        )}
        <ListMenuSlot resource={resource} list={list} columns={shown} isQuiet={actions.isQuiet} />
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
        rows={rows}
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

const rowId = ({ id }: RecordBase): string => String(id);
