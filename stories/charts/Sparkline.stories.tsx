import { Sparkline } from '@rentyard/ui/Sparkline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const days = [12, 14, 9, 16, 21, 18, 25, 24, 31, 28, 26, 34, 39, 37].map((value, index) => ({
  label: `${index + 7} November`,
  value,
}));

const meta = {
  component: Sparkline,
  args: { label: 'New offers by day', points: days },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'New offers by day' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '20 November 37' })).toBeInTheDocument();
  },
};

export const Falling: Story = { args: { tone: 'danger', points: days.toReversed() } };

export const Flat: Story = { args: { points: days.map(({ label }) => ({ label, value: 4 })) } };

export const OneValue: Story = { args: { points: days.slice(0, 1) } };

export const NoValues: Story = { args: { points: [] } };
