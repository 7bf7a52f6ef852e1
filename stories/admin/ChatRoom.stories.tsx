import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../packages/admin/src/services/drafts/draftStore.ts';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { chatAnswers, chatMessages, longRoom } from './chat.ts';

const meta = {
  title: 'Admin/ChatRoom',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_messages/room/4', language: 'en', answers: chatAnswers },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Where each message in sight stands. */
function topsIn(box: HTMLElement): Map<string, number> {
  const frame = box.getBoundingClientRect();
  const rows = [...box.querySelectorAll('article')].map(
    (row) => [row.querySelector('p')?.textContent ?? '', row.getBoundingClientRect()] as const,
  );
  const seen = rows.filter(([, { top, bottom }]) => bottom > frame.top && top < frame.bottom);
  return new Map(seen.map(([name, { top }]) => [name, top]));
}

const said = (id: number, text: string) =>
  publish({
    name: 'message',
    isFirsthand: true,
    data: {
      ...(chatMessages[0] as (typeof chatMessages)[number]),
      id,
      text,
      created_at: '2026-05-31T10:00:00.000Z',
    },
  });

/** What was said, whose words they are, and where the unread ones begin. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Excavatorul de 20 de tone este liber de luni?', { selector: 'p' });
    await expect(screen.getByText('Unread from here')).toBeInTheDocument();
    await expect(screen.getByText(/note for colleagues/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Crawler excavator, 21 t' })).toBeVisible(),
    );
  },
};

/** A message that comes while the room is open is shown, and read out politely, once each time it is said. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Vreo 20 de tone.');
    said(61, 'Mai sunteți?');
    await screen.findByText('Mai sunteți?');
    const aloud = () =>
      [...canvasElement.querySelectorAll('[aria-live="polite"] > p')].map((p) => p.textContent);
    await expect(aloud()).toEqual(['Ion Rusu: Mai sunteți?']);
    said(62, 'Mai sunteți?');
    await waitFor(() =>
      expect(aloud()).toEqual(['Ion Rusu: Mai sunteți?', 'Ion Rusu: Mai sunteți?']),
    );
    publish({
      name: 'presence',
      isFirsthand: true,
      data: { room: 4, person: { id: 2, name: 'Elena Editor' }, state: 'typing' },
    });
    await screen.findByText('Elena Editor is typing…');
  },
};

let endOpening = () => {};

/** The stream opens while the messages are on their way: what came in between is asked for. */
export const OpenedMeanwhile: Story = {
  args: {
    answers: {
      ...chatAnswers,
      'GET buzbot/messages/:id': ({ query }) => {
        const meta = { limit: 50, has_more: false };
        const later = { ...chatMessages[0], id: 61, text: 'Încă ceva.' };
        if (query.has('after')) return { body: { data: [later], meta } };
        return new Promise((resolve) => {
          endOpening = () => resolve({ body: { data: chatMessages.toReversed(), meta } });
        });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: 'Ion Rusu' });
    publish({ name: 'ready', isFirsthand: true, data: {} });
    endOpening();
    await screen.findByText('Vreo 20 de tone.');
    await screen.findByText('Încă ceva.');
  },
};

/** An answer that did not reach the customer is read out as well, with the reason. */
export const NotDelivered: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Vreo 20 de tone.');
    const answer = { ...chatMessages[3], id: 61, direction: 'out', text: 'Da.', client_id: 'a' };
    for (const delivery of ['pending', 'failed'] as const) {
      const failure = delivery === 'failed' ? 'blocked' : null;
      const data = { ...answer, delivery, failure } as (typeof chatMessages)[number];
      publish({ name: 'message', isFirsthand: true, data });
    }
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
        'The customer has blocked the bot: Da.',
      ),
    );
  },
};

/** Enter sends at once; what could not be sent stays, and goes again under the same name. */
export const Sending: Story = {
  args: {
    answers: {
      ...chatAnswers,
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
    const field = screen.getByRole('textbox', { name: 'Answer to the customer' });
    await userEvent.type(field, 'Da, este liber.{Enter}');
    await expect(field).toHaveValue('');
    await screen.findByText('Not sent');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    await expect(screen.getAllByText('Da, este liber.')).toHaveLength(1);
  },
};

/** What a closed page did not send is there again; what the server has by now is not offered any more. */
export const NotSentBefore: Story = {
  loaders: [
    loadScreens,
    async () => {
      const sending = { kind: 'reply', attachments: [], at: '2026-05-31T09:59:00.000Z' };
      const values = [
        { ...sending, clientId: 'c-1', text: 'Revenim imediat.', state: 'sending' },
        { ...sending, clientId: 'c-2', text: 'A ajuns deja.', state: 'sending' },
      ];
      await drafts.save('outbox/1/4', { keptAt: Date.now(), base: [], values });
    },
  ],
  args: {
    answers: {
      ...chatAnswers,
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
    await expect(screen.queryByText('Revenim imediat.')).toBeNull();
    await waitFor(async () => expect(await stored()).toBeUndefined());
  },
};

/** `/` finds a ready answer by its shortcut; Enter inserts it, filled in, in the customer's language. */
export const ReadyAnswer: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const field = await screen.findByRole('textbox', { name: 'Answer to the customer' });
    await userEvent.clear(field);
    await userEvent.type(field, '/he');
    await screen.findByRole('option', { name: /hello/ });
    await expect(screen.queryByRole('option', { name: /price/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Bună ziua, Ion Rusu! Sunt Main.');
    await userEvent.clear(field);
  },
};

/** Ten thousand messages: opened at the newest, scrolled up without a jump, few of them in the page. */
export const TenThousand: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { answers: { ...chatAnswers, 'GET buzbot/messages/:id': longRoom } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/^Message 10000\./);
    const box = screen.getByRole('group', { name: 'Messages of the conversation' });
    const left = () => box.scrollHeight - box.clientHeight - box.scrollTop;
    await waitFor(() => expect(left()).toBeLessThan(4));
    // Messages of all lengths pass by, and what is in sight goes exactly as far as one scrolls.
    const moves: number[] = [];
    for (let step = 0; step < 20; step += 1) {
      while (box.scrollTop <= 400) await nextFrame();
      const before = topsIn(box);
      box.scrollTop -= 400;
      await nextFrame();
      const after = topsIn(box);
      for (const [text, top] of before) moves.push((after.get(text) ?? top + 400) - top);
    }
    await expect(Math.min(...moves)).toBeGreaterThanOrEqual(398);
    await expect(Math.max(...moves)).toBeLessThanOrEqual(402);
    await expect(box.querySelectorAll('article').length).toBeLessThan(80);
    said(10_001, 'The newest');
    await userEvent.click(await screen.findByRole('button', { name: '1 new message' }));
    await screen.findByText('The newest', { selector: 'p' });
  },
};

/** A search leads to a message of the past, which comes with those around it. */
export const InThePast: Story = {
  args: {
    address: '/buzbot_messages/room/4?message=53',
    answers: {
      ...chatAnswers,
      'GET buzbot/messages/:id': ({ query }) => {
        const after = Number(query.get('after') ?? 0);
        const before = Number(query.get('before') ?? 100);
        const found = chatMessages.filter(({ id }) => id > after && id < before);
        return { body: { data: found.toReversed(), meta: { limit: 30, has_more: false } } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Ce greutate vă trebuie?');
    await expect(screen.getAllByText('Vreo 20 de tone.')).toHaveLength(1);
  },
};

/** Whoever writes while the past is open sees their message at the end of the conversation. */
export const SentFromThePast: Story = {
  args: {
    address: '/buzbot_messages/room/4?message=5000',
    answers: {
      ...chatAnswers,
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
    const field = screen.getByRole('textbox', { name: 'Answer to the customer' });
    await userEvent.type(field, 'Da, este liber.{Enter}');
    await screen.findByText(/^Message 10000\./);
    const box = screen.getByRole('group', { name: 'Messages of the conversation' });
    await waitFor(() =>
      expect(box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(4),
    );
    await expect(screen.getAllByText('Da, este liber.')).toHaveLength(1);
  },
};

/** Somebody who may only read sees no field to write in. */
export const ReadOnly: Story = {
  args: { grants: [['read', 'buzbot_messages']] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Vreo 20 de tone.');
    await expect(screen.queryByRole('textbox', { name: 'Answer to the customer' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Return to the bot' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { answers: { ...chatAnswers, 'GET buzbot/messages/:id': { status: 503, body: {} } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The messages could not be loaded');
  },
};
