import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';

/** A page of a room's messages, oldest first. The cached pages of a room follow on one another without a hole. */
export interface MessagePage {
  /** Writable for `joinMessage`, which updates the draft of a cache entry. */
  readonly messages: BuzbotMessage[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** Which messages a page has: those before an id, after an id, on both sides of one, or the newest. */
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

/** The id of the last message; 0 when there is none. */
export function newestOf(pages: readonly MessagePage[]): number {
  return pages.findLast(({ messages }) => messages.length > 0)?.messages.at(-1)?.id ?? 0;
}

/**
 * Puts a message that came outside of a page where its id belongs: ids of a room grow in the order of its
 * commits. A message that is cached already is updated. One beyond the ends of the cached pages would leave a
 * hole; the page that has it is not loaded yet.
 */
export function joinMessage(pages: readonly MessagePage[], message: BuzbotMessage): void {
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last) return;
  if (last.hasNewer && message.id > newestOf(pages)) return;
  if (first.hasOlder && message.id < (first.messages[0]?.id ?? Number.POSITIVE_INFINITY)) return;
  const page = pages.findLast(({ messages: [own] }) => own && own.id <= message.id) ?? first;
  const at = page.messages.findLastIndex(({ id }) => id <= message.id);
  const known = page.messages[at];
  if (known?.id !== message.id) page.messages.splice(at + 1, 0, message);
  else if (!isOutdated(message, known)) Object.assign(known, message);
}

const steps = { pending: 0, sent: 1, failed: 2, delivered: 3 } as const;

/** The response to a post may come after the event of its delivery: a delivery goes forward only. */
function isOutdated(message: BuzbotMessage, known: BuzbotMessage): boolean {
  return (
    message.delivery !== null &&
    known.delivery !== null &&
    steps[message.delivery] < steps[known.delivery]
  );
}
