import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../packages/admin/src/services/drafts/draftStore.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { categoryResponses, savedMeanwhile } from './category.ts';
import type { FakeRequest } from './fakeServer.ts';

const meta = {
  title: 'Admin/CategoryPrices',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/categories/7/update/prices', language: 'en', responses: categoryResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Screen = ReturnType<typeof within>;

const save = () => userEvent.keyboard('{Control>}s{/Control}');
const gridOf = async (screen: Screen) =>
  within(await screen.findByRole('grid', { name: 'Minimum hourly price' }));
const cellAt = (grid: Screen, row: number, cell: number) =>
  within(grid.getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[
    cell
  ] as HTMLElement;

/** Prices are typed and pasted as in a spreadsheet, and sent unchanged. */
export const Prices: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    await expect(cellAt(grid, 3, 2)).toHaveTextContent('on request');
    cellAt(grid, 5, 0).focus();
    await userEvent.paste('0\t8\t1 360,5\t26 000\n8\t\t-\t');
    await expect(cellAt(grid, 5, 2)).toHaveTextContent('1,360.50');
    await expect(cellAt(grid, 6, 2)).toHaveTextContent('on request');
    await waitFor(() => expect(screen.getByText('3 changes')).toBeVisible());
    await save();
    await waitFor(() => expect(screen.queryByText('3 changes')).toBeNull());
    await expect(cellAt(grid, 5, 3)).toHaveTextContent('26,000.00');
  },
};

/** Overlapping intervals and invalid amounts are marked in their cells. */
export const PricesRefused: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    cellAt(grid, 3, 0).focus();
    await userEvent.keyboard('10{Enter}');
    cellAt(grid, 2, 3).focus();
    await userEvent.keyboard('cheap{Enter}');
    await save();
    await waitFor(() => expect(cellAt(grid, 3, 0)).toBeInvalid());
    await expect(cellAt(grid, 3, 0)).toHaveAccessibleDescription('Minimum value is 14');
    await expect(cellAt(grid, 2, 3)).toBeInvalid();
    await expect(screen.getByRole('link', { name: /Prices ?, has errors/ })).toBeVisible();
  },
};

const update = categoryResponses['PATCH categories/:id/update_prices'];
const saved = (request: FakeRequest) =>
  typeof update === 'function' ? update(request) : { body: {} };

/** Refuses a save that started before another user changed the hourly price to 27.00. */
const pricedMeanwhile = (before: number) => (request: FakeRequest) => {
  if (request.body.version !== before) return saved(request);
  const { status, body: refusal } = savedMeanwhile({});
  const theirs = [
    {
      currency: { id: 1, name: 'EUR' },
      property: { id: 21, name: 'Operating weight, t' },
      value: null,
      intervals: [
        { from: 6, to: 14, min_hour_price: '27.00' },
        { from: 14, to: 22, min_hour_price: null },
      ],
    },
  ];
  return { status, body: { ...refusal, data: { ...refusal.data, id: 7, prices: theirs } } };
};

/** Another user saved a different amount. The cell shows it, and a second save keeps the user's own. */
export const PricesConflict: Story = {
  args: {
    responses: { ...categoryResponses, 'PATCH categories/:id/update_prices': pricedMeanwhile(3) },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    cellAt(grid, 2, 2).focus();
    await userEvent.keyboard('25{Enter}');
    await save();
    await waitFor(() => expect(cellAt(grid, 2, 2)).toBeInvalid());
    await expect(cellAt(grid, 2, 2)).toHaveTextContent(
      'Ana Rusu saved 27.00 while you were editing',
    );
    await save();
    await waitFor(() => expect(cellAt(grid, 2, 2)).toBeValid());
    await expect(cellAt(grid, 2, 2)).toHaveTextContent('25.00');
  },
};

/** An amount from a draft does not silently overwrite a newer amount of another user. */
export const DraftMet: Story = {
  args: PricesConflict.args,
  beforeEach: async () => {
    const pricedAt = (eur: string) => ({
      version: 3,
      currencies: [
        { id: 1, name: 'EUR' },
        { id: 2, name: 'MDL' },
      ],
      lines: [
        {
          uid: '21//6/14',
          property: 21,
          value: null,
          from: '6',
          to: '14',
          amounts: { 1: eur, 2: '480.00' },
        },
      ],
    });
    await drafts.save('1/categories/prices/7', {
      storedAt: Date.now() - 3_600_000,
      base: pricedAt('24.50'),
      values: pricedAt('25.00'),
    });
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore values' }));
    const grid = await gridOf(screen);
    await waitFor(() => expect(cellAt(grid, 2, 2)).toHaveTextContent('25.00'));
    await save();
    await waitFor(() =>
      expect(cellAt(grid, 2, 2)).toHaveTextContent('Ana Rusu saved 27.00 while you were editing'),
    );
  },
};

let finishSave = () => {};
const slowly = fn(
  (request: FakeRequest) =>
    new Promise<Awaited<ReturnType<typeof saved>>>((resolve) => {
      finishSave = () => resolve(saved(request));
    }),
);

/** Values typed while a save runs remain, also in rows without a price. */
export const TypedOn: Story = {
  args: { responses: { ...categoryResponses, 'PATCH categories/:id/update_prices': slowly } },
  beforeEach: () => void slowly.mockClear(),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    cellAt(grid, 2, 2).focus();
    await userEvent.keyboard('25{Enter}');
    await save();
    await waitFor(() => expect(slowly).toHaveBeenCalledOnce());
    cellAt(grid, 3, 2).focus();
    await userEvent.keyboard('30{Enter}');
    cellAt(grid, 5, 0).focus();
    await userEvent.keyboard('8{Enter}');
    finishSave();
    await waitFor(() => expect(screen.getByText('2 changes')).toBeVisible());
    await expect(cellAt(grid, 2, 2)).toHaveTextContent('25.00');
    await expect(cellAt(grid, 3, 2)).toHaveTextContent('30.00');
    await expect(cellAt(grid, 5, 0)).toHaveTextContent('8');
    cellAt(grid, 5, 2).focus();
    await userEvent.keyboard('12{Enter}');
    await save();
    await waitFor(() => expect(slowly).toHaveBeenCalledTimes(2));
    await expect(slowly.mock.lastCall?.[0].body).toMatchObject({
      version: 4,
      prices: [
        {
          property: 21,
          currency: 1,
          intervals: [{ min_hour_price: '25.00' }, { from: 14, min_hour_price: '30.00' }],
        },
        { property: 21, currency: 2 },
        { property: 22, currency: 1, intervals: [{ from: 8, min_hour_price: '12.00' }] },
      ],
    });
    finishSave();
    await waitFor(() => expect(screen.queryByText(/changes?$/)).toBeNull());
  },
};

const theirPrice = (currency: number, property: number) => ({
  currency: { id: currency, name: currency === 1 ? 'EUR' : 'USD' },
  property: { id: property, name: 'Operating weight, t' },
  value: null,
  intervals: [{ from: 6, to: 14, min_hour_price: '24.50' }],
});
const usdAndNewProperty = [theirPrice(1, 21), theirPrice(3, 21), theirPrice(1, 99)];

/**
 * Another user added prices in another currency and for a characteristic that this page does not show. A save keeps
 * both.
 */
export const PricesOfOthersStay: Story = {
  args: {
    responses: {
      ...categoryResponses,
      'PATCH categories/:id/update_prices': (request) => {
        const { status, body: refusal } = savedMeanwhile({});
        if (request.body.version === 3) {
          const data = { ...refusal.data, id: 7, prices: usdAndNewProperty };
          return { status, body: { ...refusal, data } };
        }
        const sent = request.body.prices as readonly { currency: number; property: number }[];
        const isKept = [
          [3, 21],
          [1, 99],
        ].every(([currency, property]) =>
          sent.some((row) => row.currency === currency && row.property === property),
        );
        return isKept ? saved(request) : { status: 500, body: {} };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    cellAt(grid, 2, 2).focus();
    await userEvent.keyboard('25{Enter}');
    await screen.findByText('1 change');
    await save();
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
    await expect(cellAt(grid, 2, 2)).toHaveTextContent('25.00');
  },
};
