import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { chatResponses, chatRooms } from './chat.ts';

const meta = {
  title: 'Admin/ChatInbox',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_messages/page/1', language: 'en', responses: chatResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('link', { name: 'Ion Rusu' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/buzbot_messages\/room\/4$/),
    );
    await userEvent.click(screen.getByRole('link', { name: /^Unread/ }));
    await screen.findByText('1 conversation');
    await expect(screen.queryByRole('link', { name: 'Marek Nowak' })).toBeNull();
  },
};

/**
 * Previews show new messages. While the pointer or the focus is on the list, its order does not change, and a message
 * says that a new order exists.
 */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const link = await screen.findByRole('link', { name: 'Оксана Мельник' });
    link.focus();
    const room = chatRooms[1] as (typeof chatRooms)[number];
    publish({
      name: 'room',
      isStreamOwner: true,
      data: {
        ...room,
        unread: 1,
        is_unread: true,
        last_message: {
          text: 'А доставка?',
          direction: 'in',
          created_at: '2026-05-31T10:00:00.000Z',
        },
      },
    });
    await screen.findByText('А доставка?');
    const links = screen.getAllByRole('link', { name: /Ion Rusu|Оксана Мельник/ });
    await expect(links.map((one) => one.textContent)).toEqual(['Ion Rusu', 'Оксана Мельник']);
    await screen.findByRole('button', { name: '1 conversation updated · Show' });
  },
};

/** The search covers all messages. A result opens the room at that message. */
export const Searching: Story = {
  args: { address: '/buzbot_messages/page/1?quick_filter=excavator' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('In messages');
    await expect(screen.getByText('excavator', { selector: 'mark' })).toBeVisible();
    const [, found] = screen.getAllByRole('link', { name: 'Ion Rusu' });
    await expect(found).toHaveAttribute('href', expect.stringMatching(/room\/4\?message=50$/));
  },
};

export const ReadyAnswers: Story = {
  args: { address: '/buzbot_messages/replies' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('/price');
    await expect(screen.getByRole('link', { name: 'Create saved reply' })).toBeVisible();
  },
};
