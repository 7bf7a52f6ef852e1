import { TranslationMatrix } from '@rentyard/ui/TranslationMatrix';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { categories, contentLanguages } from '../samples.ts';

const states = [
  { en: 'done', ru: 'done', ua: 'done', ro: 'done', tr: 'done', pl: 'done' },
  { en: 'done', ru: 'done', ua: 'outdated', ro: 'done' },
  { en: 'done', ru: 'done', ro: 'done', pl: 'outdated' },
  { en: 'done', ru: 'outdated', ua: 'done', ro: 'done', tr: 'done' },
] as const;

const meta = {
  component: TranslationMatrix,
  args: {
    label: 'Translations of categories',
    languages: contentLanguages,
    records: categories.map((category, index) => ({
      ...category,
      states: states[index % states.length] ?? {},
    })),
    cellHref: (record, language) => `#/categories/edit/${record.id}?text=${language}`,
  },
} satisfies Meta<typeof TranslationMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const missing = canvas.getByRole('link', { name: 'Mini excavators, Türkçe: not translated' });
    await expect(missing).toHaveAttribute('href', '#/categories/edit/2?text=tr');
    await expect(canvas.getByRole('progressbar', { name: 'Polski' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Excavators, English/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(canvas.getByRole('link', { name: /^Mini excavators, Polski/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('link', { name: /^Excavators, English/ })).toHaveFocus();
  },
};

export const NoRecords: Story = { args: { records: [] } };
