import { Checkbox } from '@rentyard/ui/Checkbox';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: Checkbox,
  args: { label: 'Stay signed in for a week' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Stay signed in for a week'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Delivery included" />
      <Checkbox label="Operator included" defaultChecked />
      <Checkbox label="All permissions for offers" isMixed />
      <Checkbox label="Switched off" disabled />
      <Checkbox label="Switched off and on" disabled defaultChecked />
      <Checkbox label="I have read the rules" required error="Field rules is required!" />
      <Checkbox label="Weekend work" hint="Saturday only" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('All permissions for offers')).toBePartiallyChecked();
  },
};
