import { act, type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CheckboxGroup } from '../fields/CheckboxGroup.tsx';
import { CoordinatesField } from '../fields/CoordinatesField.tsx';
import { CodeField } from '../fields/code/CodeField.tsx';
import { DateField } from '../fields/dates/DateField.tsx';
import { DateRangeField } from '../fields/dates/DateRangeField.tsx';
import { DateTimeField } from '../fields/dates/DateTimeField.tsx';
import { TimeField } from '../fields/dates/TimeField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { MultiSelect } from '../fields/many/MultiSelect.tsx';
import { TagsField } from '../fields/many/TagsField.tsx';
import { TwoPanePicker } from '../fields/many/TwoPanePicker.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { RangeField } from '../fields/range/RangeField.tsx';
import { Autocomplete } from '../fields/select/Autocomplete.tsx';
import { Combobox } from '../fields/select/Combobox.tsx';
import { Select } from '../fields/select/Select.tsx';
import { ContextMenu } from '../overlays/ContextMenu.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { Button } from '../primitives/Button.tsx';
import { installDomFallbacks } from '../testing/domFallbacks.ts';
import { UiTestProviders } from '../testing/UiTestProviders.tsx';
import { setNativeValue } from './setNativeValue.ts';

installDomFallbacks();

let root: Root;
let form: HTMLFormElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  form = document.body.appendChild(document.createElement('form'));
  root = createRoot(form);
});

afterEach(() => {
  act(() => root.unmount());
  form.remove();
  vi.unstubAllGlobals();
});

type Args = Readonly<Record<string, unknown>>;

/** Components are called with props of their stories, so the table is free of their types. */
const show = (component: unknown, args: Args) =>
  act(async () => {
    root.render(
      <UiTestProviders>{createElement(component as ComponentType<Args>, args)}</UiTestProviders>,
    );
  });

const find = (selector: string) => form.querySelector<HTMLElement>(selector);
const click = (selector: string) => act(async () => find(selector)?.click());

const options = [
  { value: 'new', label: 'New' },
  { value: 'sold', label: 'Sold' },
];
const records = [
  { id: 1, name: 'Excavators' },
  { id: 2, name: 'Cranes' },
];

/** Of each overlay: its props, what shows that it is open, and the button that opens and closes it. */
const overlays: Readonly<
  Record<string, readonly [component: unknown, args: Args, open: string, button?: string]>
> = {
  Menu: [Menu, { trigger: <Button>More</Button>, items: [{ label: 'Hide' }] }, '[role=menu]'],
  Popover: [
    Popover,
    { trigger: <Button>Filter</Button>, label: 'Filter', children: 'Year' },
    '[role=dialog]',
  ],
  DateField: [DateField, { label: 'Day' }, '[role=grid]'],
  DateTimeField: [DateTimeField, { label: 'Time' }, '[role=grid]'],
  DateRangeField: [DateRangeField, { label: 'Period' }, '[role=grid]'],
  Select: [Select, { label: 'Status', options }, '[role=option]', '[role=combobox]'],
  Combobox: [Combobox, { label: 'Category', options: records }, '[role=option]'],
  MultiSelect: [
    MultiSelect,
    { label: 'Categories', options: records },
    '[role=option]',
    '[role=combobox]',
  ],
  Autocomplete: [Autocomplete, { label: 'City', options }, '[role=option]', '[role=combobox]'],
  ContextMenu: [
    ContextMenu,
    { label: 'Offer', items: [{ label: 'Hide' }], children: 'Offer' },
    '[role=menu]',
    'none',
  ],
  Tooltip: [
    Tooltip,
    { text: 'Row height', children: <Button>Density</Button> },
    '[role=tooltip]',
    'none',
  ],
};

describe.each(Object.entries(overlays))('%s', (_, [component, args, open]) => {
  const isOpen = () => find(open) !== null;

  test('is open at first with defaultOpen', async () => {
    await show(component, { ...args, defaultOpen: true });
    await vi.waitFor(() => expect(isOpen()).toBe(true));
  });

  test('follows open', async () => {
    await show(component, { ...args, open: true });
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    await show(component, { ...args, open: false });
    await vi.waitFor(() => expect(isOpen()).toBe(false));
    await show(component, { ...args, open: true });
    await vi.waitFor(() => expect(isOpen()).toBe(true));
  });
});

const withButton = Object.entries(overlays).filter(([, [, , , button]]) => button !== 'none');

test.each(withButton)('%s leaves the decision about a press to its host', async (_, overlay) => {
  const [component, args, open, button = 'button'] = overlay;
  const handleOpenChange = vi.fn();
  await show(component, { ...args, open: false, onOpenChange: handleOpenChange });
  await click(button);
  expect(handleOpenChange.mock.calls).toEqual([[true]]);
  expect(find(open)).toBeNull();
});

test('a popover that its host leaves open is shown again after Esc', async () => {
  const [component, args, open] = overlays.Popover ?? [];
  const handleOpenChange = vi.fn();
  await show(component, { ...args, open: true, onOpenChange: handleOpenChange });
  await vi.waitFor(() => expect(find(open ?? '')).not.toBeNull());
  const box = find(open ?? '');
  const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover');
  await act(async () =>
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(handleOpenChange.mock.calls).toEqual([[false]]);
  await vi.waitFor(() => expect(showPopover.mock.contexts).toEqual([box]));
  showPopover.mockRestore();
});

test('the trigger of a menu keeps its own ref', async () => {
  const handleRef = vi.fn();
  const trigger = <Button ref={handleRef}>More</Button>;
  await show(Menu, { trigger, items: [{ label: 'Hide' }], defaultOpen: true });
  expect(handleRef.mock.calls[0]).toEqual([find('button')]);
});

/** Of each field: its props, its first value, the value that a user enters, and how. */
const type = (selector: string, text: string) => () =>
  setNativeValue(find(selector) as HTMLInputElement, text);
const press = (selector: string) => () => find(selector)?.click();
const fields: Readonly<
  Record<string, readonly [component: unknown, args: Args, enter: () => void, next: unknown]>
> = {
  NumberField: [NumberField, { defaultValue: '1' }, type('input', '17'), '17'],
  MoneyField: [MoneyField, { defaultValue: '1' }, type('input', '20'), '20'],
  DateField: [DateField, { defaultValue: '2026-11-20' }, type('input', '24.12.2026'), '2026-12-24'],
  TimeField: [TimeField, { defaultValue: '09:30' }, type('input', '21:15'), '21:15'],
  DateTimeField: [DateTimeField, {}, type('input', '1'), '1'],
  DateRangeField: [
    DateRangeField,
    {},
    type('input', '24.12.2026'),
    { from: '2026-12-24', to: null },
  ],
  CodeField: [CodeField, { defaultValue: '12' }, type('input', '123'), '123'],
  RangeField: [RangeField, {}, type('input', '18'), { from: '18', to: null }],
  CoordinatesField: [CoordinatesField, {}, type('input', '47'), { lat: 47, long: null }],
  Autocomplete: [Autocomplete, { options }, type('input', 'Kyiv'), 'Kyiv'],
  CheckboxGroup: [
    CheckboxGroup,
    { options, defaultValue: ['new'] },
    press('[type=checkbox]:not(:checked)'),
    ['new', 'sold'],
  ],
  RadioGroup: [
    RadioGroup,
    { options, defaultValue: 'new' },
    press('[type=radio]:not(:checked)'),
    'sold',
  ],
  Select: [
    Select,
    { options, defaultValue: 'new', defaultOpen: true },
    press('[role=option]:last-child'),
    'sold',
  ],
  Combobox: [
    Combobox,
    { options: records, defaultOpen: true },
    press('[role=option]:last-child'),
    records[1],
  ],
  MultiSelect: [
    MultiSelect,
    { options: records, defaultOpen: true },
    press('[role=option]:last-child'),
    [records[1]],
  ],
  TwoPanePicker: [TwoPanePicker, { options: records }, press('[role=option]'), [records[0]]],
  TagsField: [TagsField, { defaultValue: ['crawler', 'used'] }, press('[title]'), ['used']],
};

test.each(Object.entries(fields))('%s stores its value without a host', async (_, field) => {
  const [component, args, enter, next] = field;
  const handleChange = vi.fn();
  await show(component, { label: 'Name', name: 'name', ...args, onChange: handleChange });
  const submitted = () => [...new FormData(form)].join(' ');
  const before = submitted();
  await act(async () => enter());
  expect(handleChange.mock.lastCall?.[0]).toEqual(next);
  // The next render has the value: it is what a form submits.
  expect(submitted()).not.toBe(before);
});
