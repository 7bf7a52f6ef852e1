import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { newVersion } from '../../packages/admin/src/services/api/status/newVersion.ts';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { registerUnsavedForm } from '../../packages/admin/src/services/session/unsavedForms.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';

const meta = {
  title: 'Admin/Frame',
  component: AdminScreen,
  loaders: [loadScreens],
  parameters: { layout: 'fullscreen' },
  args: { address: '/brands/page/1', language: 'en', isFramed: true },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The modules in groups, the breadcrumb and the account menu. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Komatsu/ });
    const rail = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    await expect(rail.getByRole('link', { name: /^Brands/ })).toHaveAttribute('aria-current');
    await expect(rail.getByText('Geography & currencies')).toBeVisible();
  },
};

/** The menu for theme and density marks the current density of tables: compact with a mouse. */
export const Appearance: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Theme, Density' }));
    const menu = within(await screen.findByRole('menu', { name: 'Theme, Density' }));
    const compact = menu.getByRole('menuitemradio', { name: 'Compact' });
    await expect(compact).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: 'Comfortable' })).not.toBeChecked();
  },
};

/** A phone has no space for another button, so theme and density are in the account menu. */
export const AppearanceOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Your account: / }));
    const menu = within(await screen.findByRole('menu', { name: 'Your account' }));
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Theme, Density' })).toBeNull();
  },
};

const byAna = { by: { id: 2, name: 'Ana Rusu' }, isStreamOwner: true } as const;
const change = (version: number) =>
  publish({
    name: 'record',
    isStreamOwner: true,
    data: {
      subject: 'brands',
      resource: 'brands',
      id: 3,
      version,
      action: 'update',
      by: byAna.by,
    },
  });

/** Rows that others change are announced and shown on request, so that the list does not move. */
export const ChangedByOthers: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Komatsu/ });
    await waitFor(() => {
      change(4);
      expect(screen.getByText('1 record changed')).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show changes' }));
    await waitFor(() => expect(screen.queryByText('1 record changed')).toBeNull());
  },
};

/** Shows the other users who have the record open, and their activity. */
export const AlsoOpen: Story = {
  args: {
    address: '/offers/edit/412',
    responses: {
      'POST presence': {
        body: { data: [{ person: { id: 2, name: 'Ana Rusu' }, state: 'looking' }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Also viewing: Ana Rusu');
    publish({
      name: 'record_presence',
      isStreamOwner: false,
      data: {
        subject: 'offers',
        id: 412,
        people: [
          { person: { id: 1, name: 'Main Admin' }, state: 'looking' },
          { person: { id: 2, name: 'Ana Rusu' }, state: 'editing' },
        ],
      },
    });
    await screen.findByText('Also viewing: Ana Rusu (editing)');
  },
};

/** A new version of the app offers a reload. It does not reload a form with unsaved values. */
export const NewVersion: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Komatsu/ });
    newVersion.set(true);
    await screen.findByText('A new version is available.');
    const release = registerUnsavedForm({ isDirty: () => true, release: () => {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    const alerts = await within(document.body).findByRole('region', { name: 'Notifications' });
    await within(alerts).findByText('Save or discard your changes first, then reload.');
    // The page has not been reloaded.
    await expect(screen.getByText('A new version is available.')).toBeInTheDocument();
    release();
  },
};

const read = fn(() => ({ body: { data: { unread: 0 } } }));

/** The bell lists notifications. Opening one marks it as read and leads to its record. */
export const Notifications: Story = {
  args: {
    responses: {
      'GET notifications': {
        body: {
          data: [
            {
              id: 4,
              kind: 'mention',
              subject: 'brands',
              record: { id: 3, name: 'Komatsu' },
              record_count: 1,
              status: null,
              created_at: '2026-05-31T08:12:00.000Z',
              created_by: { id: 2, name: 'Ana Rusu' },
              is_read: false,
            },
            {
              id: 3,
              kind: 'status',
              subject: 'orders',
              record: { id: 8, name: 'Crane for a day' },
              record_count: 60,
              status: 'rejected',
              created_at: '2026-05-31T08:10:00.000Z',
              created_by: { id: 2, name: 'Ana Rusu' },
              is_read: true,
            },
          ],
          meta: { next: null },
        },
      },
      'PATCH notifications': read,
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
    const item = await screen.findByRole('link', { name: /Ana Rusu mentioned you/ });
    await expect(item).toHaveAttribute('href', '/en/brands/edit/3');
    // A bulk change is one notification, which leads to the list of its records.
    const many = /^Ana Rusu changed the status of 60 records to Rejected ?Orders/;
    await expect(screen.getByRole('link', { name: many })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/en\/orders\/page\/1\?filter\[assignee\]=\d+&filter\[status\]=rejected/,
      ),
    );
    await userEvent.click(item);
    const body = { ids: [4] };
    await waitFor(() => expect(read).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};
