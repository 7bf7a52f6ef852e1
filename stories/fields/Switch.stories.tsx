import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: Switch,
  args: { label: 'Active', hint: 'Shown on the marketplace' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Active' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off, cannot be changed" disabled />
      <Switch label="On, cannot be changed" disabled defaultChecked />
      <Switch label="Default language" error="The default language cannot be switched off" />
    </Stack>
  ),
};
