import { PhoneField } from '@rentyard/ui/PhoneField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: PhoneField,
  args: {
    label: 'Phone',
    country: { code: '+373', mask: '00 000 000' },
    onChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.type(input, '69123456');
    await expect(input).toHaveValue('+373 69 123 456');
  },
};

/** Accepts the full number, with or without the plus, and the national number with its trunk zero. */
export const Pasting: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const pasted = [
      ...['+373 (69) 12-34-56', '0037369123456', '069123456'],
      ...['tel:+373-69-123-456', '\u202A+373 69 123 456\u202C'],
    ];
    for (const written of pasted) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(written);
      await expect(input).toHaveValue('+373 69 123 456');
    }
  },
};

export const EditingInTheMiddle: Story = {
  args: { defaultValue: '+37369123456' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveValue('+373 69 123 456');
    await userEvent.click(input);
    input.setSelectionRange(8, 8);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('+373 61 234 56');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('+373 68 123 456');
  },
};

/** Backspace in an otherwise empty field deletes the code. Inside the code it does nothing. */
export const TheCodeStays: Story = {
  args: { defaultValue: '+3736' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('+373 6');
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('');
  },
};

/** The placeholder is a number that the field accepts. */
export const Placeholder: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveAttribute('type', 'tel');
    await userEvent.click(input);
    await userEvent.paste(input.placeholder);
    await expect(input).toHaveValue(input.placeholder);
  },
};

export const Extension: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('069123456, доб. 5');
    await expect(input).toHaveValue('+373 69 123 456 ext. 5');
  },
};

/** Without a country, or for several numbers, the notation stays as typed. */
export const Multiple: Story = {
  args: { isMultiple: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '069 123 456, +49 30 123456');
    await expect(input).toHaveValue('069 123 456, +49 30 123456');
  },
};

/** A number of another country is not changed, so that the form can reject it. */
export const AnotherCountry: Story = {
  args: { error: 'Incorrect phones format (ex. 06XXXXXXX,07XXXXXXX)' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('+40 712 345 678');
    await expect(input).toHaveValue('+40712345678');
  },
};
