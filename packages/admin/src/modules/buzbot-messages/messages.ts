import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** What the side bar says of the conversations with customers. */
export const messages = defineMessages({
  en: { 'buzbot_messages.title': 'Messages' },
  ru: { 'buzbot_messages.title': 'Сообщения' },
  ua: { 'buzbot_messages.title': 'Повідомлення' },
  ro: { 'buzbot_messages.title': 'Mesaje' },
  tr: { 'buzbot_messages.title': 'Mesajlar' },
  pl: { 'buzbot_messages.title': 'Wiadomości' },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
