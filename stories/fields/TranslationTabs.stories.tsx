import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationField } from '@rentyard/ui/TranslationField';
import { TranslationStrip, TranslationTabs, useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { contentLanguages, excavatorName } from '../samples.ts';

const meta = {
  component: TranslationTabs,
  args: { languages: contentLanguages, children: <NameCard /> },
} satisfies Meta<typeof TranslationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function NameCard(): ReactNode {
  const [name, setName] = useState<ComponentProps<typeof TranslationField>['value']>(excavatorName);
  return (
    <Card title="What it is" actions={<TranslationStrip />}>
      <Stack>
        <TranslationField
          label="Name"
          languages={contentLanguages}
          value={name}
          required
          onChange={setName}
        />
        <Preview />
      </Stack>
    </Card>
  );
}

/** A custom component that depends on the active language. */
function Preview(): ReactNode {
  return <p>Shown as in {useActiveLanguage().toUpperCase()}</p>;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 6')).toBeVisible();
    await expect(canvas.getByText('Shown as in EN')).toBeVisible();
    canvas.getByRole('radio', { name: /English/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Shown as in PL')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Polski/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('lang', 'pl');
  },
};
