import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { chatResponses, chatRooms } from './chat.ts';

/** The layout of a conversation on narrow and wide screens. */
const meta = {
  title: 'Admin/ChatRoomLayout',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_messages/room/4', language: 'en', responses: chatResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field and its button remain visible above an on-screen keyboard. */
export const UnderAKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const send = await screen.findByRole('button', { name: 'Send' });
    const view = window.visualViewport;
    if (!view) throw new Error('This browser has no visual viewport.');
    const visible = Math.round(window.innerHeight / 2);
    Object.defineProperty(view, 'height', { configurable: true, value: visible });
    view.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(visible));
    Reflect.deleteProperty(view, 'height');
    view.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeGreaterThan(visible));
  },
};

/** Wide screens show the other conversations beside the open one and update them. */
export const Rail: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const rail = within(await screen.findByRole('navigation', { name: 'Messages' }));
    const rows = await rail.findAllByRole('listitem');
    const open = rail.getByRole('link', { current: 'page' });
    await expect(open).toHaveAttribute('href', expect.stringContaining('/buzbot_messages/room/4'));
    const [first] = chatRooms;
    if (!first) throw new Error('There are no conversations.');
    const text = 'Aveți și basculante?';
    const data = { ...first, unread: 7, last_message: { ...first.last_message, text } };
    await waitFor(() => {
      // Reading the messages reloads the list from the fake server, which does not know this one.
      publish({ name: 'room', isStreamOwner: true, data });
      return expect(rail.getByText(text)).toBeVisible();
    });
    await expect(rail.getAllByRole('listitem')).toHaveLength(rows.length);
  },
};
