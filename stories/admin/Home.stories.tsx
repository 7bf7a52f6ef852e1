import type { Home } from '@rentyard/contract/entities/home';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';

const offers = (query: string) => ({ subject: 'offers', path: '/offers', query }) as const;
const days = (values: readonly number[]) =>
  Array.from({ length: 30 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 4, 2 + at)).toISOString().slice(0, 10),
    value: values[at % values.length] ?? 0,
  }));

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
  figures: [
    {
      figure: 'offers_approved',
      count: 418,
      unit: 'records',
      value: 418,
      days: days([9, 14, 11, 18, 16, 7, 20]),
      list: offers('filter[approved_at][gte]=2026-05-02T00:00:00.000Z'),
    },
    {
      figure: 'first_answer',
      count: 57,
      unit: 'seconds',
      value: 4_380,
      days: days([3_600, 5_400, 2_700, 4_100]),
      list: { subject: 'buzbot_messages', path: '/buzbot/rooms', query: '' },
    },
    {
      figure: 'offers_rejected',
      count: 71,
      unit: 'percent',
      value: 15,
      days: days([10, 22, 17, 12]),
      list: offers('filter[rejected_at][gte]=2026-05-02T00:00:00.000Z'),
    },
  ],
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
  record: { id: 412, name: 'Crawler excavator, 21 t' },
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
    await expect(await screen.findByText('1 h 13 min')).toBeVisible();
    const photos = screen.getByRole('link', { name: /No photo\s*219/ });
    await expect(photos).toHaveAttribute('href', '/en/offers/page/1?filter[health]=no_photo');
    await expect(screen.getByText('No issues: Regions')).toBeVisible();
    await expect(await screen.findByText('Crawler excavator, 21 t')).toBeVisible();
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
      'GET notifications': nothing,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Unread mentions');
    await expect(screen.queryByText('Data health')).toBeNull();
    await expect(screen.queryByText('Last 30 days')).toBeNull();
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
    await waitFor(() => expect(screen.getByText('Crawler excavator, 21 t')).toBeVisible());
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
    await within(canvasElement).findByText('Could not load the home page');
  },
};
