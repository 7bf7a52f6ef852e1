import type { ApiKeyRow } from '@rentyard/contract/entities/api-key/apiKey';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { type FakeRequest, pageOf } from './fakeServer.ts';

const secret = 'ry_write_2k8x03pq7v1m9c4z6b5n2l0j8h7g6f5d4s3a2q1w0e9r8t7y6u5_0x1y2z3';
const base = {
  version: 2,
  created_at: '2026-04-12T07:30:00.000Z',
  updated_at: '2026-05-31T14:05:00.000Z',
  created_by: { id: 1, name: 'Main Admin' },
  updated_by: { id: 1, name: 'Main Admin' },
  deleted_at: null,
};

const keys: readonly ApiKeyRow[] = [
  {
    ...base,
    id: 3,
    name: 'Price sync',
    mode: 'write',
    permissions: [
      { action: 'read', subject: 'offers' },
      { action: 'update', subject: 'offers' },
    ],
    expires_at: '2027-05-31T00:00:00.000Z',
    prefix: 'ry_write_2k8x03pq',
    last_used_at: '2026-05-31T13:58:00.000Z',
    last_used_from: '203.0.113.24',
  },
  {
    ...base,
    id: 4,
    name: 'Accounting export',
    mode: 'write',
    permissions: [{ action: 'export', subject: 'orders' }],
    expires_at: null,
    prefix: 'ry_write_9f3h5k1d',
    last_used_at: null,
    last_used_from: null,
  },
];

const create = fn(({ body }: FakeRequest) => ({
  status: 201,
  body: { data: { ...keys[0], ...(body as object), id: 5, secret } },
}));
const rotate = fn((_: FakeRequest) => ({ body: { data: { ...keys[0], version: 3, secret } } }));

const meta = {
  title: 'Admin/API keys',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    create.mockClear();
    rotate.mockClear();
  },
  args: {
    address: '/api-keys/page/1',
    language: 'en',
    responses: {
      'GET api_keys': ({ query }) => pageOf(keys, query),
      'GET api_keys/:id/edit': { body: { data: keys[0] } },
      'GET api_keys/:id/activity': {
        body: {
          data: [
            {
              id: 9,
              action: 'update',
              subject: 'offers',
              record: { id: 412, name: 'Crawler excavator, 21 t' },
              created_at: '2026-05-31T13:58:00.000Z',
            },
          ],
          meta: { current_page: 1, per_page: 25, total: 1, last_page: 1, total_is_exact: true },
        },
      },
      'POST api_keys': create,
      'POST api_keys/:id/rotate': rotate,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list shows the prefix of each secret, its permissions, its last use and its end. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'Price sync' });
    await expect(screen.getByText('ry_write_2k8x03pq')).toBeVisible();
    await expect(screen.getByText('203.0.113.24')).toBeVisible();
  },
};

/** A new key shows its secret once, and only its button closes the dialog. */
export const ShownOnce: Story = {
  args: { address: '/api-keys/create' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Stock sync');
    const read = await screen.findByRole('checkbox', { name: 'Read: Offers' });
    await userEvent.click(read);
    // The save bar and the end of the form have one each.
    const [save] = screen.getAllByRole('button', { name: 'Save API key' });
    await userEvent.click(save as HTMLElement);
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByText(secret)).toBeVisible();
    await expect(create.mock.lastCall?.[0].body).toMatchObject({
      name: 'Stock sync',
      permissions: [{ action: 'read', subject: 'offers' }],
    });
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(secret)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'I saved the secret' }));
    await waitFor(() => expect(page.queryByText(secret)).toBeNull());
  },
};

/** Rotation states how long the previous secret remains valid. */
export const Rotation: Story = {
  args: { address: '/api-keys/edit/3' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Crawler excavator, 21 t')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate secret' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: '1 hour' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue new secret' }));
    await expect(await page.findByText(secret)).toBeVisible();
    await expect(rotate.mock.lastCall?.[0].body).toEqual({ overlap_hours: 1 });
    await userEvent.click(page.getByRole('button', { name: 'I saved the secret' }));
  },
};
