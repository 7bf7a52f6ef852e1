import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the media desk. */
export const messages = defineMessages({
  en: {
    'photos.title': 'Photos',
    'photos.create': 'Upload photos',
    'photos.empty': 'Pictures for offers, pages and brands. Drop files anywhere on this page.',
  },
  ru: {
    'photos.title': 'Фотографии',
    'photos.create': 'Загрузить фото',
    'photos.empty':
      'Изображения для предложений, страниц и категорий. Перетащите файлы в любое место этой страницы.',
  },
  ua: {
    'photos.title': 'Фотографії',
    'photos.create': 'Завантажити фото',
    'photos.empty':
      'Зображення для пропозицій, сторінок і категорій. Перетягніть файли в будь-яке місце цієї сторінки.',
  },
  ro: {
    'photos.title': 'Fotografii',
    'photos.create': 'Încărcați fotografii',
    'photos.empty':
      'Imagini pentru oferte, pagini și categorii. Trageți fișiere oriunde pe această pagină.',
  },
  tr: {
    'photos.title': 'Fotoğraflar',
    'photos.create': 'Fotoğraf yükle',
    'photos.empty':
      'Teklifler, sayfalar ve kategoriler için görseller. Dosyaları bu sayfanın herhangi bir yerine bırakın.',
  },
  pl: {
    'photos.title': 'Zdjęcia',
    'photos.create': 'Prześlij zdjęcia',
    'photos.empty':
      'Obrazy do ofert, stron i kategorii. Upuść pliki w dowolnym miejscu tej strony.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
