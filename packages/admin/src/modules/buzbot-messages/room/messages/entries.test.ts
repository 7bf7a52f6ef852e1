import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import { expect, test } from 'vitest';
import { emptyConversation } from '../conversation/conversation.ts';
import { buildEntries, unreadStart } from './entries.ts';

/** Local times, so that the days are the same in every time zone. */
const messageOf = (
  id: number,
  day: number,
  minute: number,
  direction: BuzbotMessage['direction'] = 'in',
) =>
  ({
    id,
    direction,
    author: direction === 'in' ? null : { id: 7, name: 'Elena Editor' },
    client_id: null,
    broadcast_id: null,
    record: null,
    created_at: new Date(2026, 4, day, 10, minute).toISOString(),
  }) as BuzbotMessage;

const messages = [
  messageOf(1, 30, 0),
  messageOf(2, 30, 1),
  messageOf(3, 30, 20),
  messageOf(4, 31, 0, 'out'),
  messageOf(5, 31, 1),
  messageOf(6, 31, 2),
];

test('a day starts with its first message, and a series of messages names its author once', () => {
  const entries = buildEntries({ ...emptyConversation, messages }, undefined);
  expect(entries.map(({ day }) => day !== undefined)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(entries.map(({ isContinued }) => isContinued ?? false)).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
  ]);
});

test('the unread mark is before the first unread message of the customer', () => {
  const talk = { ...emptyConversation, messages };
  const first = unreadStart(talk, 2);
  expect(first).toBe(5);
  const entries = buildEntries(talk, first);
  expect(entries.find(({ isUnreadStart }) => isUnreadStart)?.message?.id).toBe(5);
  expect(unreadStart(talk, 0)).toBeUndefined();
  // More messages are unread than loaded.
  expect(unreadStart(talk, 40)).toBe(1);
});

test('lines do not change when older ones are added before them', () => {
  const known = { ...emptyConversation, messages: messages.slice(1), hasOlder: true };
  const before = buildEntries(known, undefined);
  const after = buildEntries({ ...emptyConversation, messages }, undefined);
  expect(before.map(({ message }) => message?.id)).toEqual([3, 4, 5, 6]);
  expect(after.slice(-before.length)).toEqual(before);
});
