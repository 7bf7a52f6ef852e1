import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import {
  TranslationField,
  type TranslationFieldHandle,
  type TranslationFieldProps,
} from '@rentyard/ui/TranslationField';
import { TranslationStrip, TranslationTabs } from '@rentyard/ui/TranslationTabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contentLanguages, excavatorName } from '../samples.ts';

const meta = {
  component: TranslationField,
  args: {
    label: 'Name',
    languages: contentLanguages,
    value: excavatorName,
    required: true,
    onChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TranslationField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: TranslationFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  return <TranslationField {...props} value={value} onChange={setValue} />;
}

/** While a language is empty, the default text is shown greyed as a placeholder. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Türkçe, not translated/ }));
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('placeholder', 'Crawler excavator, 20 t');
    await expect(input).toHaveAttribute('lang', 'tr');
    await userEvent.type(input, 'Paletli ekskavatör, 20 t');
    await expect(canvas.getByText('5 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /English/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Crawler excavator, 20 t');
  },
};

/** The language tabs of the card switch all of its fields. */
export const SharedTabs: Story = {
  render: () => (
    <TranslationTabs languages={contentLanguages}>
      <Card title="What it is" actions={<TranslationStrip />}>
        <Stack>
          <Controlled
            label="Name"
            languages={contentLanguages}
            value={excavatorName}
            onChange={() => {}}
          />
          <Controlled
            label="Description"
            multiline
            languages={contentLanguages}
            value={{ en: 'Serviced in May.', ro: 'Revizie în mai.' }}
            errors={{ pl: 'Maximum amount of characters is 20000!' }}
            onChange={() => {}}
          />
        </Stack>
      </Card>
    </TranslationTabs>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Română/ }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Excavator pe șenile, 20 t',
    );
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Revizie în mai.',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Polski, has errors/ })).toBeChecked();
    await expect(canvas.getByText(/20000/)).toBeVisible();
  },
};

/** When a form focuses the field, the first language with an error opens. */
export const FocusOpensTheBadLanguage: Story = {
  args: {
    errors: { tr: 'Minimum amount of characters is 2!' },
    value: { ...excavatorName, tr: 'P' },
  },
  render: function WithHandle(args) {
    const field = useRef<TranslationFieldHandle>(null);
    return (
      <Stack align="start">
        <TranslationField {...args} ref={field} />
        <Button onClick={() => field.current?.focus()}>Save offer</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save offer' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('P');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Multiline: Story = { args: { multiline: true } };

export const Disabled: Story = { args: { disabled: true } };
