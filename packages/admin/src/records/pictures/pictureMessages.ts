import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the photo picker. */
export const messages = defineMessages({
  en: {
    'pictures.title': 'Choose a photo',
    'pictures.search': 'File name or alternative text',
    'pictures.upload': 'Upload new',
    'pictures.choose': 'Choose photo',
    'pictures.insert': 'Insert photo',
    'pictures.more': 'Show more',
    'pictures.none': 'No photos found',
  },
  ru: {
    'pictures.title': 'Выберите фото',
    'pictures.search': 'Имя файла или замещающий текст',
    'pictures.upload': 'Загрузить новое',
    'pictures.choose': 'Выбрать фото',
    'pictures.insert': 'Вставить фото',
    'pictures.more': 'Показать ещё',
    'pictures.none': 'Фотографии не найдены',
  },
  ua: {
    'pictures.title': 'Виберіть фото',
    'pictures.search': 'Ім’я файлу або альтернативний текст',
    'pictures.upload': 'Завантажити нове',
    'pictures.choose': 'Вибрати фото',
    'pictures.insert': 'Вставити фото',
    'pictures.more': 'Показати ще',
    'pictures.none': 'Фотографій не знайдено',
  },
  ro: {
    'pictures.title': 'Alegeți o fotografie',
    'pictures.search': 'Numele fișierului sau textul alternativ',
    'pictures.upload': 'Încărcați una nouă',
    'pictures.choose': 'Alegeți fotografia',
    'pictures.insert': 'Inserați fotografia',
    'pictures.more': 'Afișați mai multe',
    'pictures.none': 'Nicio fotografie găsită',
  },
  tr: {
    'pictures.title': 'Fotoğraf seçin',
    'pictures.search': 'Dosya adı veya alternatif metin',
    'pictures.upload': 'Yeni yükle',
    'pictures.choose': 'Fotoğrafı seç',
    'pictures.insert': 'Fotoğrafı ekle',
    'pictures.more': 'Daha fazla göster',
    'pictures.none': 'Fotoğraf bulunamadı',
  },
  pl: {
    'pictures.title': 'Wybierz zdjęcie',
    'pictures.search': 'Nazwa pliku lub tekst alternatywny',
    'pictures.upload': 'Prześlij nowe',
    'pictures.choose': 'Wybierz zdjęcie',
    'pictures.insert': 'Wstaw zdjęcie',
    'pictures.more': 'Pokaż więcej',
    'pictures.none': 'Nie znaleziono zdjęć',
  },
});
