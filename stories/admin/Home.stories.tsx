import type { Home } from '@rentyard/contract/entities/home';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { figures } from './figures.ts';
import { orderRows } from './orders.ts';

const offers = (query: string) => ({ subject: 'offers', path: '/offers', query }) as const;

const busy: Home = {
  queue: [
    { item: 'offers_to_review', count: 12, list: offers('filter[status]=new') },
    {
      item: 'orders_waiting',
      count: 3,
      list: { subject: 'orders', path: '/orders', query: 'filter[status]=new' },
    },
    { item: 'mentions', count: 1, list: null },
  ],
  figures: [],
  health: [
    {
      subject: 'offers',
      resource: 'offers',
      records: 3_000,
      score: 82,
      issues: [
        { issue: 'any', count: 540, list: offers('filter[health]=any') },
        { issue: 'no_photo', count: 219, list: offers('filter[health]=no_photo') },
        { issue: 'outside_interval', count: 95, list: offers('filter[health]=outside_interval') },
      ],
    },
    { subject: 'regions', resource: 'regions', records: 40, score: 100, issues: [] },
  ],
};

const mention = {
  id: 7,
  kind: 'mention',
  subject: 'offers',
  record: { id: 500, name: 'Harbour crane, 40 m' },
  record_count: 1,
  status: null,
  created_at: '2026-05-31T09:00:00.000Z',
  created_by: { id: 3, name: 'Ana Rusu' },
  is_read: false,
};

const nothing = { body: { data: [], meta: { next: null } } };

const meta = {
  title: 'Admin/Home',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/home',
    language: 'en',
    responses: {
      'GET home': { body: { data: busy } },
      'GET notifications': { body: { data: [mention], meta: { next: null } } },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each number opens the list that it counts. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const review = await screen.findByRole('link', { name: /Offers to review\s*12/ });
    await expect(review).toHaveAttribute('href', '/en/offers/page/1?filter[status]=new');
    const photos = await screen.findByRole('link', { name: /No photo\s*219/ });
    await expect(photos).toHaveAttribute('href', '/en/offers/page/1?filter[health]=no_photo');
    await expect(screen.getByText('No issues: Regions')).toBeVisible();
    await expect(await screen.findByText('Harbour crane, 40 m')).toBeVisible();
  },
};

const late = {
  ...orderRows[0],
  id: 85,
  name: 'Crawler excavator Liebherr R 938',
  code: 'OR-10129',
  client: { id: 26, name: 'Vasile Bostan' },
  phone: '0722 818 155',
  due_at: '2026-05-30T10:00:00.000Z',
};

const orders = (query: string) => ({ subject: 'orders', path: '/orders', query }) as const;

/** The most urgent records with their next step: late machines first, and no kind hides the others. */
export const Urgent: Story = {
  args: {
    responses: {
      'GET home': {
        body: {
          data: {
            ...busy,
            queue: [
              { item: 'offers_to_review', count: 12, list: offers('filter[status]=new') },
              { item: 'orders_waiting', count: 1, list: orders('filter[status]=new') },
              { item: 'orders_late', count: 9, list: orders('filter[life]=late') },
            ],
          },
        },
      },
      'GET orders': ({ query }) => ({
        body: {
          data:
            query.get('filter[life]') === 'late'
              ? [late, { ...late, id: 86, code: 'OR-10130' }, { ...late, id: 87, code: 'OR-10131' }]
              : [{ ...late, id: 90, name: 'Wheel loader', code: 'OR-10082', client: null }],
          meta: { current_page: 1, per_page: 5, total: 1, last_page: 1, total_is_exact: true },
        },
      }),
      'GET notifications': nothing,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const rows = within(await screen.findByRole('list', { name: 'Most urgent' }));
    const codes = rows.getAllByText(/^O[FR]-/).map((one) => one.textContent?.split(' ')[0]);
    await expect(codes.slice(0, 3)).toEqual(['OR-10129', 'OR-10130', 'OR-10082']);
    await expect(codes).toHaveLength(5);
    await expect(rows.getAllByText('Late')).toHaveLength(2);
    const [call] = rows.getAllByRole('link', { name: 'Call 0722 818 155' });
    await expect(call).toHaveAttribute('href', 'tel:0722818155');
    await expect(rows.getByRole('link', { name: 'Open order' })).toHaveAttribute(
      'href',
      '/en/orders/show/90',
    );
    await expect(rows.getAllByRole('link', { name: 'Review' })[0]).toHaveAttribute(
      'href',
      '/en/offers/review',
    );
  },
};

/** Nothing waits, and no notification is unread. */
export const AllDone: Story = {
  args: {
    responses: {
      'GET home': {
        body: {
          data: { ...busy, queue: busy.queue.map((entry) => ({ ...entry, count: 0 })), health: [] },
        },
      },
      'GET notifications': nothing,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('All done. New tasks appear here.')).toBeVisible();
    await expect(await screen.findByText(/^No unread notifications/)).toBeVisible();
  },
};

/** A user with few permissions sees only their sections. */
export const FewPermissions: Story = {
  args: {
    responses: {
      'GET home': {
        body: {
          data: { queue: [{ item: 'mentions', count: 0, list: null }], figures: [], health: [] },
        },
      },
      'GET home/figures': { body: { data: { ...figures, figures: [] } } },
      'GET notifications': nothing,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Unread mentions');
    await expect(screen.queryByText('Data health')).toBeNull();
    await expect(screen.queryByText('Figures')).toBeNull();
  },
};

/** Values of a chosen day and in a table; "No data" is not 0. */
export const Figures: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const orders = within(await screen.findByRole('article', { name: 'Orders' }));
    await expect(orders.getByText('10% less')).toBeVisible();
    await expect(orders.getByRole('link', { name: 'before: 143' })).toBeVisible();
    const answers = within(screen.getByRole('article', { name: 'Time to first reply' }));
    await expect(answers.getByRole('link', { name: /1 h 13 min/ })).toBeVisible();
    const rejected = within(screen.getByRole('article', { name: 'Share of offers rejected' }));
    await expect(rejected.queryByText('0%')).toBeNull();
    await expect(rejected.queryByRole('slider')).toBeNull();
    const slider = orders.getByRole('slider', { name: 'Orders' });
    fireEvent.change(slider, { target: { value: '28' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sat, May 30: 3, Period before: 4');
    await userEvent.click(orders.getByRole('button', { name: 'Show table: Orders' }));
    const day = orders.getByRole('row', { name: /Sun, May 31/ });
    await expect(within(day).getByRole('link', { name: '5' })).toHaveAttribute(
      'href',
      '/en/orders/page/1?filter[created_at][gte]=2026-05-31T00:00:00.000Z&filter[created_at][lte]=2026-05-31T23:59:59.999Z',
    );
  },
};

/** Conversations have no region, so their figure is named instead of shown. */
export const OfRegion: Story = {
  args: { address: '/home?days=7&region=4' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('article', { name: 'Orders' });
    await expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('Iași');
    await expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
    await expect(screen.queryByRole('article', { name: 'Time to first reply' })).toBeNull();
    await expect(screen.getByText(/^Conversations have no project/)).toBeVisible();
  },
};

let isMentioned = false;

/** A new notification appears without a reload. */
export const Live: Story = {
  args: {
    responses: {
      'GET home': { body: { data: busy } },
      'GET notifications': () =>
        isMentioned ? { body: { data: [mention], meta: { next: null } } } : nothing,
    },
  },
  beforeEach: () => {
    isMentioned = false;
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/^No unread notifications/);
    isMentioned = true;
    publish({ name: 'notification', data: {}, isStreamOwner: true });
    await waitFor(() => expect(screen.getByText('Harbour crane, 40 m')).toBeVisible());
  },
};

/** The page while it loads. */
export const Loading: Story = {
  args: { responses: { 'GET home': () => new Promise(() => undefined) } },
};

/** The page when the server does not respond. */
export const Failed: Story = {
  args: {
    responses: {
      'GET home': { status: 503, body: { error: { code: 'unavailable', message: 'Unavailable' } } },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The home page could not be loaded');
  },
};
