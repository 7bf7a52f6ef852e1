import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { answeredOffer, byRomanians, review, weight } from './listingResponses.ts';

const meta = {
  title: 'Admin/OfferForm',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/offers/edit/412',
    language: 'en',
    responses: { 'GET offers/:id/edit': { body: { data: answeredOffer } } },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(() => ({ body: { data: { ...answeredOffer, version: 4 } } }));

/**
 * In Polish the form opens on the Polish texts, numbers have a decimal comma, and a characteristic without a Polish
 * name is marked with the language of its name.
 */
export const InPolish: Story = {
  globals: { language: 'pl' },
  args: {
    responses: {
      ...meta.args.responses,
      'PATCH offers/:id': saved,
      'GET properties/:id/list_for_offer': {
        body: { data: [{ ...weight, fallbacks: { name: 'en' } }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const one = (selector: string) => canvasElement.querySelector<HTMLElement>(selector);
    // The form submits a hidden input beside the one that is typed into.
    const shift = ':has(> [name="prices.price_per_shift"]) input:not([type=hidden])';
    await waitFor(() => expect(one(shift)).toBeVisible());
    await expect(one('[role=radio][aria-checked=true]')).toHaveTextContent(/^PL/);
    await within(canvasElement).findByRole('textbox', { name: /^EN Operating weight/ });
    const price = one(shift) as HTMLInputElement;
    await userEvent.clear(price);
    await userEvent.type(price, '17,25');
    await userEvent.tab();
    await expect(price).toHaveValue('17,25');
    await userEvent.keyboard('{Control>}s{/Control}');
    const prices = expect.objectContaining({ price_per_shift: '17.25' });
    const body = expect.objectContaining({ prices });
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ body })));
  },
};

/**
 * Prices by duration are rows: added and removed by keyboard, checked in their cells, compared with those of
 * other offers.
 */
export const PricesByDuration: Story = {
  args: { responses: { ...meta.args.responses, 'PATCH offers/:id': saved } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const first = within(await screen.findByRole('group', { name: 'Price 1' }));
    await expect(first.getByRole('textbox', { name: 'From' })).toHaveValue('1');
    await screen.findByText('Week: above typical range (max 1,600.00 USD)');
    const add = screen.getByRole('button', { name: 'Add price' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const second = within(await screen.findByRole('group', { name: 'Price 2' }));
    const from = second.getByRole('textbox', { name: 'From' });
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.keyboard('1');
    await userEvent.type(second.getByRole('textbox', { name: 'Price per unit' }), '1500');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Of this unit, a tier already begins with 1: enter more');
    await waitFor(() => expect(from).toBeInvalid());
    await userEvent.clear(from);
    await userEvent.type(from, '2');
    await userEvent.keyboard('{Control>}s{/Control}');
    const tiers = [
      { from: 1, unit: 'week', price: '1800.00' },
      { from: 2, unit: 'week', price: '1500.00' },
    ];
    const body = expect.objectContaining({ price_tiers: tiers });
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ body })));
    await userEvent.click(screen.getByRole('button', { name: 'Remove price 1' }));
    await waitFor(() => expect(add).toHaveFocus());
    await expect(screen.queryByRole('group', { name: 'Price 2' })).toBeNull();
  },
};

/**
 * The hourly price is compared with the range of the category, the shift price with other offers. An unusual price
 * causes a warning but can be saved.
 */
export const UnusualPrice: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const perHour = await screen.findByRole('textbox', { name: 'Per hour' });
    await screen.findByText('Hourly price vs. category range');
    await expect(screen.getByText('Shift price vs. 9 offers in category')).toBeVisible();
    await userEvent.clear(perHour);
    await userEvent.type(perHour, '145');
    await waitFor(() => expect(screen.getByText('Above typical range (max 75 USD)')).toBeVisible());
  },
};

/** The status history of an offer, with undo of the last change. */
export const Statuses: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() => expect(screen.getByText('The photo shows something else')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Revert to Rejected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rejection reason' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Preset reasons are in the user's language, each above the text that the offer's author will read. */
export const RejectedInTheAuthorsLanguage: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      ...byRomanians,
      'GET offers/:id/review': { body: { data: review } },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('OF-10088 · same location, same owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rejection reason' }));
    const sent = await dialog.findByText('Prețul nu este realist');
    await expect(sent.closest('[lang]')).toHaveAttribute('lang', 'ro');
    await userEvent.click(dialog.getByRole('button', { name: /The price is not realistic/ }));
    const reason = dialog.getByRole('textbox');
    await expect(reason).toHaveValue('Prețul nu este realist');
    await expect(reason).toHaveAttribute('lang', 'ro');
    await expect(reason).toHaveAccessibleDescription(
      'In your language: The price is not realistic',
    );
  },
};

export const LikelyDuplicate: Story = {
  args: {
    responses: { ...meta.args.responses, 'GET offers/:id/review': { body: { data: review } } },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() =>
      expect(screen.getByText('OF-10088 · same location, same owner')).toBeVisible(),
    );
  },
};

/** Arrow keys move the point. The coordinates follow, and the form suggests a region near the point. */
export const PlaceByKeyboard: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET regions/near': { body: { data: { id: 7, name: 'Ungheni' } } },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const map = await screen.findByRole('application', { name: 'Map' });
    map.focus();
    await userEvent.keyboard('{ArrowUp}');
    const latitude = screen.getByRole('textbox', { name: 'Latitude' });
    await waitFor(() =>
      expect(Number((latitude as HTMLInputElement).value)).toBeGreaterThan(47.0245),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Set region: Ungheni' }));
    await expect(screen.getByRole('combobox', { name: /^Region/ })).toHaveValue('Ungheni');
  },
};
