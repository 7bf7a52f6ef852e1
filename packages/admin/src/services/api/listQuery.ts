import { type ListQuery, printListQuery } from '@rentyard/contract/schema/listQuery';

/** Where the calls of a resource are: those of the chat-bot area share one segment, `buzbot/rooms`. */
export function callPath(resource: string): string {
  return resource.replace(/^buzbot_/, 'buzbot/');
}

/** The query parameters of a list, or of a call that takes some of them. */
export function listParameters(query: Partial<ListQuery>): Readonly<Record<string, string>> {
  return Object.fromEntries(printListQuery(query));
}
