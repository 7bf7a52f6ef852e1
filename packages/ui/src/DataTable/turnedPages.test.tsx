import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installDomFallbacks } from '../testing/domFallbacks.ts';
import { UiTestProviders } from '../testing/UiTestProviders.tsx';
import { editableColumn } from './columns/editableColumn.tsx';
import { customColumn, imageColumn } from './columns/graphicColumns.tsx';
import { textColumn } from './columns/textColumns.tsx';
import { DataTable } from './DataTable.tsx';
import { rowDetail } from './row/rowDetail.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
installDomFallbacks();

interface Machine {
  readonly id: string;
  readonly name: string;
}

const name = textColumn<Machine>({
  id: 'name',
  header: 'Name',
  isPrimary: true,
  value: (row) => row.name,
});
const columns = [
  name,
  imageColumn<Machine>({
    id: 'image',
    header: 'Photo',
    value: (row) => ({ thumb_url: `/${row.id}.webp`, alt: row.name }),
  }),
  editableColumn(textColumn<Machine>({ id: 'note', header: 'Note', value: (row) => row.id }), {
    value: (row) => row.id,
    onSave: () => undefined,
  }),
];
const detail = rowDetail<Machine>((row) => <input defaultValue={row.name} />);
const machine = (label: string): Machine => ({ id: label.toLowerCase(), name: label });
const first = ['Crane', 'Excavator'].map(machine);
const second = ['Loader', 'Paver'].map(machine);
/** The rows of both pages are expanded. */
const expandedRows = Object.fromEntries([...first, ...second].map(({ id }) => [id, true as const]));

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

const show = (rows: readonly Machine[]) =>
  act(() =>
    root.render(
      <UiTestProviders>
        <DataTable
          label="Machines"
          columns={columns}
          getRowId={(row) => row.id}
          rows={rows}
          state={{ expandedRows }}
          detail={detail}
        />
      </UiTestProviders>,
    ),
  );
const rowsShown = () => [...container.querySelectorAll<HTMLElement>('tbody [data-row]')];
/** Compares by identity, because equal elements count as equal in other matchers. */
const isSame = (some: readonly Element[], others: readonly Element[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);
const names = () => rowsShown().map((row) => row.querySelector('th')?.textContent);

test('the next page reuses the elements of the previous one', async () => {
  await show(first);
  const before = rowsShown();
  const picture = container.querySelector('img');
  await show(second);
  expect(names()).toEqual(['Loader', 'Paver']);
  expect(isSame(rowsShown(), before)).toBe(true);
  // The picture of one record must never be beside the name of another.
  expect(container.querySelector('img')).not.toBe(picture);
});

test('the expanded or edited state of a row does not pass to the next record', async () => {
  await show(first);
  await act(() => rowsShown()[0]?.querySelector<HTMLElement>('td button')?.click());
  const [inCell, inDetail] = container.querySelectorAll('input');
  if (!inCell || !inDetail) throw new Error('A cell and a detail with an input each');
  inCell.value = 'typed';
  inDetail.value = 'typed';
  await show(second);
  const inputs = [...container.querySelectorAll('input')];
  expect(inputs.map(({ value }) => value)).toEqual(['Loader', 'Paver']);
});

test('a remaining row keeps its elements when another row is inserted before it', async () => {
  await show(first);
  const before = rowsShown();
  await show([machine('Auger'), ...first]);
  expect(names()).toEqual(['Auger', 'Crane', 'Excavator']);
  expect(isSame(rowsShown().slice(1), before)).toBe(true);
});

test('rows neither render nor change their index while the next page loads', async () => {
  const renderCell = vi.fn((row: Machine) => row.name);
  const counted = [
    customColumn<Machine>({
      id: 'name',
      header: 'Name',
      isPrimary: true,
      value: (row) => row.name,
      cell: renderCell,
    }),
  ];
  const showPage = (page: number, status: 'refreshing' | 'ready', rows: readonly Machine[]) =>
    act(() =>
      root.render(
        <UiTestProviders>
          <DataTable
            label="Machines"
            columns={counted}
            getRowId={rowId}
            rows={rows}
            state={{ page, perPage: 2 }}
            status={status}
          />
        </UiTestProviders>,
      ),
    );
  const indices = () => rowsShown().map((row) => row.ariaRowIndex);
  await showPage(1, 'ready', first);
  renderCell.mockClear();
  await showPage(2, 'refreshing', first);
  expect(renderCell).not.toHaveBeenCalled();
  expect(indices()).toEqual(['2', '3']);
  await showPage(2, 'ready', second);
  expect(names()).toEqual(['Loader', 'Paver']);
  expect(indices()).toEqual(['4', '5']);
});

const rowId = ({ id }: Machine) => id;
