import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { claimed, review } from './listingResponses.ts';
import { offerForEdit } from './records.ts';

const changed = fn(() => ({ body: { data: { ...offerForEdit, status: 'rejected', version: 4 } } }));

const meta = {
  title: 'Admin/OfferReviewRejection',
  component: AdminScreen,
  // The rejection form is built on demand, which may take longer than a play function waits.
  loaders: [loadScreens, () => import('../../packages/admin/src/features/status/ReasonDialog.tsx')],
  beforeEach: () => {
    changed.mockClear();
  },
  args: {
    address: '/offers/review',
    language: 'en',
    responses: {
      'POST offers/review/claim': claimed,
      'GET offers/:id/review': { body: { data: review } },
      'PATCH offers/:id/change_status': changed,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A number key selects the reason of that number, and Enter confirms it. The reviewer reads it in the
 * own language, the author of the offer in theirs.
 */
export const RejectedByNumber: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    await screen.findByText('Ion Munteanu');
    await userEvent.keyboard('2');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: /The price is not realistic/ });
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('Prețul nu este realist'));
    await expect(changed).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      'In your language: The price is not realistic',
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reject' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Mini excavator 1.8 t with thumb' });
    const body = expect.objectContaining({
      status: 'rejected',
      reason: 'Prețul nu este realist',
    });
    await waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ body })));
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    await expect(bar.getByText('Rejected: Crawler excavator, 21 t')).toBeVisible();
    await expect(bar.getByRole('button', { name: /^Undo/ })).toBeVisible();
  },
};

const endReviews = new Set<() => void>();

/** Enter before the language of the author is known: the rejection is sent once it is, in that language. */
export const ConfirmedAtOnce: Story = {
  beforeEach: () => endReviews.clear(),
  args: {
    responses: {
      ...meta.args.responses,
      'GET offers/author_language': () => new Promise(() => {}),
      'GET offers/:id/review': () =>
        new Promise((resolve) => endReviews.add(() => resolve({ body: { data: review } }))),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    await userEvent.keyboard('2');
    const dialog = within(await screen.findByRole('dialog'));
    const reject = dialog.getByRole('button', { name: 'Reject' });
    await waitFor(() => expect(reject).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(reject).toHaveAttribute('aria-busy', 'true');
    await expect(changed).not.toHaveBeenCalled();
    for (const end of endReviews) end();
    await screen.findByRole('heading', { name: 'Mini excavator 1.8 t with thumb' });
    const body = expect.objectContaining({ reason: 'Prețul nu este realist' });
    await waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ body })));
    await expect(changed).toHaveBeenCalledOnce();
  },
};
