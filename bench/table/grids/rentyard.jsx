import { ClientTable, defaultClientTableState } from '@rentyard/ui/ClientTable';
import { customColumn } from '@rentyard/ui/DataTable';
import { ThemeProvider } from '@rentyard/ui/theme';
import { useState } from 'react';
import { columns as shared } from '../data.js';
import { standingRoot } from '../mountRoot.jsx';

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

const mounted = standingRoot(({ children }) => (
  <ThemeProvider theme="light">{children}</ThemeProvider>
));
export const { prepare } = mounted;

export function mount(rows) {
  let change;
  function Page() {
    const [state, setState] = useState({ ...defaultClientTableState, density: 'compact' });
    change = (part) => setState((before) => ({ ...before, ...part }));
    return (
      <ClientTable
        label="Offers"
        rows={rows}
        columns={columns}
        fields={fields}
        getRowId={idOf}
        state={state}
        onStateChange={change}
      />
    );
  }
  mounted.show(<Page />);
  return {
    sort: (id) => change({ sort: [{ id, desc: false }] }),
    filter: (text) => change({ filters: text ? { name: { contains: text } } : {} }),
  };
}
