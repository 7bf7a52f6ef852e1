import { Fragment, useMemo, useState } from 'react';
import { DataGrid } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { compareBy, rowHeight, columns as shared } from '../data.js';
import { standingRoot } from '../mountRoot.jsx';

export const headHeight = 36;

const columns = shared.map(({ id, label, width, text }) => ({
  key: id,
  name: label,
  width,
  sortable: true,
  resizable: true,
  renderCell: ({ row }) => text(row),
}));

const idOf = (row) => row.id;

const mounted = standingRoot(Fragment);
export const { prepare } = mounted;

export function mount(rows) {
  let change;
  function Page() {
    const [sort, setSort] = useState(undefined);
    const [text, setText] = useState('');
    change = { setSort, setText };
    const sorted = useMemo(() => (sort ? rows.toSorted(compareBy(sort)) : rows), [sort]);
    const found = useMemo(
      () =>
        text ? sorted.filter((row) => row.name.toLowerCase().includes(text.toLowerCase())) : sorted,
      [sorted, text],
    );
    return (
      <DataGrid
        style={{ flex: 1 }}
        columns={columns}
        rows={found}
        rowKeyGetter={idOf}
        rowHeight={rowHeight}
        headerRowHeight={36}
      />
    );
  }
  mounted.show(<Page />);
  return { sort: (id) => change.setSort(id), filter: (text) => change.setText(text) };
}
