import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of languages. */
export const messages = defineMessages({
  en: {
    'languages.title': 'Languages',
    'languages.create': 'Create language',
    'languages.empty': 'Texts are written in these languages, and dates follow their formats.',
  },
  ru: {
    'languages.title': 'Языки',
    'languages.create': 'Создать язык',
    'languages.empty': 'На этих языках пишут тексты, их форматам следуют даты.',
  },
  ua: {
    'languages.title': 'Мови',
    'languages.create': 'Створити мову',
    'languages.empty': 'Цими мовами пишуть тексти, за їхніми форматами показують дати.',
  },
  ro: {
    'languages.title': 'Limbi',
    'languages.create': 'Creați o limbă',
    'languages.empty': 'În aceste limbi se scriu textele, iar datele le urmează formatele.',
  },
  tr: {
    'languages.title': 'Diller',
    'languages.create': 'Dil oluştur',
    'languages.empty': 'Metinler bu dillerde yazılır, tarihler bunların biçimlerini izler.',
  },
  pl: {
    'languages.title': 'Języki',
    'languages.create': 'Utwórz język',
    'languages.empty': 'W tych językach powstają teksty, a daty mają ich formaty.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
