import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import {
  at,
  calendarGroups,
  calendarPage,
  calendarUsage,
  categories,
  fleet,
} from './calendarRows.ts';
import type { FakeRequest } from './fakeServer.ts';
import { orderForEdit } from './orders.ts';

const day = 86_400_000;

const requested = fn((request: FakeRequest) => calendarPage(request));
const saved = fn((request: FakeRequest) => ({
  body: {
    data: {
      ...orderForEdit,
      ...request.body,
      version: 4,
      due_at: at(7, '18:00'),
      total: '12400.00',
    },
  },
}));

const calendar = {
  'GET calendar': requested,
  'GET calendar/groups': calendarGroups(),
  'GET calendar/usage': calendarUsage,
};

const refused = fn((request: FakeRequest) =>
  request.body.starts_at === at(20)
    ? saved(request)
    : {
        status: 409,
        body: {
          code: 'not_available',
          message: 'The machine is not available in this period.',
          request_id: 'story',
          conflicts: [
            { order: { id: 2, name: 'OR-10002' }, starts_at: at(12), ends_at: at(15, '18:00') },
          ],
          alternatives: {
            next_free_at: at(20),
            offers: [
              {
                id: 3,
                name: 'Crawler excavator Doosan DX225',
                region: { id: 2, name: 'Bălți' },
                currency: { id: 1, name: 'MDL' },
                price: '4200.00',
                price_difference: '-300.00',
              },
            ],
          },
        },
      },
);

const meta = {
  title: 'Admin/Calendar',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    for (const call of [requested, saved, refused]) call.mockClear();
  },
  args: {
    address: '/calendar?scale=month&date=2031-05-01',
    language: 'en',
    responses: { ...calendar, 'PATCH orders/:id': saved },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand machines, of which only those in view are rendered and requested. */
export const Month: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await screen.findByRole('grid', { name: 'Calendar' });
    await screen.findByRole('link', { name: /^OR-10001, Prim Construct, Approved, .*Komatsu/ });
    await waitFor(() =>
      expect(grid).toHaveAttribute('aria-rowcount', String(fleet + categories + 1)),
    );
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    // Colleagues' changes arrive without a press.
    const before = requested.mock.calls.length;
    const data = { resource: 'orders', id: 1, version: 9, action: 'update', by: null } as never;
    publish({ name: 'record', data, isStreamOwner: true });
    await waitFor(() => expect(requested.mock.calls.length).toBeGreaterThan(before));
  },
};

/** Machines stand below their category, which says how many are free. The keyboard hides and shows them. */
export const Grouped: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await screen.findByRole('grid', { name: 'Calendar' });
    const head = await screen.findByRole('button', {
      name: 'Crawler excavators 3 of 200 free now',
    });
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('link', { name: '2 late' })).toBeVisible();
    const komatsu = await screen.findByRole('row', { name: /Komatsu PC210-8/ });
    await waitFor(() => expect(within(komatsu).getByText('37%')).toBeVisible());
    const telehandler = screen.getByRole('row', { name: /Telehandler Merlo/ });
    await waitFor(() => expect(within(telehandler).getByText('No data')).toBeVisible());
    const service = screen.getByRole('row', { name: /Machine 4\b/ });
    await expect(within(service).getByRole('gridcell', { name: 'Not counted' })).toBeVisible();

    head.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(head).toHaveFocus();
    await expect(screen.queryByRole('row', { name: /Komatsu/ })).toBeNull();
    const rows = String(fleet - 200 + categories + 1);
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', rows));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('button', { name: /^Wheeled excavators/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(
      await screen.findByRole('link', { name: /^Crawler excavator Komatsu/ }),
    ).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Collapse all categories' }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', String(categories + 1)));
    const expand = await screen.findByRole('button', { name: 'Expand all categories' });
    await userEvent.click(expand);
    await screen.findByRole('row', { name: /Komatsu PC210-8/ });
  },
};

/** The keyboard goes between bookings, moves one by a day, and the alert undoes it. */
export const MovedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const bar = await screen.findByRole('link', { name: /^OR-10001/ });
    const name = screen.getByRole('link', { name: /^Crawler excavator Komatsu/ });
    name.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('m{ArrowRight}{Escape}');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    const body = { starts_at: new Date(Date.parse(at(2)) + day).toISOString(), version: 3 };
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ path: 'orders/1', body: expect.objectContaining(body) }),
      ),
    );
    const [undo] = await within(document.body).findAllByRole('button', { name: /^Undo/ });
    await userEvent.click(undo as HTMLElement);
    const undone = { starts_at: at(2), ends_at: at(6, '18:00'), version: 4 };
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(
        expect.objectContaining({ body: expect.objectContaining(undone) }),
      ),
    );
  },
};

/** A longer rental shows its price and the difference before it is saved. */
export const PriceOfLonger: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET orders/:id/show': { body: { data: { ...orderForEdit, id: 1 } } },
      'GET orders/quote': ({ query }) => {
        const total = query.get('ends_at') === at(7, '18:00') ? '1440.40' : '1080.30';
        const price_explanation = { lines: [], saved: null };
        const quote = { units: 4, ends_at: null, minimum_units: 1, total, price_explanation };
        return { body: { data: quote } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const bar = await screen.findByRole('link', { name: /^OR-10001/ });
    bar.focus();
    await userEvent.keyboard('e{ArrowRight}');
    await expect(await screen.findByText('1,440.40 USD (+360.10)')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText(/360\.10/)).toBeNull();
  },
};

/** The refusal names who has the machine. One press takes the nearest free period. */
export const Refused: Story = {
  args: { responses: { ...calendar, 'PATCH orders/:id': refused } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const bar = await screen.findByRole('link', { name: /^OR-10001/ });
    bar.focus();
    await userEvent.keyboard(`m${'{ArrowRight}'.repeat(8)}`);
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(status.join()).toContain('Overlaps OR-10002, Vasile Bostan');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: 'OR-10002' })).toBeVisible();
    await expect(dialog.getByText(/Bălți.*−300\.00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use this period' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ starts_at: at(20) }) }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The same bookings as a table, for screen readers and phones. */
export const Table: Story = {
  args: { address: '/calendar?scale=month&date=2031-05-01&show=table' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('link', { name: /OR-10003, Ion Munteanu/ })).toBeVisible();
    await expect(screen.getByText('Maintenance')).toBeVisible();
  },
};

/** Users who may only read cannot move anything. */
export const ReadOnly: Story = {
  args: {
    grants: [
      ['read', 'offers'],
      ['read', 'orders'],
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const bar = await screen.findByRole('link', { name: /^OR-10001/ });
    bar.focus();
    await userEvent.keyboard('m{ArrowRight}');
    await expect(screen.getByRole('link', { name: /^OR-10002/ })).toHaveFocus();
    await expect(screen.queryByRole('link', { name: 'Create order' })).toBeNull();
  },
};
