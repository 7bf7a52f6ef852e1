import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens, storyUser } from './AdminScreen.tsx';
import { pageOf } from './fakeServer.ts';
import { orderRows } from './orders.ts';

const meta = {
  title: 'Admin/OrderAmounts',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/orders/page/1',
    language: 'en',
    responses: { 'GET orders': ({ query }) => pageOf(orderRows, query) },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sums = {
  base_currency: { id: 3, name: 'EUR' },
  as_of: '2026-05-31T09:00:00.000Z',
  total: '29871.40',
  without_rate: 1,
  by_currency: [
    {
      currency: { id: 3, name: 'EUR' },
      orders: 12,
      total: '27065.28',
      rate: null,
      rate_date: null,
    },
    {
      currency: { id: 1, name: 'MDL' },
      orders: 4,
      total: '55000.00',
      rate: '19.60',
      rate_date: '2026-05-30T00:00:00.000Z',
    },
    { currency: { id: 9, name: 'XTS' }, orders: 1, total: '7.00', rate: null, rate_date: null },
  ],
};

const requestedSums = fn();

/** Totals of all matching orders load on request: converted, by currency, and the day of the rates. */
export const Totals: Story = {
  args: {
    address: '/orders/page/1?filter[status]=active&quick_filter=crane',
    responses: {
      'GET orders': () => pageOf(orderRows, new URLSearchParams()),
      'GET orders/sums': ({ query }) => {
        requestedSums(Object.fromEntries(query));
        return { body: { data: sums } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    requestedSums.mockClear();
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    const button = screen.getByRole('button', { name: 'Totals' });
    await expect(requestedSums).not.toHaveBeenCalled();
    await userEvent.click(button);
    const line = await screen.findByRole('status', { name: 'Totals' });
    await waitFor(() => expect(line).toHaveTextContent(/^Total: 29,871.40 EUR/));
    await expect(line).toHaveTextContent('55,000.00 MDL (4 orders)');
    await expect(line).toHaveTextContent('Exchange rates of May 30, 2026');
    await expect(line).toHaveTextContent('Not included, no exchange rate: 1 order');
    await expect(requestedSums).toHaveBeenCalledWith({
      search: 'crane',
      'filter[status]': 'active',
    });
    await userEvent.click(button);
    await expect(screen.queryByRole('status', { name: 'Totals' })).toBeNull();
  },
};

const requestedExport = fn();

/** A column with the amounts in the base currency is hidden until it is chosen, and then exported. */
export const InBaseCurrency: Story = {
  args: {
    address: '/orders/page/1',
    responses: {
      ...meta.args.responses,
      'PATCH profile': ({ body }) => ({ body: { data: { ...storyUser(), ...body } } }),
      'GET orders': ({ query }) => {
        const rows = orderRows.map((row) => ({ ...row, normalized: { total: '18.37' } }));
        return pageOf(query.get('normalized') === '1' ? rows : orderRows, query);
      },
      'GET orders/export': ({ query }) => {
        requestedExport(query.get('columns'));
        return { status: 500, body: { message: 'The disk is full.', code: 'internal' } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    requestedExport.mockClear();
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    await expect(screen.queryByRole('columnheader', { name: /Total, EUR/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const column = await screen.findByRole('checkbox', { name: 'Total, EUR' });
    await expect(column).not.toBeChecked();
    await userEvent.click(column);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: /Total, EUR/ });
    await waitFor(() => expect(screen.getAllByText('18.37')[0]).toBeVisible());

    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export…' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Amounts also in EUR' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(requestedExport).toHaveBeenCalledWith(expect.stringMatching(/,total\.base$/)),
    );
  },
};
