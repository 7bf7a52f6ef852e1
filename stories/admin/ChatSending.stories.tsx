import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../packages/admin/src/services/drafts/draftStore.ts';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { chatMessages, chatResponses, longRoom } from './chat.ts';

const meta = {
  title: 'Admin/ChatSending',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_messages/room/4', language: 'en', responses: chatResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failed delivery is announced with its reason. */
export const NotDelivered: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Vreo 20 de tone.');
    const answer = { ...chatMessages[3], id: 61, direction: 'out', text: 'Da.', client_id: 'a' };
    for (const delivery of ['pending', 'failed'] as const) {
      const failure = delivery === 'failed' ? 'blocked' : null;
      const data = { ...answer, delivery, failure } as (typeof chatMessages)[number];
      publish({ name: 'message', isStreamOwner: true, data });
    }
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
        'The customer blocked the bot: Da.',
      ),
    );
  },
};

/** Enter sends. A failed message remains, and its retry uses the same client id. */
export const Sending: Story = {
  args: {
    responses: {
      ...chatResponses,
      'POST buzbot/messages/:id': (() => {
        const names: unknown[] = [];
        return ({ body }) => {
          names.push(body.client_id);
          if (names.length === 1) return { status: 503, body: {} };
          const isSame = names[0] === names[1];
          return {
            status: 201,
            body: {
              data: {
                ...chatMessages[3],
                id: 62,
                text: isSame ? body.text : 'Sent twice',
                client_id: body.client_id,
              },
            },
          };
        };
      })(),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Vreo 20 de tone.');
    const field = screen.getByRole('textbox', { name: 'Reply to customer' });
    await userEvent.type(field, 'Da, este liber.{Enter}');
    await expect(field).toHaveValue('');
    await screen.findByText('Not sent');
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    await expect(screen.getAllByText('Da, este liber.')).toHaveLength(1);
  },
};

/** Unsent messages of a closed page are restored, except those that the server has received. */
export const NotSentBefore: Story = {
  loaders: [
    loadScreens,
    async () => {
      const sending = { kind: 'reply', attachments: [], at: '2026-05-31T09:59:00.000Z' };
      const values = [
        { ...sending, clientId: 'c-1', text: 'Revenim imediat.', state: 'sending' },
        { ...sending, clientId: 'c-2', text: 'A ajuns deja.', state: 'sending' },
      ];
      await drafts.save('outbox/1/4', { storedAt: Date.now(), base: [], values });
    },
  ],
  args: {
    responses: {
      ...chatResponses,
      'GET buzbot/messages/:id': {
        body: {
          data: [
            { ...chatMessages[3], id: 61, text: 'A ajuns deja.', client_id: 'c-2' },
            ...chatMessages.toReversed(),
          ],
          meta: { limit: 50, has_more: false },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Revenim imediat.');
    await expect(screen.getAllByText('A ajuns deja.')).toHaveLength(1);
    const stored = async () => (await drafts.read('outbox/1/4'))?.values;
    await waitFor(async () =>
      expect(await stored()).toEqual([expect.objectContaining({ clientId: 'c-1' })]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Revenim imediat.')).toBeNull());
    await waitFor(async () => expect(await stored()).toBeUndefined());
  },
};

/** `/` finds a saved reply by its shortcut. Enter inserts it in the customer's language with placeholders filled in. */
export const ReadyAnswer: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const field = await screen.findByRole('textbox', { name: 'Reply to customer' });
    await userEvent.clear(field);
    await userEvent.type(field, '/he');
    await screen.findByRole('option', { name: /hello/ });
    await expect(screen.queryByRole('option', { name: /price/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Bună ziua, Ion Rusu! Sunt Main.');
    await userEvent.clear(field);
  },
};

/** A message that is sent while old messages are shown appears at the end of the conversation. */
export const SentFromThePast: Story = {
  args: {
    address: '/buzbot_messages/room/4?message=5000',
    responses: {
      ...chatResponses,
      'GET buzbot/messages/:id': longRoom,
      'POST buzbot/messages/:id': ({ body }) => ({
        status: 201,
        body: {
          data: {
            ...chatMessages[3],
            id: 10_001,
            text: body.text,
            client_id: body.client_id,
            created_at: '2026-05-31T10:00:00.000Z',
          },
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/^Message 5000\./);
    const field = screen.getByRole('textbox', { name: 'Reply to customer' });
    await userEvent.type(field, 'Da, este liber.{Enter}');
    await screen.findByText(/^Message 10000\./);
    const box = screen.getByRole('group', { name: 'Messages in this conversation' });
    await waitFor(() =>
      expect(box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(4),
    );
    await expect(screen.getAllByText('Da, este liber.')).toHaveLength(1);
  },
};
