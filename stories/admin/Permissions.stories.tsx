import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import type { FakeRequest } from './fakeServer.ts';
import { pageOf } from './fakeServer.ts';
import { contentEditor, permissionsOf, roleRows, userRows } from './people.ts';

const save = fn(({ body }: FakeRequest) =>
  permissionsOf(body.granted as typeof contentEditor, { version: 4 }),
);

/** Whether another user has saved during the story. */
let isChangedMeanwhile = false;

const meta = {
  title: 'Admin/Permissions',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    isChangedMeanwhile = false;
    save.mockClear();
  },
  args: {
    address: '/roles/edit-permissions/5',
    language: 'en',
    responses: {
      'GET roles': ({ query }) => pageOf(roleRows, query),
      'GET roles/:id/edit_permissions': permissionsOf(contentEditor),
      'PATCH roles/:id/edit_permissions': save,
      'GET roles/list': { body: { data: roleRows.map(({ id, name }) => ({ id, name })) } },
      'GET users': { body: { data: userRows.slice(0, 1), meta: { total: 1 } } },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const square = (screen: ReturnType<typeof within>, name: string | RegExp) =>
  screen.findByRole('checkbox', { name });

/** The effect of a save is shown before saving, with the names of the affected users. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await square(screen, 'Delete: Offers'));
    await userEvent.click(await square(screen, 'Read: Brands'));
    const changes = screen.getByRole('region', { name: 'Changes' });
    await expect(changes).toHaveTextContent('AddedOffers: delete');
    await expect(changes).toHaveTextContent('RemovedBrands: read');
    const people = screen.getByRole('region', { name: 'Affected people' });
    await waitFor(() => expect(within(people).getByText('ana.rusu@rentyard.test')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /Save permissions/ }));
    await waitFor(() => expect(screen.queryByText('2 permissions changed')).toBeNull());
    await expect(save.mock.lastCall?.[0].body).toEqual({
      version: 3,
      granted: [
        ['read', 'offers'],
        ['update', 'offers'],
        ['delete', 'offers'],
        ['read', 'tags'],
        ['update', 'tags'],
      ],
    });
  },
};

/**
 * Every action needs `read`: granting another action grants `read`, revoking `read` revokes the others, and a message
 * says so.
 */
export const Dependencies: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await square(screen, 'Update: Countries'));
    await expect(await square(screen, 'Read: Countries, changed')).toBeChecked();
    await screen.findByText('Countries: “Read” added, because “Update” requires it.');
    await userEvent.click(await square(screen, 'Read: Tags'));
    await expect(await square(screen, 'Update: Tags, changed')).not.toBeChecked();
    await screen.findByText('Tags: “Update” removed, because it requires “Read”.');
    await userEvent.click(await square(screen, 'Full access: Offers'));
    const covered = await square(screen, /^Delete: Offers/);
    await expect(covered).toBeChecked();
    await expect(covered).toHaveAccessibleDescription('Included in “Full access”');
  },
};

/** Users cannot grant permissions that they do not have. */
export const BeyondOwnRights: Story = {
  args: {
    grants: [
      ['read', 'roles'],
      ['update', 'roles'],
      ['read', 'offers'],
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const locked = await square(screen, 'Delete: Offers');
    await expect(locked).toHaveAccessibleDescription(/You can only grant permissions you have/);
    await userEvent.click(locked);
    await expect(screen.queryByText(/changed$/)).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
  },
};

/** The admin role cannot be emptied. */
export const FixedAdmin: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET roles/:id/edit_permissions': permissionsOf([['manage', 'offers']], {
        id: 1,
        name: 'admin',
        is_fixed: true,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/admin always has all permissions/);
    await userEvent.click(await square(screen, 'Full access: Offers'));
    await expect(screen.queryByRole('button', { name: /Save permissions/ })).toBeNull();
  },
};

/** Compares with another role: marks in the grid, and lists of permissions that only one role has. */
export const Compared: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET roles/:id/edit_permissions': ({ path }) =>
        path.endsWith('roles/2/edit_permissions')
          ? permissionsOf([...contentEditor.slice(1), ['delete', 'offers']], {
              id: 2,
              name: 'editor',
            })
          : permissionsOf(contentEditor),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const other = await screen.findByRole('combobox', { name: 'Compare with' });
    await userEvent.click(other);
    await userEvent.click(await screen.findByRole('option', { name: 'editor' }));
    const comparison = screen.getByRole('region', { name: 'Comparison' });
    await waitFor(() =>
      expect(comparison).toHaveTextContent(
        'Only Content editorOffers: readOnly editorOffers: delete',
      ),
    );
    await square(screen, 'Delete: Offers, editor: allowed');
    await square(screen, 'Read: Offers, editor: not allowed');
  },
};

/** Another user saved other permissions while these were edited. Both changes are merged. */
export const ChangedMeanwhile: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET roles/:id/edit_permissions': () =>
        isChangedMeanwhile
          ? permissionsOf([...contentEditor, ['export', 'brands']], { version: 4 })
          : permissionsOf(contentEditor),
      'PATCH roles/:id/edit_permissions': (request) => {
        if (request.body.version !== 3) return save(request);
        isChangedMeanwhile = true;
        return { status: 409, body: { code: 'version_conflict', message: '', request_id: '7f3c' } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await square(screen, 'Delete: Offers'));
    await userEvent.click(screen.getByRole('button', { name: /Save permissions/ }));
    await screen.findByText(/Someone changed these permissions while you were editing/);
    await expect(await square(screen, 'Export: Brands')).toBeChecked();
    await expect(await square(screen, 'Delete: Offers, changed')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /Save permissions/ }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(save.mock.lastCall?.[0].body.granted).toContainEqual(['export', 'brands']);
  },
};
