import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of regions. */
export const messages = defineMessages({
  en: {
    'regions.new': 'New region',
    'regions.save': 'Save region',
  },
  ru: {
    'regions.new': 'Новый регион',
    'regions.save': 'Сохранить регион',
  },
  ua: {
    'regions.new': 'Новий регіон',
    'regions.save': 'Зберегти регіон',
  },
  ro: {
    'regions.new': 'Regiune nouă',
    'regions.save': 'Salvați regiunea',
  },
  tr: {
    'regions.new': 'Yeni bölge',
    'regions.save': 'Bölgeyi kaydet',
  },
  pl: {
    'regions.new': 'Nowy region',
    'regions.save': 'Zapisz region',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
