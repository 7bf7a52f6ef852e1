import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens, storyUser } from './AdminScreen.tsx';
import type { FakeRequest, FakeResponses } from './fakeServer.ts';
import { brandForEdit } from './records.ts';

/** A server whose session has expired, until a user signs in. */
const server = { isOver: true, signsIn: storyUser(), saves: [] as FakeRequest['body'][] };

const over = {
  status: 401,
  body: { code: 'unauthenticated', message: 'Sign in to continue.', request_id: 'story' },
};
const responses: FakeResponses = {
  'POST brands': ({ body }) => {
    server.saves.push(body);
    if (server.isOver) return over;
    return { status: 201, body: { data: { ...brandForEdit, ...body, id: 9 } } };
  },
  'POST login': () => {
    server.isOver = false;
    const data = { token: 'again', expires_at: '2099-01-01T00:00:00.000Z', user: server.signsIn };
    return { body: { data } };
  },
};

const meta = {
  title: 'Admin/SignInAgain',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/brands/create', language: 'en', responses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
  beforeEach: () => {
    Object.assign(server, { isOver: true, signsIn: storyUser(), saves: [] });
  },
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saves a new brand, which the server refuses. Returns the dialog that opens above it. */
async function saveRefused(canvasElement: HTMLElement): Promise<HTMLElement> {
  const screen = within(canvasElement);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Volvo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'VOLVO');
  await userEvent.keyboard('{Control>}s{/Control}');
  return screen.findByRole('dialog', { name: 'Your session has ended' });
}

async function signIn(dialog: HTMLElement): Promise<void> {
  const screen = within(dialog);
  await userEvent.type(screen.getByLabelText('Password'), 'crawler-bucket-9');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** The refused save continues after sign-in. Nothing has to be typed again. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await saveRefused(canvasElement);
    await expect(within(dialog).getByLabelText('E-mail')).toHaveValue('admin@rentyard.test');
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus());
    await signIn(dialog);
    await waitFor(() => expect(server.saves).toHaveLength(2));
    await expect(server.saves[1]).toEqual(server.saves[0]);
    await expect(
      (await within(document.body).findAllByText('Successfully created'))[0],
    ).toBeInTheDocument();
    await within(canvasElement).findByRole('heading', { name: 'Brands' });
  },
};

/** Esc and the page behind do not close the dialog. The user can only sign in or sign out. */
export const Held: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await saveRefused(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(within(canvasElement).getByLabelText(/^Name/)).toHaveValue('Volvo');
  },
};

/** If a different user signs in, values typed by the previous user are not sent automatically under the new name. */
export const SomebodyElse: Story = {
  beforeEach: () => {
    server.signsIn = { ...storyUser(), id: 2, first_name: 'Boris', last_name: 'Munteanu' };
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await signIn(await saveRefused(canvasElement));
    const question = within(
      await screen.findByRole('dialog', { name: 'You signed in as Boris Munteanu' }),
    );
    await waitFor(() => expect(question.getByText(/Main Admin entered the values/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Keep values' }));
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Volvo');
    await expect(server.saves).toHaveLength(1);
  },
};
