import { PasswordField } from '@rentyard/ui/PasswordField';
import { PasswordStrength } from '@rentyard/ui/PasswordStrength';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: PasswordStrength,
  args: { password: '', avoid: ['Ana Rusu', 'ana.rusu@rentyard.md'] },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function WithField(args) {
    const [password, setPassword] = useState(args.password);
    return (
      <Stack gap={2}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength {...args} password={password} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await userEvent.type(input, 'crane');
    const meter = canvas.getByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await userEvent.type(input, ' lifts nine tonnes');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Strong');
    await userEvent.clear(input);
    await userEvent.type(input, 'ana.rusu24');
    await expect(canvas.getByText('Weak')).toBeVisible();
  },
};

export const Weak: Story = { args: { password: 'qwertyuiop' } };
export const Fair: Story = { args: { password: 'Loader2026' } };
export const Good: Story = { args: { password: 'Crawler-20t' } };
export const Strong: Story = { args: { password: 'correct horse battery staple' } };
