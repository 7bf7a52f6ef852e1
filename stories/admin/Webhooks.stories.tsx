import type { WebhookRow } from '@rentyard/contract/entities/webhook/webhook';
import type { WebhookDelivery } from '@rentyard/contract/entities/webhook/webhookRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { type FakeRequest, pageOf } from './fakeServer.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq=';
const base = {
  version: 2,
  created_at: '2026-04-12T07:30:00.000Z',
  updated_at: '2026-05-31T14:05:00.000Z',
  created_by: { id: 1, name: 'Main Admin' },
  updated_by: { id: 1, name: 'Main Admin' },
  deleted_at: null,
};

const webhooks: readonly WebhookRow[] = [
  {
    ...base,
    id: 3,
    name: 'Web shop',
    url: 'https://shop.example.com/hooks/rentyard',
    events: ['offers.created', 'offers.updated', 'offers.status_changed'],
    filter: 'filter[status]=active',
    active: true,
    paused_at: null,
    pause_reason: null,
    last_delivered_at: '2026-05-31T13:58:00.000Z',
    failing_since: null,
    failures: 0,
  },
  {
    ...base,
    id: 4,
    name: 'Accounting',
    url: 'https://books.example.com/in',
    events: ['orders.returned'],
    filter: null,
    active: false,
    paused_at: '2026-05-31T09:00:00.000Z',
    pause_reason: 'failing',
    last_delivered_at: '2026-05-29T10:12:00.000Z',
    failing_since: '2026-05-30T08:45:00.000Z',
    failures: 19,
  },
];

const delivered: WebhookDelivery = {
  id: 91,
  kind: 'event',
  event: 'offers.updated',
  message_id: 'msg_0d7d2b5e-62f5-4a0e-9a3c-7d4ad5b6f0aa',
  record: { id: 412, name: 'Crawler excavator, 21 t' },
  state: 'delivered',
  attempts: 1,
  created_at: '2026-05-31T13:58:00.000Z',
  attempted_at: '2026-05-31T13:58:00.000Z',
  next_attempt_at: null,
  failure: null,
  request: {
    headers: { 'content-type': 'application/json', 'webhook-timestamp': '1780235880' },
    body: '{"type":"offers.updated","data":{"id":412,"changed":["prices.price_per_shift"]}}',
  },
  response: { status: 204, headers: {}, body: '', duration_ms: 84 },
};

const refused: WebhookDelivery = {
  ...delivered,
  id: 90,
  event: 'offers.created',
  record: { id: 413, name: 'Telescopic handler, 17 m' },
  state: 'pending',
  attempts: 4,
  next_attempt_at: '2026-05-31T14:10:00.000Z',
  failure: 'status',
  response: {
    status: 500,
    headers: { 'content-type': 'text/plain' },
    body: 'Unknown category 18',
    duration_ms: 412,
  },
};

const create = fn(({ body }: FakeRequest) => ({
  status: 201,
  body: { data: { ...webhooks[0], ...(body as object), id: 5, secret } },
}));
const replay = fn((_: FakeRequest) => ({ status: 202, body: { data: delivered } }));
const resume = fn((_: FakeRequest) => ({
  body: { data: { ...webhooks[1], active: true, paused_at: null, pause_reason: null, version: 3 } },
}));

const meta = {
  title: 'Admin/Webhooks',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    for (const call of [create, replay, resume]) call.mockClear();
  },
  args: {
    address: '/webhooks/page/1',
    language: 'en',
    responses: {
      'GET webhooks': ({ query }) => pageOf(webhooks, query),
      'GET webhooks/:id/show': ({ path }) => ({
        body: { data: webhooks.find(({ id }) => path.includes(`/${id}/`)) },
      }),
      'GET webhooks/:id/deliveries': {
        body: {
          data: [delivered, refused],
          meta: { current_page: 1, per_page: 25, total: 2, last_page: 1, total_is_exact: true },
        },
      },
      'POST webhooks': create,
      'POST webhooks/:id/deliveries/:id/replay': replay,
      'PATCH webhooks/:id': resume,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list shows which webhooks are paused, and since when they fail. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'Web shop' });
    await expect(screen.getByText('Endpoint is failing')).toBeVisible();
  },
};

/** Events are chosen by module. A new webhook shows its secret once. */
export const ChosenEvents: Story = {
  args: { address: '/webhooks/create' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Web shop');
    await userEvent.type(screen.getByRole('textbox', { name: /^URL/ }), 'https://shop.example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Handed over: Orders' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Returned: Orders' }));
    const [save] = screen.getAllByRole('button', { name: 'Save webhook' });
    await userEvent.click(save as HTMLElement);
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByText(secret)).toBeVisible();
    await expect(create.mock.lastCall?.[0].body).toMatchObject({
      url: 'https://shop.example.com',
      events: ['orders.handed_over', 'orders.returned'],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'I saved the secret' }));
  },
};

/** A delivery opens its request and its response, and can be sent once more. */
export const Deliveries: Story = {
  args: { address: '/webhooks/show/3' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /offers\.created/ }));
    await expect(screen.getByText(/Unknown category 18/)).toBeVisible();
    await expect(screen.getByText(/prices\.price_per_shift/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Replay' }));
    const path = 'webhooks/3/deliveries/90/replay';
    await waitFor(() => expect(replay).toHaveBeenCalledWith(expect.objectContaining({ path })));
  },
};

/** A paused webhook says why, and continues with one button. */
export const Paused: Story = {
  args: { address: '/webhooks/show/4' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/The endpoint accepted nothing for a day/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume deliveries' }));
    const body = { active: true, version: 2 };
    await waitFor(() => expect(resume).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};
