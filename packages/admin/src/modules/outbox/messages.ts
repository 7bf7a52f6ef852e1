import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: {
    'outbox.title': 'Outbox',
  },
  ru: {
    'outbox.title': 'Исходящие письма',
  },
  ua: {
    'outbox.title': 'Вихідні листи',
  },
  ro: {
    'outbox.title': 'E-mailuri de expediat',
  },
  tr: {
    'outbox.title': 'Giden e-postalar',
  },
  pl: {
    'outbox.title': 'Poczta wychodząca',
  },
});
