import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import { isSameDay } from 'date-fns';
import { wallClock } from '../../../../services/format/wallClock.ts';
import type { Conversation, OutgoingMessage } from '../conversation/conversation.ts';

/** A line of the message list. */
export interface Entry {
  /** Stays the same when an outgoing message is confirmed. */
  readonly key: string;
  readonly message?: BuzbotMessage;
  readonly sending?: OutgoingMessage;
  /** A moment of the day that starts here; undefined within a day. */
  readonly day?: string;
  /** The first message that was unread when the room was opened. */
  readonly isUnreadStart?: true;
  /** Follows a message of the same author within minutes, so the name is not repeated. */
  readonly isContinued?: true;
}

/** The longest pause within a series of messages, in milliseconds. */
const pause = 5 * 60_000;

/**
 * Builds the lines of a room: messages, date separators, the unread mark and outgoing messages.
 * While older messages exist, the oldest loaded one is left out: its date separator depends on the
 * message before it, and a line that changes its height later would move all others.
 */
export function buildEntries(
  { messages, sendings, hasOlder }: Conversation,
  unreadFrom: number | undefined,
  timeZone?: string,
): readonly Entry[] {
  const stored = messages.map((message, at): Entry => {
    const before = messages[at - 1];
    const dayOf = ({ created_at }: BuzbotMessage) => wallClock(created_at, timeZone);
    const isNewDay = !before || !isSameDay(dayOf(before), dayOf(message));
    const isUnreadStart = message.id === unreadFrom;
    return {
      key: message.client_id ?? String(message.id),
      message,
      ...(isNewDay && { day: message.created_at }),
      ...(isUnreadStart && { isUnreadStart }),
      ...(!isNewDay && !isUnreadStart && goesOn(before, message) && { isContinued: true }),
    };
  });
  const shown = hasOlder ? stored.slice(1) : stored;
  return [...shown, ...sendings.map((sending): Entry => ({ key: sending.clientId, sending }))];
}

/** Index of the first unread message of the customer, counted from the end. */
export function unreadStart(
  { messages, hasOlder }: Conversation,
  unread: number,
): number | undefined {
  const theirs = messages.slice(hasOlder ? 1 : 0).filter(({ direction }) => direction === 'in');
  return unread > 0 ? theirs.at(-Math.min(unread, theirs.length))?.id : undefined;
}

function goesOn(before: BuzbotMessage | undefined, message: BuzbotMessage): boolean {
  return (
    before !== undefined &&
    before.direction === message.direction &&
    before.author?.id === message.author?.id &&
    before.broadcast_id === message.broadcast_id &&
    before.record?.id === message.record?.id &&
    new Date(message.created_at).getTime() - new Date(before.created_at).getTime() < pause
  );
}
