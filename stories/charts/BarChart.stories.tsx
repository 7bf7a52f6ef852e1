import { BarChart } from '@rentyard/ui/BarChart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

const events = [
  41, 36, 22, 14, 9, 12, 38, 96, 142, 188, 231, 254, 263, 248, 240, 257, 244, 201, 166, 139, 121,
  98, 77, 52,
];

const meta = {
  component: BarChart,
  args: {
    label: 'Events of the bot by hour',
    series: [
      { id: 'events', label: 'Events', tone: 'info' },
      { id: 'errors', label: 'Errors', tone: 'danger' },
    ],
    bars: events.map((count, hour) => ({
      label: `${String(hour).padStart(2, '0')}:00`,
      values: { events: count, errors: hour % 5 === 0 ? Math.round(count / 9) : 2 },
    })),
    formatValue: (value: number) => value.toLocaleString('en'),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '10:00 231 26 257' })).toBeInTheDocument();
  },
};

/** The values of the bar under the pointer are shown above the chart. */
export const Pointed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const columns = canvasElement.querySelectorAll(
      'figure > div:nth-of-type(1) > div:last-child > div',
    );
    await userEvent.hover(columns[12] as Element);
    await expect(canvas.getAllByText('12:00')[0]).toBeVisible();
    await expect(canvas.getAllByText('263')[0]).toBeVisible();
  },
};

/** Bars are selected by dragging, or by two sliders for the keyboard. */
export const Chosen: Story = {
  args: { selection: [8, 11], onSelectionChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const plot = canvasElement.querySelector('figure > div:nth-of-type(1) > div:last-child');
    if (!plot) throw new Error('The chart has no bars.');
    const { left, width, top } = plot.getBoundingClientRect();
    const at = (bar: number) => ({ clientX: left + ((bar + 0.5) * width) / 24, clientY: top + 10 });
    await fireEvent.pointerDown(plot, { button: 0, pointerId: 1, ...at(15) });
    await fireEvent.pointerMove(plot, { pointerId: 1, ...at(13) });
    await fireEvent.pointerUp(plot, { pointerId: 1, ...at(13) });
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([13, 15]);
    await userEvent.tab();
    await expect(
      canvas.getByRole('slider', { name: 'Events of the bot by hour: from' }),
    ).toHaveFocus();
    const to = canvas.getByRole('slider', { name: 'Events of the bot by hour: to' });
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await expect(to).toHaveAttribute('aria-valuetext', '11:00');
    await fireEvent.change(to, { target: { value: '12' } });
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([8, 12]);
  },
};

export const OneSeries: Story = {
  args: {
    label: 'Orders by month',
    series: [{ id: 'orders', label: 'Orders', tone: 'accent' }],
    bars: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
      label,
      values: { orders: [412, 466, 520, 488, 391, 274][index] ?? 0 },
    })),
  },
};

export const NothingYet: Story = { args: { bars: [] } };
