import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, memo, useRef, useState } from 'react';
import { compareBy, rowHeight, columns as shared } from '../data.js';
import { standingRoot } from '../mountRoot.jsx';

/** The setup of TanStack's documentation: TanStack's rows, windowed by the virtualizer. */
export const headHeight = 36;

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

const columns = shared.map(({ id, label, width, text }) => ({
  id,
  accessorFn: (row) => row[id],
  header: label,
  size: width,
  cell: (info) => text(info.row.original),
  sortFn: (a, b) => compareBy(id)(a.original, b.original),
  filterFn: filterFn_includesString,
}));

const tracks = shared.map(({ width }) => `${width}px`).join(' ');

const mounted = standingRoot(Fragment);
export const { prepare } = mounted;

export function mount(rows) {
  let change;
  function Page() {
    const [sorting, setSorting] = useState([]);
    const [columnFilters, setFilters] = useState([]);
    change = { setSorting, setFilters };
    const table = useTable({
      features,
      columns,
      data: rows,
      state: { sorting, columnFilters },
      onSortingChange: setSorting,
      onColumnFiltersChange: setFilters,
    });
    const frame = useRef(null);
    const found = table.getRowModel().rows;
    const virtualizer = useVirtualizer({
      count: found.length,
      getScrollElement: () => frame.current,
      estimateSize: () => rowHeight,
      overscan: 6,
    });
    return (
      <div ref={frame} style={{ flex: 1, overflow: 'auto', position: 'relative' }}>
        <table style={{ display: 'grid' }}>
          <thead style={{ position: 'sticky', top: 0, background: '#fff', zIndex: 1, height: 36 }}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} style={{ display: 'grid', gridTemplateColumns: tracks }}>
                {group.headers.map((header) => (
                  <th key={header.id}>{header.column.columnDef.header}</th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => (
              <Row key={found[item.index].id} row={found[item.index]} start={item.start} />
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  mounted.show(<Page />);
  return {
    sort: (id) => change.setSorting([{ id, desc: false }]),
    filter: (text) => change.setFilters(text ? [{ id: 'name', value: text }] : []),
  };
}

const Row = memo(function Row({ row, start }) {
  return (
    <tr
      style={{
        display: 'grid',
        gridTemplateColumns: tracks,
        alignItems: 'center',
        position: 'absolute',
        height: rowHeight,
        transform: `translateY(${start}px)`,
      }}
    >
      {row.getAllCells().map((cell) => (
        <td
          key={cell.id}
          style={{
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
            padding: '0 10px',
          }}
        >
          {cell.column.columnDef.cell(cell.getContext())}
        </td>
      ))}
    </tr>
  );
});
