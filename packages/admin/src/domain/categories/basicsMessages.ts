import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the category steps and of the basics step. */
export const messages = defineMessages({
  en: {
    'category_steps.basics': 'Basics',
    'category_steps.properties': 'Characteristics',
    'category_steps.prices': 'Prices',
    'category_basics.general': 'General',
    'category_basics.prices': 'Hourly price range',
    'category_basics.texts': 'Description and search engines',
  },
  ru: {
    'category_steps.basics': 'Основное',
    'category_steps.properties': 'Характеристики',
    'category_steps.prices': 'Цены',
    'category_basics.general': 'Основное',
    'category_basics.prices': 'Диапазон цен за час',
    'category_basics.texts': 'Описание и поисковые системы',
  },
  ua: {
    'category_steps.basics': 'Основне',
    'category_steps.properties': 'Характеристики',
    'category_steps.prices': 'Ціни',
    'category_basics.general': 'Основне',
    'category_basics.prices': 'Діапазон цін за годину',
    'category_basics.texts': 'Опис і пошукові системи',
  },
  ro: {
    'category_steps.basics': 'Date de bază',
    'category_steps.properties': 'Caracteristici',
    'category_steps.prices': 'Prețuri',
    'category_basics.general': 'Informații generale',
    'category_basics.prices': 'Interval de preț pe oră',
    'category_basics.texts': 'Descriere și motoare de căutare',
  },
  tr: {
    'category_steps.basics': 'Temel bilgiler',
    'category_steps.properties': 'Özellikler',
    'category_steps.prices': 'Fiyatlar',
    'category_basics.general': 'Genel',
    'category_basics.prices': 'Saatlik fiyat aralığı',
    'category_basics.texts': 'Açıklama ve arama motorları',
  },
  pl: {
    'category_steps.basics': 'Podstawy',
    'category_steps.properties': 'Cechy',
    'category_steps.prices': 'Ceny',
    'category_basics.general': 'Informacje podstawowe',
    'category_basics.prices': 'Przedział cen za godzinę',
    'category_basics.texts': 'Opis i wyszukiwarki',
  },
});
