import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of brands. */
export const messages = defineMessages({
  en: {
    'brands.title': 'Brands',
    'brands.create': 'Create brand',
    'brands.order': 'Order of brands',
    'brands.new': 'New brand',
  },
  ru: {
    'brands.title': 'Бренды',
    'brands.create': 'Создать бренд',
    'brands.order': 'Порядок брендов',
    'brands.new': 'Новый бренд',
  },
  ua: {
    'brands.title': 'Бренди',
    'brands.create': 'Створити бренд',
    'brands.order': 'Порядок брендів',
    'brands.new': 'Новий бренд',
  },
  ro: {
    'brands.title': 'Mărci',
    'brands.create': 'Creați o marcă',
    'brands.order': 'Ordinea mărcilor',
    'brands.new': 'Marcă nouă',
  },
  tr: {
    'brands.title': 'Markalar',
    'brands.create': 'Marka oluştur',
    'brands.order': 'Marka sırası',
    'brands.new': 'Yeni marka',
  },
  pl: {
    'brands.title': 'Marki',
    'brands.create': 'Utwórz markę',
    'brands.order': 'Kolejność marek',
    'brands.new': 'Nowa marka',
  },
});
