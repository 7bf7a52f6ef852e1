import { messages as categoryLists } from '../../domain/categories/messages.ts';
import { messages as listing } from '../../domain/listing/messages.ts';
import { messages as actions } from '../../features/row-actions/messages.ts';
import { messages as screens } from '../../modules/sign-in/messages.ts';
import { messages as fields } from '../../records/fields/messages.ts';
import { messages as counts } from '../../records/list/countMessages.ts';
import { messages as list } from '../../records/list/messages.ts';
import { messages as format } from '../../services/format/messages.ts';
import type { Keys, MessageFile } from '../../services/i18n/defineMessages.ts';
import { messages as shell } from '../../shell/messages.ts';
import { listedFieldMessages } from './fieldMessages.ts';
import * as moduleMessages from './moduleMessages.ts';

const own = [
  actions,
  categoryLists,
  counts,
  fields,
  format,
  list,
  listing,
  screens,
  shell,
] as const;

/**
 * Messages of the frame, the sign-in, the lists and the breadcrumbs. Every page loads them in its
 * language. The build compiles them (`build/messages.ts`); nothing imports this file at run time.
 */
export const coreMessages: readonly MessageFile[] = [
  ...Object.values(moduleMessages).map(({ messages }) => messages),
  ...own,
  listedFieldMessages,
];

declare module '../../services/i18n/defineMessages.ts' {
  interface Messages
    extends Keys<
      (typeof own)[number] | (typeof moduleMessages)[keyof typeof moduleMessages]['messages']
    > {}
}
