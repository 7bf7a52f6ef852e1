import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of regions. */
export const messages = defineMessages({
  en: {
    'regions.title': 'Regions',
    'regions.create': 'Create region',
    'regions.new': 'New region',
  },
  ru: {
    'regions.title': 'Регионы',
    'regions.create': 'Создать регион',
    'regions.new': 'Новый регион',
  },
  ua: {
    'regions.title': 'Регіони',
    'regions.create': 'Створити регіон',
    'regions.new': 'Новий регіон',
  },
  ro: {
    'regions.title': 'Regiuni',
    'regions.create': 'Creați o regiune',
    'regions.new': 'Regiune nouă',
  },
  tr: {
    'regions.title': 'Bölgeler',
    'regions.create': 'Bölge oluştur',
    'regions.new': 'Yeni bölge',
  },
  pl: {
    'regions.title': 'Regiony',
    'regions.create': 'Utwórz region',
    'regions.new': 'Nowy region',
  },
});
