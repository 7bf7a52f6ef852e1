import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { createRowStore } from '../../../packages/ui/src/ClientTable/useClientRows.ts';
import { WindowFrame } from '../../../packages/ui/src/ClientTable/WindowView.tsx';
import { customColumn } from '../../../packages/ui/src/DataTable/columns/graphicColumns.tsx';
import {
  cellAttributes,
  useColumnLayout,
} from '../../../packages/ui/src/DataTable/model/columnLayout.ts';
import { defaultTableState } from '../../../packages/ui/src/DataTable/model/tableState.ts';
import { useTableModel } from '../../../packages/ui/src/DataTable/model/useTableModel.ts';
import { Root } from '../../../packages/ui/src/DataTable/table/Frame.ts';
import { TableHead } from '../../../packages/ui/src/DataTable/table/TableHead.tsx';
import { ThemeProvider } from '../../../packages/ui/src/theme/ThemeProvider.tsx';
import { columns as shared } from '../data.js';
import { standingRoot } from '../mountRoot.jsx';

/**
 * Our columns, head and store with rows rendered by React and windowed by TanStack Virtual: `ClientTable`
 * without recycled elements. It has no check boxes, menus or cell focus, which would add cost.
 */
export const headHeight = 36;

const columns = shared.map(({ id, label, width, kind, text }) =>
  customColumn({
    id,
    header: label,
    width,
    sortKey: id,
    align: kind === 'number' ? 'end' : 'start',
    value: text,
    cell: text,
    isPrimary: id === 'name',
  }),
);
const fields = shared.map(({ id, label, kind }) => ({ id, label, kind, value: (row) => row[id] }));
const idOf = (row) => String(row.id);
const rowHeight = 32;
const slots = 64;
const none = [];

const mounted = standingRoot(({ children }) => (
  <ThemeProvider theme="light">{children}</ThemeProvider>
));
export const { prepare } = mounted;

export function mount(rows) {
  let change;
  function Page() {
    const [state, setState] = useState({ ...defaultTableState, density: 'compact', filters: {} });
    change = (part) => setState((before) => ({ ...before, ...part }));
    const store = useMemo(() => createRowStore({ rows, fields, language: 'en' }), []);
    const { sort, filters } = state;
    const view = useMemo(() => store.find({ sort, search: '', filters }), [store, sort, filters]);
    const table = useTableModel({
      columns,
      rows: none,
      getRowId: idOf,
      state,
      onStateChange: change,
      defaultSort: none,
    });
    const layout = useColumnLayout(table, {
      columns,
      columnSizing: state.columnSizing,
      isSelectable: false,
      hasActions: false,
    });
    return <Window rows={rows} view={view} table={table} layout={layout} />;
  }
  mounted.show(<Page />);
  return {
    sort: (id) => change({ sort: [{ id, desc: false }] }),
    filter: (text) => change({ filters: text ? { name: { contains: text } } : {} }),
  };
}

function Window({ rows, view, table, layout }) {
  const frame = useRef(null);
  const virtualizer = useVirtualizer({
    count: view.length,
    getScrollElement: () => frame.current,
    estimateSize: useCallback(() => rowHeight, []),
    overscan: 6,
  });
  return (
    <Root data-density="compact">
      <WindowFrame ref={frame} data-dense>
        <table
          aria-label="Offers"
          aria-rowcount={view.length + 1}
          style={{ '--ry-tracks': layout.tracks, minWidth: layout.minWidth }}
        >
          <TableHead columns={layout.columns} table={table} defaultSort={none} hasActions={false} />
          <tbody data-window style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <Row
                key={index % slots}
                record={rows[view[index]]}
                index={index}
                start={start}
                columns={layout.columns}
              />
            ))}
          </tbody>
        </table>
      </WindowFrame>
    </Root>
  );
}

const Row = memo(function Row({ record, index, start, columns }) {
  return (
    <tr data-row={index} aria-rowindex={index + 2} style={{ transform: `translateY(${start}px)` }}>
      {columns.map((placed) => {
        const { column } = placed;
        const Cell = column.isPrimary ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={column.isPrimary ? 'row' : undefined}
            data-cell
            tabIndex={-1}
            {...cellAttributes(placed)}
          >
            {column.cell(record)}
          </Cell>
        );
      })}
    </tr>
  );
});
