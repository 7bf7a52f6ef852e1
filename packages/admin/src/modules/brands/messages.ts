import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of brands. */
export const messages = defineMessages({
  en: {
    'brands.title': 'Brands',
    'brands.create': 'Create brand',
    'brands.empty': 'Brands name who made the equipment. Offers are filtered by them.',
    'brands.order': 'Order of brands',
  },
  ru: {
    'brands.title': 'Бренды',
    'brands.create': 'Создать бренд',
    'brands.empty': 'Бренд говорит, кто изготовил технику. По брендам отбирают предложения.',
    'brands.order': 'Порядок брендов',
  },
  ua: {
    'brands.title': 'Бренди',
    'brands.create': 'Створити бренд',
    'brands.empty': 'Бренд каже, хто виготовив техніку. За брендами відбирають пропозиції.',
    'brands.order': 'Порядок брендів',
  },
  ro: {
    'brands.title': 'Mărci',
    'brands.create': 'Creați o marcă',
    'brands.empty': 'Marca spune cine a fabricat utilajul. După ea se filtrează ofertele.',
    'brands.order': 'Ordinea mărcilor',
  },
  tr: {
    'brands.title': 'Markalar',
    'brands.create': 'Marka oluştur',
    'brands.empty': 'Marka, ekipmanı kimin ürettiğini söyler. Teklifler markaya göre süzülür.',
    'brands.order': 'Marka sırası',
  },
  pl: {
    'brands.title': 'Marki',
    'brands.create': 'Utwórz markę',
    'brands.empty': 'Marka mówi, kto wyprodukował sprzęt. Według niej filtruje się oferty.',
    'brands.order': 'Kolejność marek',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
