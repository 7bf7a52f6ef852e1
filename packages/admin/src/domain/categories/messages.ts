import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the lists of categories and category groups. */
export const messages = defineMessages({
  en: {
    'category_list.price_interval': 'Price range',
  },
  ru: {
    'category_list.price_interval': 'Диапазон цен',
  },
  ua: {
    'category_list.price_interval': 'Діапазон цін',
  },
  ro: {
    'category_list.price_interval': 'Interval de preț',
  },
  tr: {
    'category_list.price_interval': 'Fiyat aralığı',
  },
  pl: {
    'category_list.price_interval': 'Przedział cen',
  },
});
