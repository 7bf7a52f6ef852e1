import { NativeSelect } from '@rentyard/ui/NativeSelect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: NativeSelect,
  args: {
    label: 'Rows per page:',
    defaultValue: '25',
    options: ['10', '25', '50', '100'].map((value) => ({ value, label: value })),
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Rows per page:');
    await userEvent.selectOptions(select, '100');
    await expect(select).toHaveValue('100');
  },
};

export const Medium: Story = { args: { size: 'medium', isLabelHidden: true } };
