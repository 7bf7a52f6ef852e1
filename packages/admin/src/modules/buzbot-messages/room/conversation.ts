import type { BuzbotMessage, messageKinds } from '@rentyard/contract/entities/chat/message';
import type { Image } from '@rentyard/contract/schema/values';
import type { MessagePage } from './messagePages.ts';

/** A message of one's own that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** The id that this browser gave it: sent again under the same id it stays one message. */
  readonly clientId: string;
  readonly kind: (typeof messageKinds)[number];
  readonly text: string;
  readonly attachments: readonly Image[];
  readonly at: string;
  readonly state: 'sending' | 'failed';
}

/** The loaded messages of a room without a hole, and those that are being sent. */
export interface Conversation {
  /** Oldest first; their ids grow. */
  readonly messages: readonly BuzbotMessage[];
  readonly hasOlder: boolean;
  /** The newest messages are not loaded: the room was opened in its past. */
  readonly hasNewer: boolean;
  readonly sendings: readonly OutgoingMessage[];
}

export const emptyConversation: Conversation = {
  messages: [],
  hasOlder: false,
  hasNewer: false,
  sendings: [],
};

/** What the cache has of a room. A sending that is among the messages has been sent. */
export function conversationOf(
  pages: readonly MessagePage[],
  sendings: readonly OutgoingMessage[],
): Conversation {
  const messages = pages.flatMap((page) => page.messages);
  return {
    messages,
    hasOlder: pages[0]?.hasOlder ?? false,
    hasNewer: pages.at(-1)?.hasNewer ?? false,
    sendings: sendings.filter(
      ({ clientId }) => !messages.some(({ client_id }) => client_id === clientId),
    ),
  };
}
