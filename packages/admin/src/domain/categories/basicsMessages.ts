import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the category steps and of the basics step. */
export const messages = defineMessages({
  en: {
    'category_steps.basics': 'Basics',
    'category_steps.properties': 'Characteristics',
    'category_steps.prices': 'Prices',
    'category_basics.what': 'What it is',
    'category_basics.prices': 'What an hour costs',
    'category_basics.texts': 'Description and search engines',
  },
  ru: {
    'category_steps.basics': 'Основное',
    'category_steps.properties': 'Характеристики',
    'category_steps.prices': 'Цены',
    'category_basics.what': 'Что это',
    'category_basics.prices': 'Сколько стоит час',
    'category_basics.texts': 'Описание и поисковые системы',
  },
  ua: {
    'category_steps.basics': 'Основне',
    'category_steps.properties': 'Характеристики',
    'category_steps.prices': 'Ціни',
    'category_basics.what': 'Що це',
    'category_basics.prices': 'Скільки коштує година',
    'category_basics.texts': 'Опис і пошукові системи',
  },
  ro: {
    'category_steps.basics': 'De bază',
    'category_steps.properties': 'Caracteristici',
    'category_steps.prices': 'Prețuri',
    'category_basics.what': 'Ce este',
    'category_basics.prices': 'Cât costă o oră',
    'category_basics.texts': 'Descriere și motoare de căutare',
  },
  tr: {
    'category_steps.basics': 'Temel bilgiler',
    'category_steps.properties': 'Özellikler',
    'category_steps.prices': 'Fiyatlar',
    'category_basics.what': 'Nedir',
    'category_basics.prices': 'Bir saatin ücreti',
    'category_basics.texts': 'Açıklama ve arama motorları',
  },
  pl: {
    'category_steps.basics': 'Podstawy',
    'category_steps.properties': 'Cechy',
    'category_steps.prices': 'Ceny',
    'category_basics.what': 'Co to jest',
    'category_basics.prices': 'Ile kosztuje godzina',
    'category_basics.texts': 'Opis i wyszukiwarki',
  },
});
