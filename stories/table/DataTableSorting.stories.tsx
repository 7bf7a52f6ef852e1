import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';

const meta = {
  component: OffersTable,
  args: { state: { perPage: 10 } },
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const orderOf = (canvas: Canvas, head: string) =>
  canvas.getByRole('columnheader', { name: head }).getAttribute('aria-sort');

const firstName = (canvas: Canvas) => canvas.getAllByRole('rowheader')[0]?.textContent;

/** Ascending, descending, and back to the default order of the list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: 'Name' });
    await userEvent.click(head);
    expect(orderOf(canvas, 'Name')).toBe('ascending');
    expect(firstName(canvas)).toBe('Backhoe loader 3CXOF-10409');
    await userEvent.click(head);
    expect(orderOf(canvas, 'Name')).toBe('descending');
    expect(firstName(canvas)).toMatch(/^Wheeled excavator/);
    await userEvent.click(head);
    expect(orderOf(canvas, 'Name')).toBe('none');
    expect(firstName(canvas)).toBe('Crawler excavator, 20 tOF-10412');
  },
};

export const WithShiftBySeveral: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: 'Status' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Per shift' }));
    await user.keyboard('{/Shift}');
    expect(orderOf(canvas, 'Status')).toBe('ascending');
    expect(orderOf(canvas, 'Per shift')).toBe('ascending');
    await expect(
      canvas.getByText('Sorted by Status, ascending; Per shift, ascending'),
    ).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Per hour' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(orderOf(canvas, 'Per hour')).toBe('descending');
  },
};

/** Shift with an arrow key changes the width of a column, and leaves the order alone. */
export const WidthByKeys: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Per hour' });
    const before = head.offsetWidth;
    canvas.getByRole('button', { name: 'Per hour' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(head.offsetWidth).toBe(before + 32));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(head.offsetWidth).toBe(before + 16));
    expect(orderOf(canvas, 'Per hour')).toBe('none');
  },
};

/** A new sort order goes to page 1. */
export const FromALaterPage: Story = {
  args: { state: { page: 4, perPage: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31–40 of 412 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Updated' }));
    await expect(canvas.getByText('1–10 of 412 results')).toBeVisible();
  },
};
