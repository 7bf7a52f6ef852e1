import type { Fields } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase, Row } from '@rentyard/contract/schema/values';
import type { DataColumn, DataTableProps } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import { breakpoints, media, theme } from '@rentyard/ui/theme';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { ColumnTools, MakeColumns } from '../../records/list/columns.ts';
import type { ListController } from '../../records/list/useList.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { LiveList } from './LiveList.tsx';

const TrashScreen = lazyComponent(() =>
  import('../../features/trash/TrashScreen.tsx').then((chunk) => chunk.TrashScreen),
);

export interface ListScreenProps<F extends Fields, Sort extends readonly string[]> {
  readonly resource: Resource<string, F, Sort>;
  /** Must be stable: declared once, in the module's `columns.tsx`. */
  readonly columns: MakeColumns<F, Sort>;
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

/** The list of any module, or its trash, and the sheets that its routes open over it. */
export function ListScreen<F extends Fields, Sort extends readonly string[]>(
  props: ListScreenProps<F, Sort>,
): ReactNode {
  // From here on a row is a record with an id. Only the columns know its type.
  const resource: Resource = props.resource;
  const columns = props.columns as unknown as (
    tools: ColumnTools,
  ) => readonly DataColumn<RecordBase>[];
  const rowActions = props.rowActions as ((row: RecordBase) => readonly MenuItem[]) | undefined;
  const { hasSearch = true } = props;
  const isTrash = /[?&]trashed=1(&|$)/.test(useLocation().search);
  return (
    <Screen>
      {isTrash ? (
        <Suspense>
          <TrashScreen resource={resource} columns={columns} hasSearch={hasSearch} />
        </Suspense>
      ) : (
        <LiveList {...props} {...{ resource, columns, rowActions, hasSearch }} />
      )}
      <Outlet context={resource} />
    </Screen>
  );
}

/* The table scrolls below a fixed header; on phones the page scrolls as a whole. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ::highlight(search) { text-decoration: underline; }
  ${media.notPhone} {
    height: calc(100dvh - ${theme.topBar} - ${theme.space10});
    min-height: 420px;
  }
  /* Every pixel above the cards counts there. */
  ${media.phone} {
    margin-block-start: -8px;

    > :first-child { margin-block-end: ${theme.space1}; }
  }
  /* The quick view is beside the list and does not cover it. */
  @media (min-width: ${breakpoints.tablet}px) {
    &:has(> [data-peek]) { padding-inline-end: 388px; }
  }
`;
