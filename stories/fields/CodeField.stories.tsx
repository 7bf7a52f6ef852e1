import { CodeField } from '@rentyard/ui/CodeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: CodeField,
  args: { label: 'Code from the e-mail', onComplete: fn(), onChange: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the e-mail' });
    await userEvent.type(input, '41a7');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('4');
    await userEvent.type(input, '17');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '093');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenLastCalledWith('417093');
  },
};

export const Pasting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' 417-093 ');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenLastCalledWith('417093');
  },
};

export const WithError: Story = { args: { value: '417093', error: 'Invalid code!' } };

export const Disabled: Story = { args: { value: '417093', disabled: true } };
