import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list and the side bar. */
export const messages = defineMessages({
  en: {
    'photos.title': 'Photos',
    'photos.image': 'Image',
    'photos.create': 'Upload photos',
    'photos.new': 'New photo',
  },
  ru: {
    'photos.title': 'Фотографии',
    'photos.image': 'Изображение',
    'photos.create': 'Загрузить фото',
    'photos.new': 'Новое фото',
  },
  ua: {
    'photos.title': 'Фотографії',
    'photos.image': 'Зображення',
    'photos.create': 'Завантажити фото',
    'photos.new': 'Нове фото',
  },
  ro: {
    'photos.title': 'Fotografii',
    'photos.image': 'Imagine',
    'photos.create': 'Încărcați fotografii',
    'photos.new': 'Fotografie nouă',
  },
  tr: {
    'photos.title': 'Fotoğraflar',
    'photos.image': 'Görsel',
    'photos.create': 'Fotoğraf yükle',
    'photos.new': 'Yeni fotoğraf',
  },
  pl: {
    'photos.title': 'Zdjęcia',
    'photos.image': 'Obraz',
    'photos.create': 'Prześlij zdjęcia',
    'photos.new': 'Nowe zdjęcie',
  },
});
