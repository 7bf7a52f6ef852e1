import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';

/** A page of messages, oldest first. The cached pages of a room have no gaps. */
export interface MessagePage {
  /** Mutable for `joinMessage`, which updates the draft of a cache entry. */
  readonly messages: BuzbotMessage[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** The messages of a page: those before an id, after an id, around one, or the newest. */
export interface MessageCursor {
  readonly before?: number;
  readonly after?: number;
}

/** `infiniteQueryOptions` of the messages of a room. */
export const messagePages = {
  initialPageParam: {} as MessageCursor,
  getPreviousPageParam: ({ messages: [oldest], hasOlder }: MessagePage) =>
    hasOlder && oldest ? { before: oldest.id } : undefined,
  getNextPageParam: ({ messages, hasNewer }: MessagePage): MessageCursor | undefined => {
    const newest = messages.at(-1);
    return hasNewer && newest ? { after: newest.id } : undefined;
  },
};

/** Id of the last message; 0 when there is none. */
export function findNewest(pages: readonly MessagePage[]): number {
  return pages.findLast(({ messages }) => messages.length > 0)?.messages.at(-1)?.id ?? 0;
}

/**
 * Inserts a message that arrived outside of a page by its id: ids of a room grow in commit order.
 * Updates a message that is already cached. Ignores one beyond the cached pages, which would leave
 * a gap; its page is not loaded yet.
 */
export function joinMessage(pages: readonly MessagePage[], message: BuzbotMessage): void {
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last) return;
  if (last.hasNewer && message.id > findNewest(pages)) return;
  if (first.hasOlder && message.id < (first.messages[0]?.id ?? Number.POSITIVE_INFINITY)) return;
  const page = pages.findLast(({ messages: [own] }) => own && own.id <= message.id) ?? first;
  const at = page.messages.findLastIndex(({ id }) => id <= message.id);
  const known = page.messages[at];
  if (known?.id !== message.id) page.messages.splice(at + 1, 0, message);
  else if (!isOutdated(message, known)) Object.assign(known, message);
}

const steps = { pending: 0, sent: 1, failed: 2, delivered: 3 } as const;

/**
 * The response to a post may arrive after its delivery event. A delivery state only moves forward.
 */
function isOutdated(message: BuzbotMessage, known: BuzbotMessage): boolean {
  return (
    message.delivery !== null &&
    known.delivery !== null &&
    steps[message.delivery] < steps[known.delivery]
  );
}
