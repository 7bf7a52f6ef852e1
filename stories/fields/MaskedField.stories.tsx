import { MaskedField } from '@rentyard/ui/MaskedField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

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

interface Session {
  readonly send: (command: string, parameters: object) => Promise<void>;
}

/** Writes a text as an input method does: the unfinished word is replaced until it is complete. */
async function compose(input: HTMLInputElement, words: readonly string[]): Promise<void> {
  const { cdp } = await import('vitest/browser');
  const session = cdp() as unknown as Session;
  input.focus();
  for (const text of words) {
    const at = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
  }
  await session.send('Input.insertText', { text: words.at(-1) ?? '' });
}

/** A text of an input method is formatted when it is complete, not while it is composed. */
export const Composition: Story = {
  args: { mask: 'aaa 000', value: '' },
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return (
      <MaskedField {...args} value={value} onChange={(event) => setValue(event.target.value)} />
    );
  },
  play: async ({ canvas }) => {
    if (import.meta.env.MODE !== 'test') return;
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await compose(input, ['b', 'bm', 'bmv', 'bmv4', 'bmv41', 'bmv417']);
    await waitFor(() => expect(input).toHaveValue('bmv 417'));
    // A full field stays as it was.
    input.setSelectionRange(1, 1);
    await compose(input, ['k', 'ka']);
    await waitFor(() => expect(input).toHaveValue('bmv 417'));
  },
};

/** Undo and redo restore whole values, literals included. */
export const UndoAndRedo: Story = {
  args: { mask: '00-00', label: 'Section' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '123');
    await expect(input).toHaveValue('12-3');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('12');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('1');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(input).toHaveValue('12');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(input).toHaveValue('12-3');
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Field plate is required!' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'bmv417' } };
