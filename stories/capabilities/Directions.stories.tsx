import { DateField } from '@rentyard/ui/DateField';
import { Sheet } from '@rentyard/ui/Sheet';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import { TranslationStrip, TranslationTabs } from '@rentyard/ui/TranslationTabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { nothing } from '../guides/nothing.ts';
import { contentLanguages } from '../samples.ts';
import { FleetTable } from '../table/FleetTable.tsx';
import { OffersTable } from '../table/OffersTable.tsx';
import { FieldForms, problemsOf } from './fieldForms.tsx';

/**
 * Text from right to left, as in Arabic and Hebrew: set `dir="rtl"` on the root element. Layout, icons and arrow keys
 * are mirrored. Charts, codes and images are not.
 */
const meta = {
  title: 'Foundations/Right to left',
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;

/** Labels start at the right, chevrons are at the left, and nothing is wider than its form. */
export const Fields: Story = {
  render: () => <FieldForms />,
  play: async ({ canvasElement }) => {
    const problems = await problemsOf(canvasElement, (form, _, name) => {
      expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth + 1);
      const label = form.querySelector('[id$="-label"]');
      if (!label || name === 'Checkbox' || name === 'Switch') return;
      const right = label.getBoundingClientRect().right;
      expect(Math.abs(form.getBoundingClientRect().right - right)).toBeLessThan(2);
    });
    expect(problems).toEqual([]);
    const select = canvasElement.querySelector('form[aria-label=Select] [role=combobox]');
    expect(leftOf(select?.querySelector('svg'))).toBeLessThan(
      leftOf(select?.querySelector('span')),
    );
  },
};

/** The thumb of a switch that is on is at the left. Icons that point along the text are mirrored. */
export const Icons: Story = {
  render: () => (
    <Stack gap={4}>
      <Switch label="Delivery included" defaultChecked />
      <OffersTable state={{ perPage: 10 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const thumb = getComputedStyle(canvas.getByRole('switch'), '::before');
    expect(thumb.translate).toMatch(/^-12px/);
    const next = await canvas.findByRole('button', { name: 'Next page' });
    expect(getComputedStyle(next.querySelector('svg') as Element).scale).toBe('-1 1');
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    expect(leftOf(next)).toBeLessThan(leftOf(previous));
  },
};

/** In a grid, the left arrow leads to the next cell. */
export const GridKeys: Story = {
  render: () => <FleetTable size={20} selection={{}} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const grid = canvas.getByRole('grid');
    const cell = () => grid.querySelector(':focus')?.closest('td, th') as HTMLTableCellElement;
    const first = cell().cellIndex;
    await userEvent.keyboard('{ArrowLeft}');
    expect(cell().cellIndex).toBe(first + 1);
    await userEvent.keyboard('{ArrowRight}');
    expect(cell().cellIndex).toBe(first);
  },
};

/** Among the languages of a text, the left arrow leads to the next one. */
export const LanguageKeys: Story = {
  render: () => (
    <TranslationTabs languages={contentLanguages}>
      <TranslationStrip />
    </TranslationTabs>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /Русский/ })).toHaveFocus();
  },
};

/** In the calendar, the left arrow leads to the next day. */
export const CalendarKeys: Story = {
  render: () => <DateField label="Free from" value="2026-12-01" onChange={nothing} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(day(/December 1, 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(day(/December 2, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  },
};

/** A sheet docks to the left, where lines end. */
export const Docked: Story = {
  render: () => (
    <Sheet isOpen title="Komatsu PC210" onClose={nothing}>
      Serviced in October
    </Sheet>
  ),
  play: async () => {
    const sheet = await waitFor(() => document.querySelector('dialog[open]') as HTMLElement);
    await waitFor(() => expect(leftOf(sheet)).toBe(0));
  },
};

/** The first column of a table is at the right, and numbers are at the left of their cells. */
export const Table: Story = {
  render: () => <OffersTable state={{ perPage: 10 }} selection={{}} />,
  play: async ({ canvas }) => {
    const [first, ...rest] = await canvas.findAllByRole('columnheader');
    for (const head of rest) expect(leftOf(head)).toBeLessThan(leftOf(first));
  },
};
