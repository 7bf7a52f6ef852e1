import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of brands. */
export const messages = defineMessages({
  en: {
    'brands.new': 'New brand',
    'brands.save': 'Save brand',
    'brands.field.merged_into': 'Merged into',
  },
  ru: {
    'brands.new': 'Новый бренд',
    'brands.save': 'Сохранить бренд',
    'brands.field.merged_into': 'Объединён в',
  },
  ua: {
    'brands.new': 'Новий бренд',
    'brands.save': 'Зберегти бренд',
    'brands.field.merged_into': 'Об’єднано в',
  },
  ro: {
    'brands.new': 'Marcă nouă',
    'brands.save': 'Salvați marca',
    'brands.field.merged_into': 'Unită cu',
  },
  tr: {
    'brands.new': 'Yeni marka',
    'brands.save': 'Markayı kaydet',
    'brands.field.merged_into': 'Birleştirildiği marka',
  },
  pl: {
    'brands.new': 'Nowa marka',
    'brands.save': 'Zapisz markę',
    'brands.field.merged_into': 'Scalona z',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
