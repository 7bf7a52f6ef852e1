import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { quoted } from './listingResponses.ts';
import { orderForEdit } from './orders.ts';
import { offerForEdit, offerForReading } from './records.ts';

/** An offer with an answer to the required characteristic of its category. */
const offer = { ...offerForEdit, properties: offerForReading.properties };
const offerReply = { body: { data: offer } };

const made = fn(() => ({ status: 201, body: { data: { ...orderForEdit, id: 90 } } }));

/** Responds only after the key that saves was pressed, like a slow server. */
async function afterTheKey() {
  await new Promise((resolve) => window.addEventListener('keyup', resolve, { once: true }));
  return offerReply;
}

const meta = {
  title: 'Admin/OrderForm',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/orders/edit/412',
    language: 'en',
    responses: {
      'GET orders/:id/edit': { body: { data: orderForEdit } },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The total follows the input exactly. */
export const Total: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() => expect(screen.getByText('1,080.30 USD')).toBeVisible());
    const units = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(units);
    await userEvent.type(units, '7');
    await waitFor(() => expect(screen.getByText('2,120.20 USD')).toBeVisible());
    await expect(
      screen.getByText('1 week + 2 shifts = 2,120.20 USD, saves 400.50 USD'),
    ).toBeVisible();
  },
};

/** A rental that is shorter than the minimum of the offer is refused at its length, with the minimum. */
export const MinimumRental: Story = {
  args: {
    responses: { ...meta.args.responses, 'GET orders/quote': (request) => quoted(request, 2) },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Minimum rental: 2 shifts. Shorter orders are refused.');
    const units = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(units);
    await userEvent.type(units, '1');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('The shortest rental of this offer is 2 units');
    await waitFor(() => expect(units).toBeInvalid());
  },
};

/** A save before the offer has loaded waits for the values that the offer fills in. */
export const SavedBeforeTheOfferCame: Story = {
  args: {
    address: '/orders/create',
    responses: {
      ...meta.args.responses,
      'GET orders/options/offer': { body: { data: [{ id: 412, name: offer.name.en }] } },
      'GET offers/:id/edit': afterTheKey,
      'POST orders': made,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '069123456');
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'OR-9');
    await userEvent.click(screen.getByRole('combobox', { name: /^Offer/ }));
    await userEvent.click(await screen.findByRole('option', { name: offer.name.en }));
    await userEvent.keyboard('{Control>}s{/Control}');
    const body = expect.objectContaining({ category: offer.category?.id, code: 'OR-9' });
    await waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};

/** An order from an offer, by keyboard: one link and one save. The answers are copied too. */
export const FromAnOffer: Story = {
  args: {
    address: '/offers/edit/412',
    responses: { ...meta.args.responses, 'GET offers/:id/edit': offerReply, 'POST orders': made },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const link = await screen.findByRole('link', { name: 'Create order' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'New order' });
    const field = await screen.findByRole('combobox', { name: 'Offer' });
    await waitFor(() => expect(field).toHaveValue(offer.name.en));
    await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), 'OR-10');
    await userEvent.keyboard('{Control>}s{/Control}');
    const body = expect.objectContaining({
      offer: offer.id,
      category: offer.category?.id,
      currency: offer.currency?.id,
      properties: offer.properties,
    });
    await waitFor(() => expect(made).toHaveBeenLastCalledWith(expect.objectContaining({ body })));
  },
};

/** The row menu of the list of offers has the same action, for users who may create orders. */
export const FromARow: Story = {
  args: { address: '/offers/page/1' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [menu] = await screen.findAllByRole('button', { name: /^Actions/ });
    await userEvent.click(menu as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create order' }));
    await screen.findByRole('heading', { name: 'New order' });
    const field = await screen.findByRole('combobox', { name: 'Offer' });
    await waitFor(() => expect(field).not.toHaveValue(''));
  },
};

const freeOptions = fn(({ query }: { readonly query: URLSearchParams }) => ({
  body: {
    data: [
      { id: 412, name: 'Excavator A', status: 'active', free: true },
      ...(query.has('only_free')
        ? []
        : [
            {
              ...{ id: 413, name: 'Excavator B', status: 'active', free: false },
              next_free_at: '2026-06-10T05:00:00.000Z',
            },
          ]),
    ],
  },
}));

/** The options of offers say whether they are free in the period of the order, and can be those only. */
export const FreeOffers: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET orders/quote': (request) => quoted(request, 1, '2026-06-10T13:00:00.000Z'),
      'GET orders/options/offer': freeOptions,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const onlyFree = await screen.findByRole('checkbox', { name: 'Only free in this period' });
    const offers = screen.getByRole('combobox', { name: /^Offer/ });
    await userEvent.click(offers);
    await expect(await screen.findByRole('option', { name: /Excavator A.*Free/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: /Excavator B.*Free from/ })).toBeVisible();
    const query = freeOptions.mock.lastCall?.[0].query;
    await expect(query?.get('free_from')).toBe('2026-06-08T05:00:00.000Z');
    await expect(query?.get('free_to')).toBe('2026-06-10T13:00:00.000Z');
    await expect(query?.get('order')).toBe(String(orderForEdit.id));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(onlyFree);
    await userEvent.click(offers);
    await screen.findByRole('option', { name: /Excavator A/ });
    await waitFor(() => expect(screen.queryByRole('option', { name: /Excavator B/ })).toBeNull());
  },
};
