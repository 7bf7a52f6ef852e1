import type { BuzbotMessage, messageKinds } from '@rentyard/contract/buzbotMessage';
import type { Image } from '@rentyard/contract/values';
import type { MessagesPage } from '../chatApi.ts';

/** A message of one's own that the server has not confirmed yet. */
export interface Sending {
  /** What the screen calls it: sent again under this name it stays one message. */
  readonly clientId: string;
  readonly kind: (typeof messageKinds)[number];
  readonly text: string;
  readonly attachments: readonly Image[];
  readonly at: string;
  readonly state: 'sending' | 'failed';
}

/** What is known of the messages of a room: a stretch without holes, and what is on its way. */
export interface Conversation {
  /** Oldest first; their ids grow. */
  readonly messages: readonly BuzbotMessage[];
  readonly hasOlder: boolean;
  /** The stretch does not reach the newest: the room was opened in its past. */
  readonly hasNewer: boolean;
  readonly sendings: readonly Sending[];
}

export const emptyConversation: Conversation = {
  messages: [],
  hasOlder: false,
  hasNewer: false,
  sendings: [],
};

export type ConversationStep =
  /** A stretch to begin with. */
  | {
      readonly type: 'opened';
      readonly messages: readonly BuzbotMessage[];
      readonly hasOlder: boolean;
      readonly hasNewer: boolean;
    }
  | { readonly type: 'older'; readonly page: MessagesPage }
  | { readonly type: 'newer'; readonly page: MessagesPage }
  /** A message that is new, or whose delivery has changed. */
  | { readonly type: 'heard'; readonly message: BuzbotMessage }
  | { readonly type: 'sending'; readonly sending: Sending }
  | { readonly type: 'failed'; readonly clientId: string }
  | { readonly type: 'dropped'; readonly clientId: string };

/**
 * Joins what comes by pages, by the stream and by answers to one's own posts, each of them possibly twice
 * and late, into one stretch in which every message stands once, in order.
 */
export function reduceConversation(before: Conversation, step: ConversationStep): Conversation {
  switch (step.type) {
    case 'opened':
      return confirmed({
        ...before,
        messages: merged(inOrder(step.messages), heardSince(before, step)),
        hasOlder: step.hasOlder,
        hasNewer: step.hasNewer,
      });
    case 'older':
      return confirmed({
        ...before,
        messages: merged(before.messages, step.page.data),
        hasOlder: step.page.meta.has_more,
      });
    case 'newer':
      return confirmed({
        ...before,
        messages: merged(before.messages, step.page.data),
        hasNewer: step.page.meta.has_more,
      });
    case 'heard':
      return confirmed(withHeard(before, step.message));
    case 'sending':
      return {
        ...before,
        sendings: [
          ...before.sendings.filter(({ clientId }) => clientId !== step.sending.clientId),
          step.sending,
        ],
      };
    case 'failed':
      return {
        ...before,
        sendings: before.sendings.map((one) =>
          one.clientId === step.clientId ? { ...one, state: 'failed' } : one,
        ),
      };
    case 'dropped':
      return {
        ...before,
        sendings: before.sendings.filter(({ clientId }) => clientId !== step.clientId),
      };
  }
}

/** What the stream told while the newest stretch was on its way. */
function heardSince(
  before: Conversation,
  { messages, hasNewer }: Extract<ConversationStep, { readonly type: 'opened' }>,
): readonly BuzbotMessage[] {
  if (hasNewer) return [];
  const oldest = Math.min(...messages.map(({ id }) => id));
  return before.messages.filter(({ id }) => messages.length === 0 || id >= oldest);
}

/** What the server has taken is no longer on its way. */
function confirmed(conversation: Conversation): Conversation {
  const { messages, sendings } = conversation;
  if (sendings.length === 0) return conversation;
  const waiting = new Set(sendings.map(({ clientId }) => clientId));
  const taken = new Set(
    messages.flatMap(({ client_id }) => (client_id && waiting.has(client_id) ? [client_id] : [])),
  );
  if (taken.size === 0) return conversation;
  return { ...conversation, sendings: sendings.filter(({ clientId }) => !taken.has(clientId)) };
}

function withHeard(before: Conversation, message: BuzbotMessage): Conversation {
  const { messages, hasOlder, hasNewer, sendings } = before;
  const [first, last] = [messages[0], messages.at(-1)];
  // Beyond the ends of the stretch it would leave a hole; its page brings it when it is reached.
  if (hasNewer && (!last || message.id > last.id)) return before;
  if (hasOlder && (!first || message.id < first.id)) {
    // The server had taken it long ago, though nobody was told: it waits for nothing any more.
    return { ...before, sendings: sendings.filter((one) => one.clientId !== message.client_id) };
  }
  return { ...before, messages: merged(messages, [message]) };
}

function merged(
  known: readonly BuzbotMessage[],
  added: readonly BuzbotMessage[],
): readonly BuzbotMessage[] {
  const last = known.at(-1);
  const isNewer = last === undefined || added.every(({ id }) => id > last.id);
  if (isNewer) return [...known, ...inOrder(added)];
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of added) byId.set(message.id, further(byId.get(message.id), message));
  return inOrder([...byId.values()]);
}

const steps = { pending: 0, sent: 1, failed: 2, delivered: 3 } as const;

/**
 * What is known of a message that came twice. The answer to a post may come behind the stream, which has told by
 * then that it was delivered: a delivery goes forward only.
 */
function further(known: BuzbotMessage | undefined, added: BuzbotMessage): BuzbotMessage {
  if (!known?.delivery || !added.delivery) return added;
  return steps[added.delivery] < steps[known.delivery] ? known : added;
}

function inOrder(messages: readonly BuzbotMessage[]): readonly BuzbotMessage[] {
  return messages.toSorted((one, other) => one.id - other.id);
}
