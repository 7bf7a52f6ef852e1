import { RangePlot } from '@rentyard/ui/RangePlot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: RangePlot,
  args: {
    label: 'Price per hour against Crawler excavators',
    value: 360,
    from: 280,
    to: 520,
    median: 400,
    formatValue: (value: number) => `${value.toFixed(2)} MDL`,
  },
} satisfies Meta<typeof RangePlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('280.00 MDL – 520.00 MDL')).toBeVisible();
    await expect(canvas.getByText('400.00 MDL')).toBeVisible();
  },
};

export const TooDear: Story = { args: { value: 900 } };

export const TooCheap: Story = { args: { value: 45 } };

export const OpenInterval: Story = { args: { to: null, median: null } };
