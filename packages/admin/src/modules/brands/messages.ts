import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'brands.title': 'Brands',
    'brands.create': 'Create brand',
    'brands.new': 'New brand',
  },
  ru: {
    'brands.title': 'Бренды',
    'brands.create': 'Создать бренд',
    'brands.new': 'Новый бренд',
  },
  ua: {
    'brands.title': 'Бренди',
    'brands.create': 'Створити бренд',
    'brands.new': 'Новий бренд',
  },
  ro: {
    'brands.title': 'Mărci',
    'brands.create': 'Creați o marcă',
    'brands.new': 'Marcă nouă',
  },
  tr: {
    'brands.title': 'Markalar',
    'brands.create': 'Marka oluştur',
    'brands.new': 'Yeni marka',
  },
  pl: {
    'brands.title': 'Marki',
    'brands.create': 'Utwórz markę',
    'brands.new': 'Nowa marka',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'brands.save': 'Save brand',
    'brands.field.merged_into': 'Merged into',
    'brands.empty': 'No brands yet',
    'brands.empty_text': 'Add the manufacturers your customers filter by.',
  },
  ru: {
    'brands.save': 'Сохранить бренд',
    'brands.field.merged_into': 'Объединён с',
    'brands.empty': 'Брендов пока нет',
    'brands.empty_text': 'Добавьте производителей, по которым клиенты выбирают технику.',
  },
  ua: {
    'brands.save': 'Зберегти бренд',
    'brands.field.merged_into': 'Об’єднано з',
    'brands.empty': 'Брендів поки немає',
    'brands.empty_text': 'Додайте виробників, за якими клієнти вибирають техніку.',
  },
  ro: {
    'brands.save': 'Salvați marca',
    'brands.field.merged_into': 'Îmbinată cu',
    'brands.empty': 'Nu există încă mărci',
    'brands.empty_text': 'Adăugați producătorii după care filtrează clienții.',
  },
  tr: {
    'brands.save': 'Markayı kaydet',
    'brands.field.merged_into': 'Birleştirildiği marka',
    'brands.empty': 'Henüz marka yok',
    'brands.empty_text': 'Müşterilerinizin filtrelediği üreticileri ekleyin.',
  },
  pl: {
    'brands.save': 'Zapisz markę',
    'brands.field.merged_into': 'Scalona z',
    'brands.empty': 'Brak marek',
    'brands.empty_text': 'Dodaj producentów, według których filtrują klienci.',
  },
});
