import { TabList } from '@rentyard/ui/TabList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: TabList,
  args: {
    label: 'Prices of the machine',
    items: [
      { id: 'hours', label: 'Hours', content: '45 € per hour' },
      { id: 'shifts', label: 'Shifts', count: 3, content: '320 € per shift' },
      { id: 'months', label: 'Months', isDisabled: true, content: 'No price' },
      { id: 'history', label: 'History', content: 'Changed on 20 November' },
    ],
  },
} satisfies Meta<typeof TabList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tabpanel', { name: 'Hours' })).toHaveTextContent('45 €');
    await userEvent.tab();
    await expect(tab(/Hours/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Shifts/)).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('320 €');
    // A disabled tab is skipped.
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/History/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Hours/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab(/History/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
