import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { chatMessages, chatResponses, longRoom } from './chat.ts';

const meta = {
  title: 'Admin/ChatRoom',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_messages/room/4', language: 'en', responses: chatResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The position of each visible message. */
function topsIn(box: HTMLElement): Map<string, number> {
  const frame = box.getBoundingClientRect();
  const rows = [...box.querySelectorAll('article')].map(
    (row) => [row.querySelector('p')?.textContent ?? '', row.getBoundingClientRect()] as const,
  );
  const seen = rows.filter(([, { top, bottom }]) => bottom > frame.top && top < frame.bottom);
  return new Map(seen.map(([name, { top }]) => [name, top]));
}

const incoming = (id: number, text: string) =>
  publish({
    name: 'message',
    isStreamOwner: true,
    data: {
      ...(chatMessages[0] as (typeof chatMessages)[number]),
      id,
      text,
      created_at: '2026-05-31T10:00:00.000Z',
    },
  });

/** Messages with their authors, and a mark before the first unread one. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Excavatorul de 20 de tone este liber de luni?', { selector: 'p' });
    await expect(screen.getByText('Unread messages')).toBeInTheDocument();
    await expect(screen.getByText(/internal note/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Crawler excavator, 21 t' })).toBeVisible(),
    );
  },
};

/** An order for the customer of the conversation, with their phone. */
export const CreatesAnOrder: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('link', { name: 'Create order' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Ion Rusu'),
    );
    await expect(screen.getByRole('textbox', { name: 'Phone' })).not.toHaveValue('');
  },
};

/** A message that arrives while the room is open appears and is announced once. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Vreo 20 de tone.');
    incoming(61, 'Mai sunteți?');
    await screen.findByText('Mai sunteți?');
    const aloud = () =>
      [...canvasElement.querySelectorAll('[aria-live="polite"] > p')].map((p) => p.textContent);
    await expect(aloud()).toEqual(['Ion Rusu: Mai sunteți?']);
    incoming(62, 'Mai sunteți?');
    await waitFor(() =>
      expect(aloud()).toEqual(['Ion Rusu: Mai sunteți?', 'Ion Rusu: Mai sunteți?']),
    );
    publish({
      name: 'presence',
      isStreamOwner: true,
      data: { room: 4, person: { id: 2, name: 'Elena Editor' }, state: 'typing' },
    });
    await screen.findByText('Elena Editor is typing…');
  },
};

let endOpening = () => {};

/** If the event stream opens while messages load, the missed messages are fetched. */
export const OpenedMeanwhile: Story = {
  args: {
    responses: {
      ...chatResponses,
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
    publish({ name: 'ready', isStreamOwner: true, data: {} });
    endOpening();
    await screen.findByText('Vreo 20 de tone.');
    await screen.findByText('Încă ceva.');
  },
};

/** Ten thousand messages: the room opens at the newest, scrolls without jumps and renders only a few of them. */
export const TenThousand: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { responses: { ...chatResponses, 'GET buzbot/messages/:id': longRoom } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/^Message 10000\./);
    const box = screen.getByRole('group', { name: 'Messages in this conversation' });
    const left = () => box.scrollHeight - box.clientHeight - box.scrollTop;
    await waitFor(() => expect(left()).toBeLessThan(4));
    // Scrolls past messages of all lengths. Visible messages move by exactly the scrolled distance.
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
    incoming(10_001, 'The newest');
    await userEvent.click(await screen.findByRole('button', { name: '1 new message' }));
    await screen.findByText('The newest', { selector: 'p' });
  },
};

/** A search result opens an old message with its neighbours. */
export const InThePast: Story = {
  args: {
    address: '/buzbot_messages/room/4?message=53',
    responses: {
      ...chatResponses,
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

/** Users with read permission only have no message field. */
export const ReadOnly: Story = {
  args: { grants: [['read', 'buzbot_messages']] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Vreo 20 de tone.');
    await expect(screen.queryByRole('textbox', { name: 'Reply to customer' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Hand back to bot' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { responses: { ...chatResponses, 'GET buzbot/messages/:id': { status: 503, body: {} } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The messages could not be loaded');
  },
};
