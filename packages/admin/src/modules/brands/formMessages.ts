import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of brands. */
export const messages = defineMessages({
  en: {
    'brands.save': 'Save brand',
    'brands.field.merged_into': 'Merged into',
    'brands.empty': 'Brands name who made the equipment. Offers are filtered by them.',
  },
  ru: {
    'brands.save': 'Сохранить бренд',
    'brands.field.merged_into': 'Объединён в',
    'brands.empty': 'Бренд говорит, кто изготовил технику. По брендам отбирают предложения.',
  },
  ua: {
    'brands.save': 'Зберегти бренд',
    'brands.field.merged_into': 'Об’єднано в',
    'brands.empty': 'Бренд каже, хто виготовив техніку. За брендами відбирають пропозиції.',
  },
  ro: {
    'brands.save': 'Salvați marca',
    'brands.field.merged_into': 'Unită cu',
    'brands.empty': 'Marca spune cine a fabricat utilajul. După ea se filtrează ofertele.',
  },
  tr: {
    'brands.save': 'Markayı kaydet',
    'brands.field.merged_into': 'Birleştirildiği marka',
    'brands.empty': 'Marka, ekipmanı kimin ürettiğini söyler. Teklifler markaya göre süzülür.',
  },
  pl: {
    'brands.save': 'Zapisz markę',
    'brands.field.merged_into': 'Scalona z',
    'brands.empty': 'Marka mówi, kto wyprodukował sprzęt. Według niej filtruje się oferty.',
  },
});
