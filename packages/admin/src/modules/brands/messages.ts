import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
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

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
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
