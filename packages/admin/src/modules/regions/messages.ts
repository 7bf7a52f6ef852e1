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
    'regions.empty': 'Regions say where machines stand. Offers are filtered by them.',
  },
  ru: {
    'regions.save': 'Сохранить регион',
    'regions.empty': 'Регион говорит, где стоит техника. По регионам отбирают предложения.',
  },
  ua: {
    'regions.save': 'Зберегти регіон',
    'regions.empty': 'Регіон каже, де стоїть техніка. За регіонами відбирають пропозиції.',
  },
  ro: {
    'regions.save': 'Salvați regiunea',
    'regions.empty': 'Regiunea spune unde se află utilajele. După ea se filtrează ofertele.',
  },
  tr: {
    'regions.save': 'Bölgeyi kaydet',
    'regions.empty': 'Bölge, makinelerin nerede olduğunu söyler. Teklifler bölgeye göre süzülür.',
  },
  pl: {
    'regions.save': 'Zapisz region',
    'regions.empty': 'Region mówi, gdzie stoją maszyny. Według niego filtruje się oferty.',
  },
});
