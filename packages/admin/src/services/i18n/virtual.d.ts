/** Core messages of a language, and the strings of the design system in it. Made by `build/messages.ts`. */
declare module 'virtual:messages/core/*' {
  import type { UiStrings } from '@rentyard/ui/strings';
  import type { MessageFormatElement } from 'react-intl';

  export const messages: Record<string, MessageFormatElement[]>;
  export const strings: UiStrings;
}

/** All other messages of a language. */
declare module 'virtual:messages/rest/*' {
  import type { MessageFormatElement } from 'react-intl';

  export const messages: Record<string, MessageFormatElement[]>;
}
