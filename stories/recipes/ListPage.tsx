import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { SavedViews } from '@rentyard/ui/SavedViews';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useMemo, useState } from 'react';
import { FleetTable } from '../table/FleetTable.tsx';
import { makeFleet } from '../table/fleet.ts';
import { RecipeFrame } from './RecipeFrame.tsx';

const views = [
  { id: 'all', name: 'All machines', isFixed: true },
  { id: 'free', name: 'Free now' },
  { id: 'repair', name: 'In repair' },
] as const;

const stateOf = { all: undefined, free: 'free', repair: 'repair' } as const;
const fleet = makeFleet(2_000);

/** A list with saved views, search, filters, columns and bulk actions. */
export function ListPage(): ReactNode {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [view, setView] = useState<keyof typeof stateOf>('all');
  const [sold, setSold] = useState<ReadonlySet<string>>(new Set());
  const state = stateOf[view];
  // The same array until something changes, because the table indexes a new one again.
  const rows = useMemo(
    () =>
      fleet.filter(
        (machine) =>
          !sold.has(String(machine.id)) && (state === undefined || machine.state === state),
      ),
    [sold, state],
  );
  const sell = async (ids: readonly string[], clear: () => void) => {
    const isSure = await confirm({
      title: `Sell ${ids.length} machines?`,
      confirmLabel: 'Sell',
      tone: 'danger',
    });
    if (!isSure) return;
    const before = sold;
    setSold(new Set([...sold, ...ids]));
    clear();
    alerts.success(`${ids.length} machines sold`, {
      action: { label: 'Undo', onPress: () => setSold(before) },
    });
  };
  return (
    <RecipeFrame place="machines">
      <PageHeader
        title="Machines"
        count={`${rows.length.toLocaleString('en')} results`}
        actions={<Button variant="primary">Add a machine</Button>}
      />
      <Stack gap={3}>
        <SavedViews
          label="Views"
          views={views}
          currentId={view}
          onSelect={(id) => setView(id as keyof typeof stateOf)}
          onSave={() => undefined}
        />
        <FleetTable
          rows={rows}
          hasToolbar
          height="calc(100dvh - 192px)"
          selection={{
            bar: (ids, clear) => (
              <Button variant="danger" onClick={() => void sell(ids, clear)}>
                Sell
              </Button>
            ),
          }}
        />
      </Stack>
    </RecipeFrame>
  );
}
