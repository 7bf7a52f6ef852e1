import { languageCodes } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { loadScreens } from './AdminScreen.tsx';
import { catalogueResponses } from './catalogueRows.ts';
import { InSixLanguages, loadLanguages } from './InSixLanguages.tsx';

/**
 * The list and the form of every plain module, in every language. No message is missing or shows its key, and the
 * texts of each language differ.
 */
const meta = {
  title: 'Admin/Modules',
  component: InSixLanguages,
  loaders: [loadScreens, loadLanguages],
  args: { address: '/brands/create', responses: catalogueResponses },
  play: async ({ args, canvasElement }) => {
    const isForm = args.address.endsWith('/create');
    const shown = isForm ? 'form' : 'tbody tr, li[data-row]';
    const headings = new Set<string>();
    for (const language of languageCodes) {
      canvasElement.querySelector<HTMLElement>(`[data-language="${language}"]`)?.click();
      await waitFor(() => {
        expect(canvasElement.querySelector(shown)).not.toBeNull();
        const heading = canvasElement.querySelector('main h1')?.textContent ?? '';
        expect(heading).not.toBe('');
        // The texts of each language differ.
        expect([...headings]).not.toContain(heading);
        headings.add(heading);
      });
      const text = canvasElement.innerText.replaceAll(/[\w-]+(\.[\w-]+)*\.(test|webp)/g, '');
      await expect(text).not.toMatch(/\b(undefined|NaN|\[object Object\])\b/);
      await expect(text).not.toMatch(/\b[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*\b/);
      await expect(text).not.toMatch(/\{\w+\}/);
    }
  },
} satisfies Meta<typeof InSixLanguages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brands: Story = {};
/** Flags are pictures: fonts of Windows have none. */
export const CountryList: Story = {
  args: { address: '/countries/page/1' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'MD' }, { timeout: 20_000 });
    await expect(canvasElement.innerText).not.toMatch(/\p{RI}/u);
  },
};
export const Countries: Story = { args: { address: '/countries/create' } };
export const Regions: Story = { args: { address: '/regions/create' } };
export const Currencies: Story = { args: { address: '/currencies/create' } };
export const ExchangeRates: Story = { args: { address: '/exchange-rates/page/1' } };
export const NewExchangeRate: Story = { args: { address: '/exchange-rates/create' } };
export const Languages: Story = { args: { address: '/languages/create' } };
export const Projects: Story = { args: { address: '/projects/create' } };
export const Positions: Story = { args: { address: '/positions/create' } };
export const CarClasses: Story = { args: { address: '/car-classes/create' } };
export const Pages: Story = { args: { address: '/pages/create' } };
export const PageList: Story = { args: { address: '/pages/page/1' } };
export const Photos: Story = { args: { address: '/photo/page/1' } };
