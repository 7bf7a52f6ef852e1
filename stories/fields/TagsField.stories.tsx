import { TagsField } from '@rentyard/ui/TagsField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: TagsField,
  args: {
    label: 'Keywords',
    hint: 'Enter or a comma adds a word',
    value: ['excavator', 'crawler'],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TagsField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(input, 'earthworks{Enter}Crawler,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['excavator', 'crawler', 'earthworks']);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Added: earthworks')).toBeInTheDocument();
    await expect(input).toHaveValue('');
  },
};

export const PastingAList: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('tower crane; loader\nmini loader');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'excavator',
      'crawler',
      'tower crane',
      'loader',
      'mini loader',
    ]);
  },
};

/** Backspace in the empty field focuses the last tag, a second one removes it. Arrows move between tags. */
export const RemovingByKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('option', { name: 'crawler' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['crawler']);
    await expect(canvas.getByRole('option', { name: 'crawler' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const NoMoreThanThree: Story = {
  args: { max: 3 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'loader{Enter}crane{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('No more than 3')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { value: [], placeholder: 'excavator, 20 t' } };

export const WithError: Story = { args: { error: 'Minimal positions 3!' } };

export const Disabled: Story = { args: { disabled: true } };
