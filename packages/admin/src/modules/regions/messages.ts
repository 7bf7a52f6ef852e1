import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of regions. */
export const messages = defineMessages({
  en: {
    'regions.title': 'Regions',
    'regions.create': 'Create region',
    'regions.empty': 'Regions say where machines stand. Offers are filtered by them.',
  },
  ru: {
    'regions.title': 'Регионы',
    'regions.create': 'Создать регион',
    'regions.empty': 'Регион говорит, где стоит техника. По регионам отбирают предложения.',
  },
  ua: {
    'regions.title': 'Регіони',
    'regions.create': 'Створити регіон',
    'regions.empty': 'Регіон каже, де стоїть техніка. За регіонами відбирають пропозиції.',
  },
  ro: {
    'regions.title': 'Regiuni',
    'regions.create': 'Creați o regiune',
    'regions.empty': 'Regiunea spune unde se află utilajele. După ea se filtrează ofertele.',
  },
  tr: {
    'regions.title': 'Bölgeler',
    'regions.create': 'Bölge oluştur',
    'regions.empty': 'Bölge, makinelerin nerede olduğunu söyler. Teklifler bölgeye göre süzülür.',
  },
  pl: {
    'regions.title': 'Regiony',
    'regions.create': 'Utwórz region',
    'regions.empty': 'Region mówi, gdzie stoją maszyny. Według niego filtruje się oferty.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
