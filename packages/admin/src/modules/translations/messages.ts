import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: { 'translations.title': 'Translations' },
  ru: { 'translations.title': 'Переводы' },
  ua: { 'translations.title': 'Переклади' },
  ro: { 'translations.title': 'Traduceri' },
  tr: { 'translations.title': 'Çeviriler' },
  pl: { 'translations.title': 'Tłumaczenia' },
});
