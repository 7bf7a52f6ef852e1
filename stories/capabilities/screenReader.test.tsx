import { virtual } from '@guidepup/virtual-screen-reader';
import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Combobox } from '@rentyard/ui/Combobox';
import { ConfirmSheet } from '@rentyard/ui/ConfirmSheet';
import { DataTable, defaultTableState, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import { DateField } from '@rentyard/ui/DateField';
import { Dialog } from '@rentyard/ui/Dialog';
import { Menu } from '@rentyard/ui/Menu';
import { NumberField } from '@rentyard/ui/NumberField';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Select } from '@rentyard/ui/Select';
import { UiStringsProvider } from '@rentyard/ui/strings';
import { strings } from '@rentyard/ui/strings-en';
import { Tabs } from '@rentyard/ui/Tabs';
import { TextField } from '@rentyard/ui/TextField';
import { installDomFallbacks } from '@rentyard/ui/testing';
import { ThemeProvider } from '@rentyard/ui/theme';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothing } from '../guides/nothing.ts';
import { categories } from '../samples.ts';
import { spoken } from './spoken.ts';

installDomFallbacks();

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has none. Ids of React need no escapes.
  vi.stubGlobal('CSS', { escape: (text: string) => text, supports: () => false });
  page = document.body.appendChild(document.createElement('main'));
  // jsdom never matches `:popover-open`, and the components render a popover only while it is open.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '[popover] { display: block !important; }';
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

type Name = keyof typeof spoken;

const types = [
  { value: 'equipment', label: 'Equipment' },
  { value: 'service', label: 'Service' },
] as const;

const machine = { id: 1, name: 'Komatsu PC210', weight: 21.5 };
type Machine = typeof machine;

const examples: Readonly<Record<Name, ReactNode>> = {
  Button: <Button>Publish</Button>,
  TextField: (
    <TextField label="Name" required defaultValue="PC" error="Write at least 3 characters" />
  ),
  NumberField: <NumberField label="Weight, t" hint="6 – 90" value="21.5" onChange={nothing} />,
  Checkbox: <Checkbox label="Delivery included" hint="Within 50 km" defaultChecked />,
  RadioGroup: <RadioGroup label="Type" options={types} value="service" onChange={nothing} />,
  Select: <Select label="Type" options={types} value="equipment" onChange={nothing} />,
  Combobox: (
    <Combobox
      label="Category"
      options={categories.slice(0, 2)}
      value={categories[0] ?? null}
      onChange={nothing}
    />
  ),
  DateField: <DateField label="Free from" value="2026-11-20" onChange={nothing} readOnly />,
  DataTable: (
    <DataTable<Machine>
      label="Machines"
      columns={[
        textColumn<Machine>({ id: 'name', header: 'Name', value: ({ name }) => name }),
        numberColumn<Machine>({ id: 'weight', header: 'Weight', value: ({ weight }) => weight }),
      ]}
      rows={[machine]}
      total={1}
      getRowId={({ id }) => String(id)}
      state={defaultTableState}
      onStateChange={nothing}
    />
  ),
  Dialog: (
    <Dialog isOpen title="Reject the offer" onClose={nothing} footer={<Button>Reject</Button>}>
      <TextField label="Reason" />
    </Dialog>
  ),
  ConfirmSheet: (
    <ConfirmSheet
      isOpen
      title="Delete the offer?"
      text="You can restore it for 30 days."
      confirmLabel="Delete"
      tone="danger"
      onConfirm={nothing}
      onClose={nothing}
    />
  ),
  Menu: (
    <Menu
      trigger={<Button>Actions</Button>}
      items={[
        { label: 'Edit', shortcut: 'E', onPress: nothing },
        { label: 'Save a copy', isDisabled: true },
        'separator',
        { label: 'Delete', tone: 'danger', onPress: nothing },
      ]}
    />
  ),
  Tabs: (
    <Tabs
      label="Offers"
      items={[
        { id: 'all', label: 'All', href: '#/all', isCurrent: true },
        { id: 'new', label: 'New', href: '#/new' },
      ]}
    />
  ),
};

/** What is pressed before the reader starts, and the role of what then appears. */
const pressed: Partial<Record<Name, readonly [press: string, appears: string]>> = {
  Combobox: ['input', '[role=option]'],
  Menu: ['button', '[role=menuitem]'],
};

/** More than the longest script. */
const mostPhrases = 80;

/** Reads from the start of an element to its end, and returns what is said. */
async function read(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    for (let count = 0; count < mostPhrases; count += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break;
    }
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}

test.each(Object.keys(spoken) as readonly Name[])('a screen reader reads %s', async (name) => {
  await act(async () =>
    root.render(
      <ThemeProvider theme="light">
        <UiStringsProvider strings={strings}>{examples[name]}</UiStringsProvider>
      </ThemeProvider>,
    ),
  );
  const [press, appears] = pressed[name] ?? [];
  if (press && appears) {
    await act(async () => page.querySelector<HTMLElement>(press)?.click());
    await vi.waitFor(
      async () => {
        // Code that has loaded renders at the end of `act`, which an error inside it would prevent.
        await act(async () => undefined);
        expect(page.querySelector(appears)).toBeTruthy();
      },
      { timeout: 10_000 },
    );
  }
  // A modal dialog is all that can be read.
  const container = page.querySelector<HTMLElement>('dialog') ?? page;
  expect(await read(container)).toEqual(spoken[name]);
});
