import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { pageOf, silence } from './fakeServer.ts';

const meta = {
  title: 'Admin/ListScreen',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/offers/page/1', language: 'en' },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offers');
    await waitFor(() => expect(screen.getByRole('link', { name: /^New/ })).toBeVisible());
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    await userEvent.type(screen.getByRole('searchbox'), 'crane');
    await screen.findByText('1 offer');
    await expect(screen.queryByRole('link', { name: /Crawler excavator, 21 t/ })).toBeNull();
    // What the search matched is marked in the rows.
    const marked = () => [...(CSS.highlights.get('search') ?? [])].map(String);
    await waitFor(() => expect(marked()).toContain('crane'));
  },
};

export const Filtered: Story = {
  args: { address: '/offers/page/1?filter[status]=new&filter[category]=1' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const remove = await screen.findByRole('button', { name: 'Remove the filter Status' });
    await screen.findByText('Crawler excavators', { selector: 'b' });
    await userEvent.click(remove);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove the filter Status' })).toBeNull(),
    );
  },
};

/** A filter finds records with missing translations and shows their number. */
export const FilteredByTranslation: Story = {
  args: {
    responses: {
      'GET translations/progress': {
        body: {
          data: [
            {
              resource: 'offers',
              languages: [
                { language: 'pl', missing_records: 7, outdated_records: 0 },
                { language: 'ro', missing_records: 0, outdated_records: 2 },
              ],
            },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Translations' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Missing: Polski (7)' }));
    await expect(screen.getByRole('checkbox', { name: 'Outdated: Română (2)' })).toBeVisible();
    await expect(screen.queryByRole('checkbox', { name: /Missing: Română/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    // None of the recorded offers lacks the translation.
    await screen.findByText('No results');
    await expect(screen.getByText('Missing: Polski', { selector: 'b' })).toBeVisible();
  },
};

/** The menu of the list works before its rows have loaded. */
export const Loading: Story = {
  args: { responses: { 'GET offers': silence } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: /^Export/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { responses: { 'GET offers': ({ query }) => pageOf([], query) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No offers yet');
  },
};

export const NoMatch: Story = {
  args: { address: '/offers/page/1?quick_filter=submarine' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('No results');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  args: {
    responses: {
      'GET offers': {
        status: 500,
        body: {
          code: 'internal',
          message: 'Something went wrong on the server.',
          request_id: '7f3c2a10',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('The list could not be loaded');
    await expect(screen.getByText(/7f3c2a10/)).toBeVisible();
  },
};

/** Users with read permission only cannot create, edit or delete. */
export const ReadOnly: Story = {
  args: { grants: [['read', 'offers']] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Crawler excavator, 21 t');
    await expect(screen.queryByRole('link', { name: 'Create offer' })).toBeNull();
    // Rows open in read mode.
    const row = screen.getByRole('link', { name: /Crawler excavator, 21 t/ });
    await expect(row).toHaveAttribute('href', expect.stringMatching(/\/offers\/show\/\d+$/));
    // The toolbar has no gap where others have the menu.
    const density = screen.getByRole('button', { name: 'Density' }).getBoundingClientRect();
    const frame = screen.getByRole('table').parentElement?.getBoundingClientRect();
    await expect(Math.round(density.right)).toBe(Math.round(frame?.right ?? 0));
  },
};
