import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { newVersion } from '../../packages/admin/src/services/api/newVersion.ts';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { registerUnsavedForm } from '../../packages/admin/src/services/session/unsavedForms.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { viewOf } from './manyRecords.ts';

const meta = {
  title: 'Admin/Frame',
  component: AdminScreen,
  loaders: [loadScreens],
  parameters: { layout: 'fullscreen' },
  args: { address: '/brands/page/1', language: 'en', isFramed: true },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
  beforeEach: () => localStorage.removeItem('rentyard.recent.1'),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const hits = [
  {
    subject: 'offers',
    id: 412,
    name: 'Crawler excavator, 21 t',
    code: 'OF-10412',
    is_similar: false,
  },
  { subject: 'brands', id: 3, name: 'Komatsu', code: 'KOMATSU', is_similar: false },
];

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

/** The menu for theme and density marks the density that tables have: compact for a mouse. */
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

/** Ctrl+K finds records of every module by name or code; Enter opens the first. */
export const PaletteSearch: Story = {
  args: {
    responses: {
      'GET search': { body: { data: hits } },
      'GET views': { body: { data: [viewOf({ id: 5, name: 'Dear machines' })] } },
      'GET offers/:id/timeline': { body: { data: [], meta: { next: null } } },
      'GET offers/options/assignee': { body: { data: [] } },
      'GET orders': {
        body: {
          data: [],
          meta: { current_page: 1, per_page: 5, total: 0, last_page: 1, total_is_exact: true },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Komatsu/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /Search records/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'of-104');
    const hit = await screen.findByRole('option', { name: /Crawler excavator, 21 t.*OF-10412/ });
    await expect(hit).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Crawler excavator, 21 t' });
    // The palette shows recently opened records before the user types.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('gb');
    await screen.findByRole('link', { name: /Komatsu/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    await expect(within(recent).getByRole('option')).toHaveTextContent('Crawler excavator, 21 t');
    // Ordinary words find modules, and names find saved views.
    for (const [words, name] of [
      ['mail', /^Outbox/],
      ['currency', /^Currencies/],
      ['dear mach', /^Dear machines/],
    ] as const) {
      const box = screen.getByRole('combobox', { name: /Search records/ });
      await userEvent.clear(box);
      await userEvent.type(box, words);
      await screen.findByRole('option', { name });
    }
    await userEvent.keyboard('{Escape}');
  },
};

/** If a record is open, the palette lists its actions first. */
export const PaletteOnRecord: Story = {
  args: {
    address: '/offers/edit/412',
    responses: { 'DELETE offers': { body: { data: { deleted: [412], refused: [] } } } },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    const actions = within(await screen.findByRole('group', { name: 'Crawler excavator, 21 t' }));
    await actions.findByRole('option', { name: /Delete/ });
    await waitFor(() =>
      expect(actions.getByRole('option', { name: 'Copy link to this page' })).toBeVisible(),
    );
    await userEvent.click(actions.getByRole('option', { name: /Approve/ }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Find/ })).toBeNull());
  },
};

/** `?` shows the shortcuts, `g` and a letter open a module. Neither works while typing. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Komatsu/ });
    await userEvent.type(screen.getByRole('searchbox'), 'g?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await sheet.findByText('Next and previous row');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('go');
    await screen.findByRole('heading', { level: 1, name: 'Offers' });
  },
};

const byAna = { by: { id: 2, name: 'Ana Rusu' }, isFirsthand: true } as const;
const change = (version: number) =>
  publish({
    name: 'record',
    isFirsthand: true,
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
      isFirsthand: false,
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
    newVersion.raise();
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
