import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { numberColumn, textColumn } from '../DataTable/columns/textColumns.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { strings as romanian } from '../exports/strings-ro.ts';
import { useAlerts } from '../feedback/AlertsProvider.tsx';
import { useConfirm } from '../overlays/ConfirmProvider.tsx';
import { Button } from '../primitives/Button.tsx';
import { installDomFallbacks } from './domFallbacks.ts';
import { answerConfirm, readAlerts } from './overlays.ts';
import { readTable } from './readTable.ts';
import { UiTestProviders } from './UiTestProviders.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
installDomFallbacks();

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
});

const draw = (children: ReactNode) => act(() => root.render(children));
const user = { click: (element: Element) => act(async () => (element as HTMLElement).click()) };
/** Components that load on demand appear later. */
const until = (isThere: () => boolean) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(isThere()).toBe(true);
    },
    { timeout: 20_000 },
  );

interface Machine {
  readonly id: number;
  readonly name: string;
  readonly hours: number;
}

test('a table is read as users see it', async () => {
  const rows: readonly Machine[] = [
    { id: 1, name: 'Crane', hours: 12 },
    { id: 2, name: 'Excavator', hours: 1_450 },
  ];
  await draw(
    <UiTestProviders>
      <DataTable
        label="Machines"
        columns={[
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
            value: (row) => row.hours,
            format: String,
          }),
        ]}
        rows={rows}
        getRowId={(row) => String(row.id)}
        total={2}
        state={{ sort: [{ id: 'name', desc: true }] }}
      />
    </UiTestProviders>,
  );
  const table = readTable('Machines');
  expect(table.columns).toEqual(['Name', 'Hours']);
  expect(table.rows).toEqual([
    { Name: 'Crane', Hours: '12' },
    { Name: 'Excavator', Hours: '1450' },
  ]);
  expect(table.total).toBe(2);
  expect(table.sort).toEqual([{ column: 'Name', direction: 'descending' }]);
  expect(() => readTable('Offers')).toThrow('On the page: "Machines"');
});

function Deletion(): ReactNode {
  const confirm = useConfirm();
  const alerts = useAlerts();
  const ask = async () => {
    const isSure = await confirm({ title: 'Delete the crane' });
    alerts.info(isSure ? 'Deleted' : 'Kept');
  };
  return <Button onClick={() => void ask()}>Delete</Button>;
}

test.each([
  ['confirm', 'Deleted'],
  ['cancel', 'Kept'],
] as const)('a question is answered with %s', async (answer, message) => {
  await draw(
    <UiTestProviders strings={romanian}>
      <Deletion />
    </UiTestProviders>,
  );
  await expect(answerConfirm(answer, user)).rejects.toThrow('No question is open');
  await user.click(container.querySelector('button') as Element);
  await until(() => document.querySelector('dialog') !== null);
  expect(document.querySelector('dialog')?.textContent).toContain('Anulați');
  await answerConfirm(answer, user);
  await until(() => readAlerts().length > 0);
  expect(readAlerts()).toEqual([message]);
});
