import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: { 'buzbot_broadcast.title': 'Broadcasts' },
  ru: { 'buzbot_broadcast.title': 'Рассылки' },
  ua: { 'buzbot_broadcast.title': 'Розсилки' },
  ro: { 'buzbot_broadcast.title': 'Mesaje în masă' },
  tr: { 'buzbot_broadcast.title': 'Toplu mesajlar' },
  pl: { 'buzbot_broadcast.title': 'Wiadomości masowe' },
});
