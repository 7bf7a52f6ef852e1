import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: TextField,
  args: { label: 'Name', defaultValue: 'Crawler excavator, 20 t' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Name');
    await userEvent.clear(input);
    await userEvent.type(input, 'Backhoe loader 3CX');
    await expect(input).toHaveValue('Backhoe loader 3CX');
  },
};

export const Empty: Story = { args: { defaultValue: '', placeholder: 'Machine and size' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Shown in lists and in search results' } };

/** The message is the description of the input and is announced. */
export const WithError: Story = {
  args: { label: 'Code', defaultValue: 'OF 10412', error: 'Incorrect code format', isCode: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Code');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Incorrect code format');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithAffixes: Story = {
  args: {
    label: 'Domain',
    prefix: 'https://',
    suffix: '.md',
    defaultValue: 'rentyard',
    isCode: true,
  },
};

export const LabelHidden: Story = { args: { isLabelHidden: true, size: 'medium' } };
