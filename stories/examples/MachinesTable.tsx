import { type ClientField, ClientTable } from '@rentyard/ui/ClientTable';
import { moneyColumn, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';

interface Machine {
  readonly id: number;
  readonly name: string;
  readonly hours: number;
  readonly price: string;
}

// Replace these rows with your data.
const machines: readonly Machine[] = [
  { id: 1, name: 'Crawler excavator, 20 t', hours: 1240, price: '360.00' },
  { id: 2, name: 'Mini excavator, 1.8 t', hours: 410, price: '150.00' },
  { id: 3, name: 'Backhoe loader 3CX', hours: 2875, price: '240.00' },
];

// Outside of the component, so that rows are not indexed again.
const columns = [
  textColumn<Machine>({
    id: 'name',
    header: 'Name',
    sortKey: 'name',
    isPrimary: true,
    value: (row) => row.name,
  }),
  numberColumn<Machine>({
    id: 'hours',
    header: 'Hours',
    sortKey: 'hours',
    value: (row) => row.hours,
  }),
  moneyColumn<Machine>({
    id: 'price',
    header: 'Per shift',
    value: (row) => row.price,
    currency: () => 'EUR',
  }),
];

const fields: readonly ClientField<Machine>[] = [
  { id: 'name', label: 'Name', kind: 'text', value: (row) => row.name, isSearched: true },
  { id: 'hours', label: 'Hours', kind: 'number', value: (row) => row.hours },
];

/** A table of your own data, with sorting, filters and selection. */
export function MachinesTable(): ReactNode {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
      <ClientTable
        label="Machines"
        rows={machines}
        columns={columns}
        fields={fields}
        getRowId={(row) => String(row.id)}
        selection={{}}
      />
    </div>
  );
}
