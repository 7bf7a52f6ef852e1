declare module 'virtual:catalogue/*' {
  import type { MessageFormatElement } from 'react-intl';

  export const messages: Readonly<Record<string, string | MessageFormatElement[]>>;
}
