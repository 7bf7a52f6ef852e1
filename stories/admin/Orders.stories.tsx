import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Status } from '@rentyard/contract/schema/statuses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { loadAllMessages } from '../../packages/admin/src/services/i18n/loadMessages.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { type FakeRequest, pageOf } from './fakeServer.ts';
import { byRomanians } from './listingResponses.ts';
import { orderForEdit, orderRows } from './orders.ts';

const manyNew = Array.from({ length: 60 }, (_, at) => ({
  ...orderRows[0],
  id: 1_000 + at,
  name: `Order ${at + 1}`,
  status: 'new',
}));

const moved = fn(() => ({ body: { data: { ...orderForEdit, status: 'active', version: 4 } } }));

const meta = {
  title: 'Admin/Orders',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/orders/board',
    language: 'en',
    responses: {
      'GET orders': ({ query }) => pageOf(orderRows, query),
      'GET orders/:id/edit': { body: { data: orderForEdit } },
      'PATCH orders/:id/change_status': moved,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders by status in columns. Keys move a card, but only to allowed statuses. */
export const Board: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const fresh = await screen.findByRole('region', { name: 'New 2' });
    const card = await within(fresh).findByRole('link', { name: 'Crawler excavator, 21 t' });
    card.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const body = expect.objectContaining({ status: 'active' });
    await waitFor(() => expect(moved).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};

/** A drop that the statuses do not allow is refused with the reason. The URL narrows the board. */
export const BoardNotAllowed: Story = {
  args: { address: '/orders/board?quick_filter=excavator&filter[unit]=shift' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const fresh = await screen.findByRole('region', { name: /^New/ });
    const card = await within(fresh).findByRole('link', { name: 'Crawler excavator, 21 t' });
    await expect(screen.getByRole('searchbox')).toHaveValue('excavator');
    await expect(screen.getByRole('link', { name: 'Create order' })).toBeVisible();
    const hidden = screen.getByRole('region', { name: /^Hidden/ });
    const item = card.closest('li') as HTMLElement;
    const dataTransfer = new DataTransfer();
    fireEvent.dragStart(item, { dataTransfer });
    await waitFor(() => expect(hidden).toHaveAttribute('data-state', 'closed'));
    fireEvent.drop(hidden, { dataTransfer });
    const said = await within(document.body).findAllByText(
      'Crawler excavator, 21 t cannot move from New to Hidden. Allowed: Active, Rejected.',
    );
    await expect(said[0]).toBeInTheDocument();
    await expect(moved).not.toHaveBeenCalled();
  },
};

let refuse = () => {};

/** A card moves before the server responds, and moves back if the server refuses. */
export const BoardRefused: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'PATCH orders/:id/change_status': () =>
        new Promise((resolve) => {
          refuse = () => resolve({ status: 500, body: { message: 'Not now.' } });
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const excavator = { name: 'Crawler excavator, 21 t' };
    const fresh = await screen.findByRole('region', { name: 'New 2' });
    (await within(fresh).findByRole('link', excavator)).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const active = within(await screen.findByRole('region', { name: 'Active 3' }));
    await expect(active.getByRole('link', excavator).closest('li')).toHaveAttribute('data-busy');
    await expect(within(fresh).queryByRole('link', excavator)).toBeNull();
    refuse();
    await within(await screen.findByRole('region', { name: 'New 2' })).findByRole(
      'link',
      excavator,
    );
    await screen.findByRole('region', { name: 'Active 2' });
  },
};

/** A button loads more orders of a column. */
export const BoardOfMany: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET orders': ({ query }) => {
        const page = Number(query.get('page'));
        const isNew = query.get('filter[status]') === 'new';
        const total = isNew ? 60 : 0;
        const rows = manyNew.slice((page - 1) * 50, page * 50);
        const meta = { current_page: page, per_page: 50, total, last_page: 2 };
        return { body: { data: isNew ? rows : [], meta: { ...meta, total_is_exact: true } } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const fresh = within(await screen.findByRole('region', { name: 'New 60' }));
    await waitFor(() => expect(fresh.getAllByRole('link')).toHaveLength(50));
    await userEvent.click(fresh.getByRole('button', { name: 'Show 10 more' }));
    await waitFor(() => expect(fresh.getByRole('link', { name: 'Order 60' })).toBeVisible());
    await expect(fresh.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

/** The rejection form is built on demand, which may take longer than a play function waits. */
const loadReasons = () =>
  Promise.all([
    import('../../packages/admin/src/features/status/ReasonDialog.tsx'),
    loadAllMessages('ro'),
  ]);

/** A rejection on the board needs a reason, in the language of the person who rents. */
export const BoardRejecting: Story = {
  loaders: [loadReasons],
  args: { responses: { ...meta.args.responses, ...byRomanians } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [menu] = await screen.findAllByRole('button', { name: 'Move Crawler excavator, 21 t' });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rejection reason' });
    await waitFor(() => expect(dialog).toBeVisible());
    // The number of a reason may be pressed before the reasons have loaded.
    await userEvent.keyboard('2');
    const reason = within(dialog).getByRole('textbox');
    await waitFor(() => expect(reason).toHaveValue('Prețul nu este realist'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    const body = expect.objectContaining({ status: 'rejected', reason: 'Prețul nu este realist' });
    await waitFor(() => expect(moved).toHaveBeenCalledWith(expect.objectContaining({ body })));
    // A rejection can be undone, so the alert offers it.
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const undone = expect.objectContaining({ status: 'new' });
    await waitFor(() =>
      expect(moved).toHaveBeenCalledWith(expect.objectContaining({ body: undone })),
    );
  },
};

/** The current orders of `BoardFollowing`, by id. */
const standing = new Map<number, OrderRow>();

/** Simulates a status change by another person. */
function moveElsewhere(id: number, status: Status) {
  const row = standing.get(id) as OrderRow;
  const version = row.version + 1;
  standing.set(id, { ...row, status, version });
  const by = { id: 2, name: 'Ana Rusu' };
  const data = {
    subject: 'orders',
    resource: 'orders',
    id,
    version,
    action: 'change_status',
    by,
  } as const;
  publish({ name: 'record', isStreamOwner: true, data });
}

const listed = fn(({ query }: FakeRequest) => pageOf([...standing.values()], query));

/** Status changes by other users appear immediately, except for the dragged card. The focus stays on its card. */
export const BoardFollowing: Story = {
  args: {
    responses: { ...meta.args.responses, 'GET orders': listed },
  },
  play: async ({ canvasElement }) => {
    for (const row of orderRows) standing.set(row.id, row);
    const screen = within(canvasElement);
    const column = async (name: string) => within(await screen.findByRole('region', { name }));
    const excavator = { name: 'Crawler excavator, 21 t' };
    const card = await (await column('New 2')).findByRole('link', excavator);
    card.focus();
    moveElsewhere(412, 'active');
    const moved = await (await column('Active 3')).findByRole('link', excavator);
    await waitFor(() => expect(moved).toHaveFocus());

    const dragged = moved.closest('li') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dragged.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    await waitFor(() => expect(dragged).toHaveAttribute('data-dragged'));
    moveElsewhere(412, 'hidden');
    moveElsewhere(407, 'rejected');
    // All columns have loaded again, and none shows the change yet.
    const before = listed.mock.calls.length;
    await waitFor(() => expect(listed.mock.calls.length).toBe(before + 4));
    await expect(dragged).toBeInTheDocument();
    dragged.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }));
    await (await column('Hidden 2')).findByRole('link', excavator);
    await column('Rejected 2');
  },
};
