import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: { 'settings.title': 'Settings' },
  ru: { 'settings.title': 'Настройки' },
  ua: { 'settings.title': 'Налаштування' },
  ro: { 'settings.title': 'Setări' },
  tr: { 'settings.title': 'Ayarlar' },
  pl: { 'settings.title': 'Ustawienia' },
});
