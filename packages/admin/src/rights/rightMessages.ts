import { rightWords } from '@rentyard/contract/rightWords';
import { defineMessages, type Keys } from '../i18n/defineMessages.ts';

/** The same words as in what the server says. */
export const messages = defineMessages(rightWords);

declare module '../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
