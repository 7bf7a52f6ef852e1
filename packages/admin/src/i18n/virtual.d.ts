declare module 'virtual:catalogue/*' {
  import type { UiStrings } from '@rentyard/ui/strings';
  import type { MessageFormatElement } from 'react-intl';

  export const messages: Readonly<Record<string, string | MessageFormatElement[]>>;
  export const strings: UiStrings;
}

declare module 'virtual:problems/*' {
  export const problems: Readonly<Record<string, string>>;
}
