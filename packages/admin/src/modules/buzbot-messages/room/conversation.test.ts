import type { BuzbotMessage } from '@rentyard/contract/buzbotMessage';
import { expect, test } from 'vitest';
import {
  type Conversation,
  emptyConversation,
  reduceConversation,
  type Sending,
} from './conversation.ts';

function message(id: number, more: Partial<BuzbotMessage> = {}): BuzbotMessage {
  return {
    id,
    room_id: 1,
    direction: 'in',
    author: null,
    text: `Message ${id}`,
    attachments: [],
    client_id: null,
    delivery: 'delivered',
    failure: null,
    broadcast_id: null,
    created_at: new Date(Date.UTC(2026, 4, 31, 9, 0, id)).toISOString(),
    ...more,
  };
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => message(first + at));
const newestFirst = (messages: readonly BuzbotMessage[], hasMore: boolean) => ({
  data: messages.toReversed(),
  meta: { limit: 50, has_more: hasMore },
});
const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => id);
const opened = (first: number, last: number, more: Partial<Conversation> = {}): Conversation => ({
  ...emptyConversation,
  messages: from(first, last),
  ...more,
});
const sending: Sending = {
  clientId: 'c-1',
  kind: 'reply',
  text: 'We deliver tomorrow.',
  attachments: [],
  at: '2026-05-31T09:00:00.000Z',
  state: 'sending',
};

test('300 messages over 10 broken connections stand there once each, in order', () => {
  let conversation = opened(1, 20, { hasOlder: false });
  for (let connection = 0; connection < 10; connection += 1) {
    const first = 21 + connection * 30;
    // The stream tells a part, then breaks; what it tells after it is back overlaps with what is known.
    for (const heard of from(first, first + 18)) {
      conversation = reduceConversation(conversation, { type: 'heard', message: heard });
    }
    const known = idsOf(conversation).at(-1) ?? 0;
    for (const heard of from(first + 9, first + 29)) {
      conversation = reduceConversation(conversation, { type: 'heard', message: heard });
    }
    // The catch-up was asked for before they were heard again, and comes last.
    const page = newestFirst(from(known + 1, first + 29), false);
    conversation = reduceConversation(conversation, { type: 'newer', page });
  }
  expect(idsOf(conversation)).toEqual(from(1, 320).map(({ id }) => id));
});

test('older pages join in front, whatever comes at the end meanwhile', () => {
  let conversation = opened(51, 100, { hasOlder: true });
  conversation = reduceConversation(conversation, { type: 'heard', message: message(101) });
  conversation = reduceConversation(conversation, {
    type: 'older',
    page: newestFirst(from(1, 50), false),
  });
  expect(idsOf(conversation)).toEqual(from(1, 101).map(({ id }) => id));
  expect(conversation.hasOlder).toBe(false);
});

test('what is told while the room is being opened is not lost', () => {
  const early = reduceConversation(emptyConversation, { type: 'heard', message: message(101) });
  const page = { messages: from(51, 100).toReversed(), hasOlder: true, hasNewer: false };
  const conversation = reduceConversation(early, { type: 'opened', ...page });
  expect(idsOf(conversation)).toEqual(from(51, 101).map(({ id }) => id));
  const past = reduceConversation(early, { type: 'opened', ...page, hasNewer: true });
  expect(idsOf(past)).toEqual(from(51, 100).map(({ id }) => id));
});

test('what would leave a hole waits for its page', () => {
  const past = opened(51, 100, { hasOlder: true, hasNewer: true });
  const later = reduceConversation(past, { type: 'heard', message: message(240) });
  expect(idsOf(later)).toEqual(idsOf(past));
  const earlier = reduceConversation(past, { type: 'heard', message: message(3) });
  expect(idsOf(earlier)).toEqual(idsOf(past));
});

test("a message of one's own stands there once, whether the stream or the answer comes first", () => {
  const taken = message(21, { direction: 'out', client_id: 'c-1', delivery: 'pending' });
  let conversation = reduceConversation(opened(1, 20), { type: 'sending', sending });
  expect(conversation.sendings).toHaveLength(1);
  conversation = reduceConversation(conversation, { type: 'heard', message: taken });
  expect(conversation.sendings).toEqual([]);
  const delivered = { ...taken, delivery: 'delivered' } as const;
  conversation = reduceConversation(conversation, { type: 'heard', message: delivered });
  expect(idsOf(conversation)).toEqual(from(1, 21).map(({ id }) => id));
  expect(conversation.messages.at(-1)?.delivery).toBe('delivered');
  // The answer to the post was slower than the stream.
  conversation = reduceConversation(conversation, { type: 'heard', message: taken });
  expect(conversation.messages.at(-1)?.delivery).toBe('delivered');
});

test('a message that was not sent stays until it is sent again or given up', () => {
  let conversation = reduceConversation(opened(1, 2), { type: 'sending', sending });
  conversation = reduceConversation(conversation, { type: 'failed', clientId: 'c-1' });
  expect(conversation.sendings).toEqual([{ ...sending, state: 'failed' }]);
  conversation = reduceConversation(conversation, { type: 'sending', sending });
  expect(conversation.sendings).toEqual([sending]);
  conversation = reduceConversation(conversation, { type: 'dropped', clientId: 'c-1' });
  expect(conversation.sendings).toEqual([]);
});

test('what the server had taken long ago, further up than is shown, waits for nothing any more', () => {
  const page = opened(51, 100, { hasOlder: true, sendings: [sending] });
  const taken = message(3, { direction: 'out', client_id: 'c-1' });
  const conversation = reduceConversation(page, { type: 'heard', message: taken });
  expect(conversation.sendings).toEqual([]);
  expect(idsOf(conversation)).toEqual(idsOf(page));
});
