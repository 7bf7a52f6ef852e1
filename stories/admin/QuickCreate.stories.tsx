import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import type { FakeRequest } from './fakeServer.ts';
import { roleRows } from './people.ts';

const meta = {
  title: 'Admin/QuickCreate',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/orders/create', language: 'en' },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds a record only by its id, never by name. */
const onlyMade =
  (id: number, name: string) =>
  ({ query }: FakeRequest) => ({ body: { data: query.has('ids') ? [{ id, name }] : [] } });

const addClient = fn(() => ({ status: 201, body: { data: { id: 77 } } }));

/** Creates a client from the order form, with the typed name. */
export const Client: Story = {
  args: {
    responses: {
      'GET orders/options/client': onlyMade(77, 'Wójcik Zina'),
      'POST users/add_client': addClient,
    },
  },
  play: async ({ canvasElement }) => {
    const client = await within(canvasElement).findByRole('combobox', { name: 'Client' });
    await userEvent.type(client, 'Zina Wójcik');
    await userEvent.click(await enabledOption('Add client'));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'New client' }));
    await expect(await sheet.findByRole('textbox', { name: 'Last name' })).toHaveValue('Wójcik');
    await userEvent.type(sheet.getByRole('textbox', { name: 'E-mail' }), 'zina@example.com');
    await userEvent.click(sheet.getByRole('button', { name: 'Add client' }));
    const body = expect.objectContaining({ first_name: 'Zina', email: 'zina@example.com' });
    await waitFor(() => expect(addClient).toHaveBeenCalledWith(expect.objectContaining({ body })));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(client).toHaveValue('Wójcik Zina'));
  },
};

/** Creates a role from the user form. The form stays open and selects the new role. */
export const Role: Story = {
  args: {
    address: '/users/create',
    responses: {
      'GET users/options/role': onlyMade(9, 'Dispatcher (9)'),
      'POST roles': ({ body }) => ({
        status: 201,
        body: { data: { ...roleRows[2], ...body, id: 9 } },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const role = await within(canvasElement).findByRole('combobox', { name: 'Role' });
    await userEvent.type(role, 'Dispatcher');
    await userEvent.click(await enabledOption('Create role'));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'New role' }));
    await expect(await sheet.findByRole('textbox', { name: 'Name' })).toHaveValue('Dispatcher');
    await expect(sheet.getByText(/The new role has no permissions/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Save role' }));
    await waitFor(() => expect(role).toHaveValue('Dispatcher (9)'));
  },
};

let respond = () => {};
const whenTold = () =>
  new Promise<{ readonly body: unknown }>((resolve) => {
    respond = () => resolve({ body: { data: [] } });
  });

/** A client cannot be created while the search for existing clients runs. */
export const OnceKnown: Story = {
  args: { responses: { 'GET orders/options/client': whenTold } },
  play: async ({ canvasElement }) => {
    const client = await within(canvasElement).findByRole('combobox', { name: 'Client' });
    await userEvent.type(client, 'Zina');
    const body = within(document.body);
    const option = await body.findByRole('option', { name: 'Add client' });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(body.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => {
      respond();
      expect(body.getByRole('option')).toHaveAttribute('aria-disabled', 'false');
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await body.findByRole('dialog', { name: 'New client' });
  },
};

/** Users without the permission to create people do not see the option. */
export const WithoutTheRight: Story = {
  args: {
    grants: [
      ['read', 'orders'],
      ['create', 'orders'],
    ],
    responses: { 'GET orders/options/client': { body: { data: [] } } },
  },
  play: async ({ canvasElement }) => {
    const client = await within(canvasElement).findByRole('combobox', { name: 'Client' });
    await userEvent.type(client, 'Zina');
    await within(document.body).findByText('No results');
    await expect(within(document.body).queryByRole('option')).toBeNull();
  },
};

/** Waits until the option is enabled: it is disabled while the server may still find a match. */
async function enabledOption(name: string): Promise<HTMLElement> {
  const option = await within(document.body).findByRole('option', { name });
  await waitFor(() => expect(option).toHaveAttribute('aria-disabled', 'false'));
  return option;
}
