declare module 'virtual:catalogue/*' {
  import type { UiStrings } from '@rentyard/ui/strings';
  import type { MessageFormatElement } from 'react-intl';

  export const messages: Readonly<Record<string, string | MessageFormatElement[]>>;
  export const strings: UiStrings;
  export const parts: Readonly<
    Record<
      string,
      () => Promise<{
        readonly messages: Readonly<Record<string, string | MessageFormatElement[]>>;
      }>
    >
  >;
}

declare module 'virtual:problems/*' {
  export const problems: Readonly<Record<string, string>>;
}
