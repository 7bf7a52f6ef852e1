import { Button } from '@rentyard/ui/Button';
import { Combobox } from '@rentyard/ui/Combobox';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';

import { Menu } from '@rentyard/ui/Menu';
import { Popover } from '@rentyard/ui/Popover';
import { TextField } from '@rentyard/ui/TextField';
import { Density, ThemeProvider } from '@rentyard/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { nothing } from '../guides/nothing.ts';
import { categories } from '../samples.ts';
import { FleetTable } from '../table/FleetTable.tsx';
import { OffersTable } from '../table/OffersTable.tsx';
import { entriesOf, FieldForms, problemsOf } from './fieldForms.tsx';

/** Pages with other rules: shadow roots, a content security policy, a refused clipboard, dense forms. */
const meta = { title: 'Foundations/Environments', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function InShadowRoot({ children }: { readonly children: ReactNode }): ReactNode {
  const [root, setRoot] = useState<ShadowRoot>();
  const host = (element: HTMLElement | null) => {
    if (element && !root) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  };
  return (
    <div ref={host} data-host>
      {root &&
        createPortal(
          <ThemeProvider theme="light" root={root}>
            <main>{children}</main>
          </ThemeProvider>,
          root,
        )}
    </div>
  );
}

/** The content of the shadow root. */
const insideOf = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const inside = canvasElement
      .querySelector('[data-host]')
      ?.shadowRoot?.querySelector<HTMLElement>('main');
    if (!inside) throw new Error('Nothing is rendered in the shadow root.');
    return inside;
  });

/** Fields that are changed by presses alone. */
const pressed = [
  'Checkbox',
  'CheckboxGroup',
  'Switch',
  'RadioGroup',
  'Select',
  'Combobox',
  'MultiSelect',
];

const active = (inside: HTMLElement) => (inside.getRootNode() as ShadowRoot).activeElement;

/** Every field works in a shadow root: it has its styles there, opens its lists, and a form submits its value. */
export const ShadowRoot_: Story = {
  name: 'Shadow root',
  render: () => (
    <InShadowRoot>
      <FieldForms />
    </InShadowRoot>
  ),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const problems = await problemsOf(inside, async (form, { before, change, after }, name) => {
      await waitFor(() => expect(entriesOf(form)).toEqual(before));
      const input = form.querySelector<HTMLElement>(
        'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, select',
      );
      input?.focus();
      if (input) await waitFor(() => expect(active(inside)).toBe(input));
      // The test library types into the page itself only.
      if (!pressed.includes(name)) return;
      await change(form);
      await waitFor(() => expect(entriesOf(form)).toEqual(after));
    });
    expect(problems).toEqual([]);
    const box = inside.querySelector('form[aria-label=TextField] input')?.parentElement as Element;
    expect(getComputedStyle(box).borderRadius).toBe('6px');
  },
};

/** Menus and popovers in a shadow root take the focus, and close on Esc and on a press outside. */
export const ShadowRootOverlays: Story = {
  render: () => (
    <InShadowRoot>
      <Popover label="Filter" trigger={<Button>Popover</Button>}>
        <TextField label="Name" />
      </Popover>
      <Menu trigger={<Button>Menu</Button>} items={[{ label: 'Hide' }, { label: 'Delete' }]} />
      <p>Outside</p>
    </InShadowRoot>
  ),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const canvas = within(inside);
    const text = () => active(inside)?.textContent;
    const openLayer = () => inside.querySelector(':popover-open');

    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(text()).toBe('Hide'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(text()).toBe('Delete'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openLayer()).toBeNull());
    await waitFor(() => expect(text()).toBe('Menu'));

    await userEvent.click(canvas.getByRole('button', { name: 'Popover' }));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Komatsu');
    expect(openLayer()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openLayer()).toBeNull());
  },
};

/** No other story prints its style, so that the story below does, whatever was rendered before it. */
const Unprinted = styled.p`
  margin: 0;
`;

/** With a nonce, every style of the package carries it, so that a policy without `unsafe-inline` accepts them. */
export const Nonce: Story = {
  render: () => <div data-app />,
  play: async ({ canvasElement }) => {
    const before = new Set(document.querySelectorAll('style'));
    const kept = document.getElementById('ry-theme');
    kept?.removeAttribute('id');
    const root = createRoot(canvasElement.querySelector('[data-app]') as Element);
    try {
      root.render(
        <ThemeProvider theme="light" nonce="abc123">
          <FieldForms />
          <Unprinted>Styled by the host</Unprinted>
        </ThemeProvider>,
      );
      await within(canvasElement).findByRole('form', { name: 'TextField' });
      const added = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
      expect(added.length).toBeGreaterThan(1);
      expect(added.map(({ nonce }) => nonce)).toEqual(added.map(() => 'abc123'));
    } finally {
      root.unmount();
      document.getElementById('ry-theme')?.remove();
      kept?.setAttribute('id', 'ry-theme');
    }
  },
};

/** Translators of browsers leave the names of records alone, and change the rest. */
export const NamesOfRecords: Story = {
  render: () => (
    <>
      <OffersTable state={{ perPage: 5 }} />
      <FleetTable size={5} />
      <Combobox label="Category" options={categories} value={null} onChange={nothing} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    const list = within(await canvas.findByRole('listbox', { name: 'Category' }));
    await list.findAllByRole('option');
    const isKept = (element: Element) => element.querySelector('[translate=no]') !== null;
    const names = [...canvasElement.querySelectorAll('tbody th')];
    expect(names.length).toBeGreaterThan(9);
    expect(names.filter((name) => name.getAttribute('translate') !== 'no')).toEqual([]);
    expect(list.getAllByRole('option').filter((option) => !isKept(option))).toEqual([]);
    for (const head of canvas.getAllByRole('columnheader')) {
      expect(head.closest('[translate=no]')).toBeNull();
    }
  },
};

/** A component without its provider names it in the console. */
export const WithoutProvider: Story = {
  render: () => <div data-app />,
  play: async ({ canvasElement }) => {
    const error = spyOn(console, 'error').mockImplementation(nothing);
    const root = createRoot(canvasElement.querySelector('[data-app]') as Element);
    root.render(<Button>Save</Button>);
    await within(canvasElement).findByRole('button', { name: 'Save' });
    expect(error.mock.calls.flat().join(' ')).toContain('ThemeProvider is missing above <Button>');
    error.mockRestore();
    root.unmount();
  },
};

/** A refused clipboard is answered: the value is selected, and the note names the keys. */
export const RefusedClipboard: Story = {
  render: () => <CopyToClipboard value="OF-01284" />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: /OF-01284/ }));
    await expect(await canvas.findByText(/press Ctrl\+C/)).toBeVisible();
    expect(getSelection()?.toString()).toBe('OF-01284');
    write.mockRestore();
    command.mockRestore();
  },
};

/** Fields without a box of their own height. */
const ownHeight = [
  'Checkbox',
  'CheckboxGroup',
  'Switch',
  'RadioGroup',
  'ImageField',
  'FileDrop',
  'TwoPanePicker',
];

/** Every field is lower in a compact form. */
export const Compact: Story = {
  render: () => <Dense />,
  play: async ({ canvas, canvasElement }) => {
    const heights = () =>
      new Map(
        [...canvasElement.querySelectorAll('form')].map((form) => [
          form.getAttribute('aria-label'),
          form.getBoundingClientRect().height,
        ]),
      );
    const before = heights();
    await userEvent.click(canvas.getByRole('button', { name: 'Compact' }));
    const problems = await problemsOf(canvasElement, (_, __, name) => {
      if (ownHeight.includes(name)) return;
      expect(heights().get(name)).toBeLessThan(before.get(name) ?? 0);
    });
    expect(problems).toEqual([]);
  },
};

function Dense(): ReactNode {
  const [isCompact, setCompact] = useState(false);
  return (
    <Density value={isCompact ? 'compact' : 'comfortable'}>
      <button type="button" onClick={() => setCompact(true)}>
        Compact
      </button>
      <FieldForms />
    </Density>
  );
}
