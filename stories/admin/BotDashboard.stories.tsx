import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { botEvents, chatResponses } from './chat.ts';

const meta = {
  title: 'Admin/BotDashboard',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_dashboard/page/1', language: 'en', responses: chatResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Forbidden: bot was blocked by the user');
    await waitFor(() => expect(screen.getByRole('figure')).toBeVisible());
    const event = botEvents[0] as (typeof botEvents)[number];
    publish({ name: 'bot_event', isStreamOwner: true, data: { ...event, id: 82 } });
    await screen.findByRole('button', { name: '1 new event · Show' });
  },
};

/** On phones the chart is closed, so that four events fit on the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Forbidden: bot was blocked by the user');
    await expect(screen.queryByRole('figure')).toBeNull();
    await userEvent.click(screen.getByText('Events over time'));
    await waitFor(() => expect(screen.getByRole('figure')).toBeVisible());
  },
};

/** The selected bars filter the list by time. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const from = await screen.findByRole('slider', { name: 'Events over time: from' });
    await fireEvent.change(from, { target: { value: '3' } });
    await screen.findByRole('button', { name: 'Remove the filter Time' });
  },
};

/** An event with its steps and its payload. Secrets are masked. */
export const Log: Story = {
  args: { address: '/buzbot_dashboard/log/80' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Find conversation');
    await expect(screen.getByText('2,515 ms')).toBeVisible();
    await expect(screen.getByText('"••••••"')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Marek Nowak' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next event' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Previous event' })).toBeEnabled();
  },
};
