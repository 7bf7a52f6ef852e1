import {
  ClientTable,
  type ClientTableProps,
  type ClientTableState,
  defaultClientTableState,
  requestState,
} from '@rentyard/ui/ClientTable';
import { ColumnsMenu } from '@rentyard/ui/ColumnsMenu';
import { DensityMenu } from '@rentyard/ui/DensityMenu';
import { FilterBar } from '@rentyard/ui/FilterBar';
import { SearchField } from '@rentyard/ui/SearchField';
import { Stack } from '@rentyard/ui/Stack';
import { useMedia } from '@rentyard/ui/useMedia';
import { type ReactNode, useMemo, useState } from 'react';
import { fleetColumns, fleetFields, type Machine, makeFleet } from './fleet.ts';
import { useStoryDensity } from './StoryDensity.tsx';

type FleetTableProps = Partial<ClientTableProps<Machine>> & {
  /** Number of machines in the fleet. */
  readonly size?: number;
  /** Shows search, filters, columns and density above the table. */
  readonly hasToolbar?: boolean;
  /** Height of the container that the table fills. */
  readonly height?: string;
};

/** A fleet of machines that is completely in memory. */
export function FleetTable({
  size = 2_000,
  hasToolbar = false,
  height = 'calc(100dvh - 32px)',
  ...props
}: FleetTableProps): ReactNode {
  const density = useStoryDensity();
  const [state, setState] = useState<ClientTableState>({
    ...defaultClientTableState,
    density,
    ...props.state,
  });
  const fleet = useMemo(() => makeFleet(size), [size]);
  const handleChange = (change: Partial<ClientTableState>) => {
    setState((previous) => ({ ...previous, ...change }));
    props.onStateChange?.(change);
  };
  const isPhone = useMedia('(max-width: 639px)');
  return (
    <Stack gap={3} style={{ height: isPhone ? 'auto' : height }}>
      {hasToolbar && (
        <Stack direction="row" gap={2} wrap align="center">
          <SearchField
            label="Search the fleet"
            value={state.search}
            onChange={(event) => handleChange(requestState({ search: event.target.value }, state))}
          />
          <FilterBar
            fields={fleetFields}
            filters={state.filters}
            onChange={(filters) => handleChange(requestState({ filters }, state))}
          />
          <ColumnsMenu columns={fleetColumns} state={state} onStateChange={handleChange} />
          <DensityMenu density={state.density} onStateChange={handleChange} />
        </Stack>
      )}
      <ClientTable
        label="Fleet"
        rows={fleet}
        columns={fleetColumns}
        fields={fleetFields}
        getRowId={idOf}
        {...props}
        state={state}
        onStateChange={handleChange}
      />
    </Stack>
  );
}

function idOf(machine: Machine): string {
  return String(machine.id);
}
