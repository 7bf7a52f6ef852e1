import { AuthLayout } from '@rentyard/ui/AuthLayout';
import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Heading } from '@rentyard/ui/Heading';
import { Logo } from '@rentyard/ui/Logo';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Rentyard" />,
    tagline: 'Every machine of the yard in one place.',
    children: (
      <Stack gap={4}>
        <Heading level={1}>Sign in</Heading>
        <TextField label="E-mail" type="email" autoComplete="username" />
        <PasswordField label="Password" />
        <Checkbox label="Stay signed in for a week" />
        <Button variant="primary" size="large">
          Sign in
        </Button>
      </Stack>
    ),
    actions: <Button variant="ghost">EN</Button>,
    footer: 'Rentyard 0.1.0',
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
