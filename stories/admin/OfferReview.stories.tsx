import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { claimed, review } from './listingResponses.ts';
import { offerForEdit } from './records.ts';

const changed = fn(() => ({ body: { data: { ...offerForEdit, status: 'active', version: 4 } } }));
const released = fn(() => ({ body: { data: { released: [412] } } }));

/** An offer that cannot be approved. */
const claimedWithoutPrice = (request: Parameters<typeof claimed>[0]) => {
  const { body } = claimed(request);
  if (!body || !('data' in body)) return claimed(request);
  const prices = { price_per_shift: null, price_per_hour: null };
  return { body: { ...body, data: { ...body.data, prices } } };
};

const meta = {
  title: 'Admin/OfferReview',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    changed.mockClear();
    released.mockClear();
  },
  args: {
    address: '/offers/review',
    language: 'en',
    responses: {
      'POST offers/review/claim': claimed,
      'POST offers/review/release': released,
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

/** All information for a decision on one screen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Crawler excavator, 21 t' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByText('Ion Munteanu')).toBeVisible());
    await expect(screen.getByText('OF-10088 · same location, same owner')).toBeVisible();
  },
};

/** One key decides and shows the next offer. After the last one the screen is empty. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    await screen.findByText('Ion Munteanu');
    await userEvent.keyboard('a');
    await screen.findByRole('heading', { name: 'Mini excavator 1.8 t with thumb' });
    const approved = expect.objectContaining({ status: 'active' });
    await waitFor(() =>
      expect(changed).toHaveBeenCalledWith(expect.objectContaining({ body: approved })),
    );
    await userEvent.keyboard('n');
    await waitFor(() => expect(screen.getByText('No offers to review')).toBeVisible());
    const passed = expect.objectContaining({ body: { ids: [411] } });
    await expect(released).toHaveBeenCalledWith(passed);
  },
};

/** Hiding is one change: the offer never becomes active, so nobody sees it in between. */
export const HiddenFromNew: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'POST offers/review/claim': claimedWithoutPrice,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    await screen.findByText('Ion Munteanu');
    await userEvent.keyboard('h');
    await screen.findByRole('heading', { name: 'Mini excavator 1.8 t with thumb' });
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    await waitFor(() =>
      expect(bar.getByText('Hidden: Crawler excavator, 21 t')).toBeInTheDocument(),
    );
    await expect(changed).toHaveBeenCalledOnce();
    const body = expect.objectContaining({ status: 'hidden' });
    await expect(changed).toHaveBeenCalledWith(expect.objectContaining({ body }));
  },
};

/** An approval and a hiding are announced, and undone by the button of the alert or by Z. */
export const ApprovedAndUndone: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const alerts = within(document.body);
    const undone = expect.objectContaining({
      body: { status: 'new', undo: true, version: 4 },
    });
    for (const [key, text] of [
      ['a', 'Approved: Crawler excavator, 21 t'],
      ['h', 'Hidden: Crawler excavator, 21 t'],
    ] as const) {
      changed.mockClear();
      await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
      await userEvent.keyboard(key);
      const region = within(await alerts.findByRole('region', { name: 'Notifications' }));
      await region.findByText(text);
      if (key === 'a') await userEvent.click(region.getByRole('button', { name: /^Undo/ }));
      else await userEvent.keyboard('z');
      await waitFor(() => expect(changed).toHaveBeenCalledWith(undone));
      await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
      await waitFor(() => expect(alerts.getAllByText(`Undone: ${text}`)).not.toHaveLength(0));
    }
  },
};

let isRejected = false;
let endRejection = () => {};

/** Undo while the rejection is being saved: the rejection finishes first, then the offer returns. */
export const UndoneAtOnce: Story = {
  // The rejection form is built on demand, which may take longer than a play function waits.
  loaders: [() => import('../../packages/admin/src/features/status/ReasonDialog.tsx')],
  beforeEach: () => {
    isRejected = false;
  },
  args: {
    responses: {
      ...meta.args.responses,
      'PATCH offers/:id/change_status': ({ body }) => {
        if (body.status !== 'new') {
          return new Promise((resolve) => {
            endRejection = () => {
              isRejected = true;
              resolve(changed());
            };
          });
        }
        return isRejected ? changed() : { status: 422, body: { code: 'invalid', message: 'No.' } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    await screen.findByText('Ion Munteanu');
    await userEvent.keyboard('2');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByDisplayValue('Prețul nu este realist');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reject' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Mini excavator 1.8 t with thumb' });
    await userEvent.keyboard('z');
    endRejection();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Crawler excavator, 21 t' })).toBeVisible(),
    );
  },
};

/** A decision that the server refuses returns the offer to the screen. */
export const Refused: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'PATCH offers/:id/change_status': {
        status: 422,
        body: { code: 'invalid', message: 'Some values need correction.', request_id: '7f3c2a10' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    await screen.findByText('Ion Munteanu');
    await userEvent.keyboard('a');
    await screen.findByRole('heading', { name: 'Mini excavator 1.8 t with thumb' });
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Crawler excavator, 21 t' })).toBeVisible(),
    );
  },
};

/** An incomplete offer is not approved. It stays on the screen, and a message lists what is missing. */
export const WithoutPrice: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'POST offers/review/claim': claimedWithoutPrice,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    await screen.findByText('Ion Munteanu');
    changed.mockClear();
    await userEvent.keyboard('a');
    const announcements = await within(document.body).findAllByText(
      /^Crawler excavator, 21 t: .*price/,
    );
    await expect(announcements[0]).toBeInTheDocument();
    await expect(screen.getByRole('heading', { name: 'Crawler excavator, 21 t' })).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { responses: { 'POST offers/review/claim': { status: 204, body: null } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() => expect(screen.getByText('No offers to review')).toBeVisible());
  },
};
