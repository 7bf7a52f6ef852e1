import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
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

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'regions.save': 'Save region',
    'regions.empty': 'No regions yet',
    'regions.empty_text': 'Regions group offers by location.',
  },
  ru: {
    'regions.save': 'Сохранить регион',
    'regions.empty': 'Регионов пока нет',
    'regions.empty_text': 'Регионы группируют предложения по местоположению.',
  },
  ua: {
    'regions.save': 'Зберегти регіон',
    'regions.empty': 'Регіонів поки немає',
    'regions.empty_text': 'Регіони групують пропозиції за розташуванням.',
  },
  ro: {
    'regions.save': 'Salvați regiunea',
    'regions.empty': 'Nu există încă regiuni',
    'regions.empty_text': 'Regiunile grupează ofertele după locație.',
  },
  tr: {
    'regions.save': 'Bölgeyi kaydet',
    'regions.empty': 'Henüz bölge yok',
    'regions.empty_text': 'Bölgeler teklifleri konuma göre gruplar.',
  },
  pl: {
    'regions.save': 'Zapisz region',
    'regions.empty': 'Brak regionów',
    'regions.empty_text': 'Regiony grupują oferty według lokalizacji.',
  },
});
