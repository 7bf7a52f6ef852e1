import type { BuzbotMessage, messageKinds } from '@rentyard/contract/entities/chat/message';
import type { Image } from '@rentyard/contract/schema/values';
import type { MessagePage } from './messagePages.ts';

/** A message of the user that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** Id from this browser. A retry under the same id does not create a second message. */
  readonly clientId: string;
  readonly kind: (typeof messageKinds)[number];
  readonly text: string;
  readonly attachments: readonly Image[];
  readonly at: string;
  readonly state: 'sending' | 'failed';
}

/** The loaded messages of a room, without gaps, and the outgoing ones. */
export interface Conversation {
  /** Oldest first, by ascending id. */
  readonly messages: readonly BuzbotMessage[];
  readonly hasOlder: boolean;
  /** The newest messages are not loaded: the room was opened at an older one. */
  readonly hasNewer: boolean;
  readonly sendings: readonly OutgoingMessage[];
}

export const emptyConversation: Conversation = {
  messages: [],
  hasOlder: false,
  hasNewer: false,
  sendings: [],
};

/**
 * The conversation from the cache. An outgoing message that is among the messages has been sent.
 */
export function buildConversation(
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
