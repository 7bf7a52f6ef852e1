import { RichTranslationField } from '@rentyard/ui/RichTranslationField';
import type { Translations } from '@rentyard/ui/TranslationField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contentLanguages } from '../samples.ts';

const meta = {
  component: RichTranslationField,
  args: {
    label: 'Content',
    languages: contentLanguages,
    value: { en: '<h2>Komatsu PC210</h2><p>Serviced in October.</p>' },
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<Translations>(args.value);
    return (
      <RichTranslationField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RichTranslationField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Komatsu PC210')).toBeVisible());
  },
};

/** The text of the default language can be copied into an empty translation. */
export const Copied: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Română/ }));
    await waitFor(() => expect(canvas.queryByText('Komatsu PC210')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from EN' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Komatsu PC210')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith({
      en: expect.any(String),
      ro: '<h2>Komatsu PC210</h2><p>Serviced in October.</p>',
    });
  },
};

export const WithError: Story = { args: { errors: { en: 'The text is too long' } } };
