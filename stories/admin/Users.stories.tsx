import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { type FakeRequest, pageOf } from './fakeServer.ts';
import { bucket, personRead, roleRows, userRows, usersFigures } from './people.ts';

const [ana, piotr] = userRows as readonly [(typeof userRows)[0], (typeof userRows)[0]];

const update = fn(({ body }: FakeRequest) => ({ body: { data: { ...ana, ...body } } }));
const changePassword = fn((_: FakeRequest) => ({
  body: { data: { password_changed_at: null, password_expired: true } },
}));
const endSessions = fn((_: FakeRequest) => ({ body: { data: { ended: 1 } } }));

const meta = {
  title: 'Admin/Users',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    update.mockClear();
    changePassword.mockClear();
    endSessions.mockClear();
  },
  args: {
    address: '/users/show/4',
    language: 'en',
    responses: {
      'GET users': ({ query }) => pageOf(userRows, query),
      'GET users/dashboard': { body: { data: usersFigures } },
      'GET users/:id/read': { body: { data: personRead(ana) } },
      'GET users/:id/edit': { body: { data: ana } },
      'GET users/:id/s3_settings': { body: { data: [bucket], meta: { total: 1 } } },
      'GET users/options/role': { body: { data: roleRows.map(({ id, name }) => ({ id, name })) } },
      'PATCH users/:id': update,
      'PATCH users/:id/change_password': changePassword,
      'DELETE users/:id/sessions': endSessions,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers link to the users they count. Tabs filter by kind. */
export const List: Story = {
  args: { address: '/users/page/1' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Olena Shevchenko/ });
    await expect(screen.getByText('Suspended')).toBeVisible();
    await expect(screen.getByText('Password expired')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: /pending approval/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Ana Rusu/ })).toBeNull());
    await expect(screen.getByRole('link', { name: /Piotr Zieliński/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Everyone/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Clients\s*1$/ })).toBeVisible());
  },
};

/** The sessions and the activity of a user. A session can be ended. */
export const Person: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const sessions = within(await screen.findByRole('region', { name: 'Sessions' }));
    await expect(sessions.getByText('Safari, iOS')).toBeVisible();
    await userEvent.click(sessions.getByRole('button', { name: 'End session: Chrome, Windows' }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: /^End session of/,
    });
    await expect(endSessions).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: /^(End|Sign out)/ }));
    await waitFor(() => expect(endSessions.mock.lastCall?.[0].body).toEqual({ id: 51 }));
    const activity = within(screen.getByRole('region', { name: 'Recent activity' }));
    const changed = activity.getByRole('link', { name: 'Crawler excavator, 21 t' });
    await expect(changed).toHaveAttribute('href', '/en/offers/show/412');
    await expect(activity.queryByRole('link', { name: 'Old brand' })).toBeNull();
  },
};

/** A pending user is approved with a role. */
export const Approval: Story = {
  args: {
    address: '/users/show/6',
    responses: {
      ...meta.args.responses,
      'GET users/:id/read': { body: { data: personRead(piotr) } },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve account' }));
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByText(/The e-mail address is not confirmed yet/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Approve account' }));
    await waitFor(() => expect(dialog.getByText('Choose a role')).toBeVisible());
    await userEvent.click(dialog.getByRole('combobox', { name: /Role/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Content editor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve account' }));
    await waitFor(() => expect(update.mock.lastCall?.[0].body).toEqual({ role: 5, version: 3 }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A reset link by mail, or a temporary password. Server errors appear at their field. */
export const Password: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'PATCH users/:id/change_password': (request) =>
        request.body.password === 'password'
          ? {
              status: 422,
              body: {
                code: 'invalid',
                message: 'Some values need correction.',
                request_id: '7f3c2a10',
                errors: {
                  password: [{ rule: 'guessable', message: 'This password is easy to guess' }],
                },
              },
            }
          : changePassword(request),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Reset password' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Set a temporary password/ }));
    const password = dialog.getByLabelText('New password');
    await userEvent.type(password, 'password');
    await userEvent.click(dialog.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(dialog.getByText('This password is easy to guess')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: /Send a link by e-mail/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(changePassword.mock.lastCall?.[0].body).toEqual({}));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A bucket test reports every step and the reason of a failure. */
export const BucketTest: Story = {
  args: {
    address: '/users/show/4?tab=storage',
    responses: {
      ...meta.args.responses,
      'POST users/:id/s3_settings/:id/test': {
        body: {
          data: {
            ok: false,
            steps: [
              { step: 'address', ok: true, duration: 12, reason: null, answer: null },
              { step: 'bucket', ok: true, duration: 31, reason: null, answer: null },
              {
                step: 'write',
                ok: false,
                duration: 24,
                reason: 'denied',
                answer: '403 AccessDenied',
              },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
    await screen.findByText('Connection failed');
    const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toContain('Find bucket 31 ms');
    await expect(steps).toContainEqual(
      expect.stringMatching(/^Write test file 24 ms.*Access denied.*403 AccessDenied$/),
    );
    await expect(steps).toContain('Delete test file not tested');
  },
};

/** The secret key can be set, but is never returned. */
export const BucketForm: Story = {
  args: {
    address: '/users/show/4?tab=storage',
    responses: {
      ...meta.args.responses,
      'PATCH users/:id/s3_settings/:id': update,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Yard pictures' }));
    const dialog = within(await page.findByRole('dialog'));
    const secret = await dialog.findByLabelText(/Secret key/);
    await expect(secret).toHaveValue('');
    await expect(secret).toHaveAccessibleDescription(/Ends in x9Qz/);
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Pictures');
    await userEvent.click(dialog.getByRole('button', { name: 'Save storage' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    await expect(update.mock.lastCall?.[0].body).toMatchObject({ name: 'Pictures', version: 3 });
    await expect(update.mock.lastCall?.[0].body).not.toHaveProperty('secret_key');
  },
};

/** The form of a user, with the account beside it. */
export const Edit: Story = {
  args: { address: '/users/edit/4' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('textbox', { name: /First name/ })).toHaveValue('Ana');
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    await userEvent.click(await account.findByRole('button', { name: 'Suspend account' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Suspend account' }));
    await waitFor(() =>
      expect(update.mock.lastCall?.[0].body).toEqual({ state: 'suspended', version: 3 }),
    );
  },
};
