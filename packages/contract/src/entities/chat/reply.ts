import { codeBounds, lastSortOrder, text, translated } from '../../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';
import { unknownVariable } from './textVariables.ts';

/** The placeholders of a canned response: `{customer}`. */
export const replyVariables = ['customer', 'agent', 'company'] as const;

/** Without this check a misspelt placeholder would be sent to the customer literally. */
const knownVariables: Check = ({ text }) =>
  Object.entries((text ?? {}) as Readonly<Record<string, string | null>>).flatMap(
    ([language, value]) => {
      const problem = unknownVariable(value ?? '', replyVariables);
      return problem ? [{ path: `text.${language}`, problem }] : [];
    },
  );

/** A canned response. `/shortcut` inserts it into a message. */
export const buzbotReply = defineResource({
  name: 'buzbot_replies',
  subject: 'buzbot_messages',
  label: 'shortcut',
  fields: {
    shortcut: text({ ...codeBounds, required: true, unique: true }),
    text: translated({ max: 2_000, multiline: true, required: true }),
    sort_order: lastSortOrder(),
  },
  search: ['shortcut', 'text'],
  sort: ['shortcut', 'sort_order'],
  defaultSort: 'sort_order',
  filter: ['shortcut', 'text', 'sort_order'],
  checks: [knownVariables],
});

export type BuzbotReplyRow = RowOf<typeof buzbotReply>;
