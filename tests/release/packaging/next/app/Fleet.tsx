'use client';
import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { DataTable, defaultTableState, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { TextField } from '@rentyard/ui/TextField';
import { useState } from 'react';

interface Machine {
  readonly id: number;
  readonly name: string;
  readonly hours: number;
}

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
];
const machines: readonly Machine[] = [
  { id: 1, name: 'Crawler excavator', hours: 1200 },
  { id: 2, name: 'Wheel loader', hours: 860 },
];
const idOf = (machine: Machine) => String(machine.id);

/** A client component with a table and fields, rendered on the server first. */
export function Fleet() {
  const [state, setState] = useState(defaultTableState);
  const [price, setPrice] = useState('1360.50');
  const alerts = useAlerts();
  return (
    <>
      <TextField label="Driver" name="driver" defaultValue="Ana" />
      <MoneyField label="Per shift" currency="EUR" value={price} onChange={setPrice} />
      <DataTable
        label="Machines"
        columns={columns}
        rows={machines}
        total={2}
        getRowId={idOf}
        state={state}
        onStateChange={(change) => setState((before) => ({ ...before, ...change }))}
        status="ready"
        pager={{}}
      />
      <Button onClick={() => alerts.success('Reserved')}>Reserve</Button>
    </>
  );
}
