import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of brands. */
export const messages = defineMessages({
  en: {
    'brands.new': 'New brand',
    'brands.save': 'Save brand',
  },
  ru: {
    'brands.new': 'Новый бренд',
    'brands.save': 'Сохранить бренд',
  },
  ua: {
    'brands.new': 'Новий бренд',
    'brands.save': 'Зберегти бренд',
  },
  ro: {
    'brands.new': 'Marcă nouă',
    'brands.save': 'Salvați marca',
  },
  tr: {
    'brands.new': 'Yeni marka',
    'brands.save': 'Markayı kaydet',
  },
  pl: {
    'brands.new': 'Nowa marka',
    'brands.save': 'Zapisz markę',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
