import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { catalogueResponses } from './catalogueRows.ts';
import type { FakeRequest } from './fakeServer.ts';
import { utilisation } from './utilisation.ts';

const read = fn((_: FakeRequest) => ({ body: { data: utilisation } }));

const meta = {
  title: 'Admin/Utilisation',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => void read.mockClear(),
  args: {
    address: '/utilisation',
    language: 'en',
    responses: {
      ...catalogueResponses,
      'GET home/utilisation': read,
      'GET orders/options/region': { body: { data: [{ id: 1, name: 'Chișinău' }] } },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figures with the period before, the course by pointer and keyboard, and a table whose numbers open their lists. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const figure = await screen.findByRole('link', { name: 'Missed requests' });
    await expect(figure).toHaveAttribute(
      'href',
      expect.stringContaining('filter[missed_demand][in]=refused'),
    );
    await expect(screen.getAllByText('before: 54.9%')[0]).toBeVisible();
    const chart = screen.getByRole('slider', { name: 'Utilisation by day' });
    // The library has no arrow keys for ranges.
    fireEvent.change(chart, { target: { value: '28' } });
    await waitFor(() =>
      expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/29/)),
    );
    const table = screen.getByRole('table', { name: 'Machines and their figures' });
    const row = within(table).getByRole('row', { name: /Telehandlers/ });
    await expect(within(row).getAllByText('No data')[0]).toBeVisible();
    const revenue = within(table).getByRole('columnheader', { name: 'Revenue' });
    await userEvent.click(within(revenue).getByRole('button'));
    await waitFor(() => expect(revenue).toHaveAttribute('aria-sort', 'descending'));
  },
};

/** The days as a table, and the figures of one region. */
export const OfRegion: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const toggle = await screen.findByRole('button', { name: 'Show table: Utilisation by day' });
    await userEvent.click(toggle);
    const days = within(screen.getByRole('group', { name: 'Utilisation by day' }));
    await expect(days.getByRole('rowheader', { name: 'Jun 7' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Region' }));
    await userEvent.click(await screen.findByRole('option', { name: /Chișinău/ }));
    await waitFor(() =>
      expect(read).toHaveBeenLastCalledWith(
        expect.objectContaining({
          query: expect.toSatisfy((query) => query.get('region') === '1'),
        }),
      ),
    );
  },
};

/** An installation without machines. */
export const NoMachines: Story = {
  args: {
    responses: {
      ...catalogueResponses,
      'GET home/utilisation': { body: { data: { ...utilisation, rows: [], row_count: 0 } } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No machines')).toBeVisible();
  },
};
