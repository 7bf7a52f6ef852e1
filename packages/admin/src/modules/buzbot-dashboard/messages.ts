import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: {
    'buzbot_dashboard.title': 'Bot dashboard',
    'bot_log.title': 'Event log',
  },
  ru: {
    'buzbot_dashboard.title': 'Панель бота',
    'bot_log.title': 'Журнал события',
  },
  ua: {
    'buzbot_dashboard.title': 'Панель бота',
    'bot_log.title': 'Журнал події',
  },
  ro: {
    'buzbot_dashboard.title': 'Panoul botului',
    'bot_log.title': 'Jurnalul evenimentului',
  },
  tr: {
    'buzbot_dashboard.title': 'Bot panosu',
    'bot_log.title': 'Olay günlüğü',
  },
  pl: {
    'buzbot_dashboard.title': 'Panel bota',
    'bot_log.title': 'Dziennik zdarzenia',
  },
});
