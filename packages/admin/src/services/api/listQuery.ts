import { type ListQuery, printListQuery } from '@rentyard/contract/schema/listQuery';

/** Path of the calls of a resource. Those of the chat bot share a prefix: `buzbot/rooms`. */
export function callPath(resource: string): string {
  return resource.replace(/^buzbot_/, 'buzbot/');
}

/** The query parameters of a list, or of a call that accepts some of them. */
export function listParameters(query: Partial<ListQuery>): Readonly<Record<string, string>> {
  return Object.fromEntries(printListQuery(query));
}
