import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { orderForEdit, orderPrice } from './orders.ts';
import { offerForReading } from './records.ts';

const order = {
  ...offerForReading,
  ...orderForEdit,
  name: offerForReading.name,
  ...{ description: null, content: null, life: 'late', units: 7, total: '2120.20' },
};
const shown = { body: { data: order } };
const expiring = {
  ...order,
  ...{ ...orderPrice, price_terms_changed: false, overtime: { hours: null, price: null } },
  expires_at: '2099-06-04T08:00:00.000Z',
};
const repriced = fn(() => ({ body: { data: { ...orderForEdit, version: 9 } } }));
const undone = fn(() => ({ body: { data: orderForEdit } }));

const meta = {
  title: 'Admin/OrderPrice',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/orders/show/412',
    language: 'en',
    responses: {
      'GET orders/:id/show': shown,
      'POST orders/:id/reprice': repriced,
      'POST orders/:id/undo_rental': undone,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the total consists of, overtime as a proposal, and current prices on request. */
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('1 week + 2 shifts = 2,120.20 USD, saves 400.50 USD');
    await expect(screen.getByText(/^Overtime by the meter: 4.5 h .* 216.00 USD/)).toBeVisible();
    await expect(screen.getByText('From 1 week')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply current prices' }));
    const body = { version: order.version };
    await waitFor(() => expect(repriced).toHaveBeenCalledWith(expect.objectContaining({ body })));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const last = { version: 9 };
    await waitFor(() =>
      expect(undone).toHaveBeenCalledWith(expect.objectContaining({ body: last })),
    );
  },
};

/** The same in Polish, with the plural forms of the language. */
export const InPolish: Story = {
  globals: { language: 'pl' },
  play: async ({ canvasElement }) => {
    const text = /^1 tydzień \+ 2 zmiany = 2120,20 USD, oszczędność 400,50 USD$/;
    await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible());
  },
};

/** A request says when it expires. Nothing else needs a decision. */
export const Request: Story = {
  args: {
    responses: { ...meta.args.responses, 'GET orders/:id/show': { body: { data: expiring } } },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/^The request expires 06\/04\/2099/);
    await expect(screen.queryByRole('button', { name: 'Apply current prices' })).toBeNull();
  },
};
