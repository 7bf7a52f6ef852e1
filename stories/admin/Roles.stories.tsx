import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { type FakeRequest, pageOf } from './fakeServer.ts';
import { contentEditor, permissionsOf, roleRows } from './people.ts';

const create = fn(({ body }: FakeRequest) => ({
  status: 201,
  body: { data: { ...roleRows[2], ...body, id: 8, members: [], members_count: 0 } },
}));
const remove = fn(() => ({ body: { data: { deleted: [5], refused: [] } } }));

const meta = {
  title: 'Admin/Roles',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    create.mockClear();
    remove.mockClear();
  },
  args: {
    address: '/roles/page/1',
    language: 'en',
    responses: {
      'GET roles': ({ query }) => pageOf(roleRows, query),
      'GET roles/:id/edit': { body: { data: roleRows[2] } },
      'GET roles/:id/edit_permissions': permissionsOf(contentEditor, {
        id: 8,
        name: 'Yard keeper',
      }),
      'GET users': { body: { data: [], meta: { total: 0 } } },
      'POST roles': create,
      'DELETE roles': remove,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a role shows its users. There is no search. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'Content editor' });
    await expect(screen.getByText(/Ana Rusu/)).toBeVisible();
    await expect(screen.getByText('ana.rusu@rentyard.test')).toBeVisible();
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

/** A row links to the permissions of its role. Built-in roles cannot be deleted. */
export const BuiltIn: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const permissions = await screen.findByRole('link', {
      name: 'Content editor: 1 permission',
    });
    await expect(permissions).toHaveAttribute(
      'href',
      expect.stringMatching(/edit-permissions\/5$/),
    );
    await screen.findByText('All permissions');
    // The row menus load after the rows.
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: Content editor' }));
    await page.findByRole('menuitem', { name: /Delete/ });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Actions: editor' }));
    await page.findByRole('menuitem', { name: /Edit/ });
    await expect(page.queryByRole('menuitem', { name: /Delete/ })).toBeNull();
  },
};

export const AskedBeforeDeleting: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const actions = await screen.findByRole('button', { name: 'Actions: Content editor' });
    await userEvent.click(actions);
    await userEvent.click(await page.findByRole('menuitem', { name: /Delete/ }));
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() =>
      expect(question.getByText('Are you sure you want to remove it?')).toBeVisible(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  },
};

/** The name is required. A new role leads to its permissions. */
export const Create: Story = {
  args: { address: '/roles/create' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.click(screen.getByRole('button', { name: /Save role/ }));
    await waitFor(() => expect(screen.getByText('Required field')).toBeVisible());
    await userEvent.type(name, 'Yard keeper');
    await userEvent.click(screen.getByRole('button', { name: /Save role/ }));
    await screen.findByRole('heading', { level: 1, name: 'Permissions – Yard keeper' });
    await expect(create.mock.lastCall?.[0].body).toEqual({ name: 'Yard keeper', permissions: [] });
  },
};

/** A new role that starts with the permissions of another one. */
export const Duplicate: Story = {
  args: { address: '/roles/edit-permissions/5' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await expect(name).toHaveValue('Yard keeper (copy)');
    await screen.findByText('5 permissions copied from the original role.');
    await userEvent.click(screen.getByRole('button', { name: /Save role/ }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(create.mock.lastCall?.[0].body.permissions).toHaveLength(5);
  },
};
