import { MaskedField } from '@rentyard/ui/MaskedField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

const meta = {
  component: MaskedField,
  args: {
    label: 'Registration plate',
    mask: 'aaa 000',
    hint: 'As on the machine’s papers',
    onChange: fn(),
  },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Registration plate' });
    await userEvent.type(input, 'bmv417');
    await expect(input).toHaveValue('bmv 417');
  },
};

/** Backspace behind a literal deletes the character before it, not the literal, which would reappear. */
export const DeletingInTheMiddle: Story = {
  args: { mask: '00-00-00', label: 'Tax office code', defaultValue: '123456' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveValue('12-34-56');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('13-45-6');
    await expect(input.selectionStart).toBe(1);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('19-34-56');
    await expect(input.selectionStart).toBe(2);
  },
};

/** A full field refuses further characters instead of pushing the last one out. */
export const Full: Story = {
  args: { mask: '00-00', label: 'Section', defaultValue: '1234' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('12-34');
  },
};

export const Pasting: Story = {
  args: { mask: '0000 0000 0000 0000', label: 'Card of the deposit' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('4111-1111-1111-1111');
    await expect(input).toHaveValue('4111 1111 1111 1111');
  },
};

/** Values that a form library writes into the element are formatted too. */
export const WrittenFromOutside: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(input, { target: { value: 'bmv417' } });
    await expect(input).toHaveValue('bmv 417');
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Field plate is required!' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'bmv417' } };
