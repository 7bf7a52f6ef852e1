import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { viewOf } from './manyRecords.ts';

const meta = {
  title: 'Admin/Palette',
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

/** Ctrl+K finds records of every module by name or code; Enter opens the first. */
export const Search: Story = {
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
export const OnRecord: Story = {
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
