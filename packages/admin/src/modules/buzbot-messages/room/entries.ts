import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import { isSameDay } from 'date-fns';
import type { Conversation, OutgoingMessage } from './conversation.ts';

/** A line of the room as it is drawn. */
export interface Entry {
  /** Stays the same when what is being sent becomes a message. */
  readonly key: string;
  readonly message?: BuzbotMessage;
  readonly sending?: OutgoingMessage;
  /** A moment of the day that begins here; undefined within a day. */
  readonly day?: string;
  /** The first message that nobody had read when the room was opened. */
  readonly isUnreadStart?: true;
  /** The same person goes on within minutes: their name stands above the first. */
  readonly isContinued?: true;
}

/** How long somebody may pause and still go on with what they said, in milliseconds. */
const pause = 5 * 60_000;

/**
 * The lines of a room: messages with the days between them, the unread mark, and what is being sent. While there
 * are older ones the oldest is left out: without the one before it, nobody knows whether a day begins with it,
 * and a line that changed its height later would move all others.
 */
export function entriesOf(
  { messages, sendings, hasOlder }: Conversation,
  unreadFrom: number | undefined,
): readonly Entry[] {
  const said = messages.map((message, at): Entry => {
    const before = messages[at - 1];
    const isNewDay = !before || !isSameDay(before.created_at, message.created_at);
    const isUnreadStart = message.id === unreadFrom;
    return {
      key: message.client_id ?? String(message.id),
      message,
      ...(isNewDay && { day: message.created_at }),
      ...(isUnreadStart && { isUnreadStart }),
      ...(!isNewDay && !isUnreadStart && goesOn(before, message) && { isContinued: true }),
    };
  });
  const drawn = hasOlder ? said.slice(1) : said;
  return [...drawn, ...sendings.map((sending): Entry => ({ key: sending.clientId, sending }))];
}

/** The first of so many unread messages of the customer, counted from the end. */
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
    new Date(message.created_at).getTime() - new Date(before.created_at).getTime() < pause
  );
}
