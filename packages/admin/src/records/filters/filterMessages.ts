import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the filter by translation state. */
export const messages = defineMessages({
  en: {
    'translated.title': 'Translations',
    'translated.missing': 'Missing: {language}',
    'translated.outdated': 'Outdated: {language}',
  },
  ru: {
    'translated.title': 'Переводы',
    'translated.missing': 'Нет перевода: {language}',
    'translated.outdated': 'Устарел перевод: {language}',
  },
  ua: {
    'translated.title': 'Переклади',
    'translated.missing': 'Немає перекладу: {language}',
    'translated.outdated': 'Застарів переклад: {language}',
  },
  ro: {
    'translated.title': 'Traduceri',
    'translated.missing': 'Lipsește traducerea: {language}',
    'translated.outdated': 'Traducere învechită: {language}',
  },
  tr: {
    'translated.title': 'Çeviriler',
    'translated.missing': 'Çeviri eksik: {language}',
    'translated.outdated': 'Güncel değil: {language}',
  },
  pl: {
    'translated.title': 'Tłumaczenia',
    'translated.missing': 'Brak tłumaczenia: {language}',
    'translated.outdated': 'Nieaktualne: {language}',
  },
});
