import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens, storyUser } from './AdminScreen.tsx';
import type { FakeRequest } from './fakeServer.ts';
import { claimed, queuedOffers, review } from './listingResponses.ts';
import { offerForEdit } from './records.ts';

const claim = fn(claimed);
const changed = fn(() => ({ body: { data: { ...offerForEdit, status: 'active', version: 4 } } }));
const saved = fn(({ body }: FakeRequest) => ({ body: { data: { ...storyUser(), ...body } } }));

const meta = {
  title: 'Admin/OfferReviewQueue',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    claim.mockClear();
    changed.mockClear();
    saved.mockClear();
  },
  args: {
    address: '/offers/review',
    language: 'en',
    responses: {
      'GET offers/review/queue': queuedOffers,
      'POST offers/review/claim': claim,
      'POST offers/review/release': { body: { data: { released: [] } } },
      'GET offers/:id/review': { body: { data: review } },
      'PATCH offers/:id/change_status': changed,
      'PATCH profile': saved,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const excavator = 'Crawler excavator, 21 t';
const mini = 'Mini excavator 1.8 t with thumb';

/** The queue beside the sheet, or in a dialog on narrow screens. */
async function openQueue(canvasElement: HTMLElement) {
  const screen = within(canvasElement);
  await screen.findByRole('heading', { name: excavator });
  const button = screen.queryByRole('button', { name: 'Queue' });
  if (!button) return within(screen.getByRole('navigation', { name: 'Queue' }));
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
}

/** The riskiest offer is open. Another reviewer has the last one, so it cannot be opened. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const queue = await openQueue(canvasElement);
    const first = await queue.findByRole('button', { name: /OF-10412 · price 2\.9 ×/ });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(queue.getByRole('button', { name: /with Ana Rusu/ })).toBeDisabled();
    await expect(queue.getByRole('combobox', { name: 'Order of the queue' })).toHaveValue('risk');
  },
};

/** A click, J and K go to another offer of the queue. */
export const OpenedFromQueue: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const queue = await openQueue(canvasElement);
    await userEvent.click(await queue.findByRole('button', { name: new RegExp(mini) }));
    await screen.findByRole('heading', { name: mini });
    await userEvent.keyboard('k');
    await screen.findByRole('heading', { name: excavator });
    await userEvent.keyboard('j');
    await screen.findByRole('heading', { name: mini });
    await userEvent.keyboard('j');
    await expect(screen.getByRole('heading', { name: mini })).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

/** The order is saved in the preferences, and the next offers are claimed in it. */
export const OldestFirst: Story = {
  play: async ({ canvasElement }) => {
    const queue = await openQueue(canvasElement);
    await userEvent.selectOptions(
      queue.getByRole('combobox', { name: 'Order of the queue' }),
      'oldest',
    );
    await waitFor(() => {
      const [first, second] = queue.getAllByRole('button', { name: /OF-/ });
      expect(first).toHaveTextContent('OF-10410');
      expect(second).toHaveTextContent('OF-10411');
    });
    const preferences = expect.objectContaining({ review_order: 'oldest' });
    await expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body: { preferences } }));
  },
};

/** Below 1280 px a button opens the queue in a dialog. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const queue = await openQueue(canvasElement);
    await userEvent.click(await queue.findByRole('button', { name: new RegExp(mini) }));
    await screen.findByRole('heading', { name: mini });
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A flag names a risk and moves the focus to its part of the sheet. */
export const Flags: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: excavator });
    const flags = within(await screen.findByRole('list', { name: 'Risks' }));
    await userEvent.click(flags.getByRole('button', { name: 'Per hour 2.9 × median' }));
    await expect(screen.getByRole('region', { name: /Price/ })).toHaveFocus();
    await userEvent.click(flags.getByRole('button', { name: '1 possible duplicate' }));
    await expect(screen.getByRole('region', { name: /duplicate/i })).toHaveFocus();
    await userEvent.click(flags.getByRole('button', { name: 'Bucket volume, m³ missing' }));
    await expect(screen.getByRole('region', { name: 'Details' })).toHaveFocus();
    await expect(screen.getByText('2.9 × median.')).toBeVisible();
  },
};
