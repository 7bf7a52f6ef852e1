import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens, storyUser } from './AdminScreen.tsx';
import type { FakeRequest, FakeResponses } from './fakeServer.ts';

const session = {
  id: 1,
  created_at: '2026-11-20T08:00:00.000Z',
  last_used_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T08:00:00.000Z',
  remember: true,
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  is_current: true,
};

/** The saved account, which the server returns. */
const server = { saved: [] as FakeRequest['body'][], ended: [] as FakeRequest['body'][] };
const saved = ({ body }: FakeRequest) => {
  server.saved.push(body);
  return { body: { data: { ...storyUser(), ...body } } };
};
const responses: FakeResponses = {
  'PATCH profile': saved,
  'PATCH users/two-step-auth': ({ body }) => {
    server.saved.push(body);
    return { body: { data: { ...storyUser(), two_step: body.enabled } } };
  },
  'GET profile/sessions': () => ({
    body: {
      data: server.ended.length
        ? [session]
        : [session, { ...session, id: 2, is_current: false, user_agent: null, ip: null }],
    },
  }),
  'DELETE profile/sessions': ({ body }) => {
    server.ended.push(body);
    return { body: { data: { ended: 1 } } };
  },
};

const meta = {
  title: 'Admin/Profile',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/profile', language: 'en', responses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
  beforeEach: () => {
    Object.assign(server, { saved: [], ended: [] });
  },
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names and phone are saved together. An empty phone is saved as empty. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const name = await screen.findByLabelText('First name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(server.saved).toEqual([{ first_name: 'Ana', last_name: 'Admin', phone: null }]),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull(),
    );
  },
};

/** Theme and density apply immediately. */
export const Appearance: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    // Tables are compact for a mouse until the user chooses.
    await expect(await screen.findByRole('radio', { name: 'Compact' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
    await expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await waitFor(() =>
      expect(server.saved).toEqual([{ preferences: { density: 'comfortable' } }]),
    );
  },
};

/** An unknown session is ended in the list, after a confirmation. */
export const Sessions: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() => expect(screen.getByText('Unknown device')).toBeVisible());
    await expect(screen.getByText('Chrome · Windows')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: 'Sign out on Unknown device',
    });
    await expect(server.ended).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
    await expect(server.ended).toEqual([{ id: 2 }]);
  },
};

/** Changing two-step verification needs the password. */
export const TwoStep: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    const card = within(screen.getByRole('region', { name: 'Two-step verification' }));
    await userEvent.click(card.getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(card.getByText('Field Current password is required!')).toBeVisible(),
    );
    await userEvent.type(card.getByLabelText('Current password'), 'crawler-bucket-9{Enter}');
    await waitFor(() => expect(card.getByRole('button', { name: 'Turn off' })).toBeVisible());
    await expect(server.saved).toEqual([{ enabled: true, current_password: 'crawler-bucket-9' }]);
  },
};
