import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: { 'home.title': 'Home' },
  ru: { 'home.title': 'Главная' },
  ua: { 'home.title': 'Головна' },
  ro: { 'home.title': 'Acasă' },
  tr: { 'home.title': 'Ana sayfa' },
  pl: { 'home.title': 'Strona główna' },
});
