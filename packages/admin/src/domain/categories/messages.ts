import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the lists of categories and category groups. */
export const messages = defineMessages({
  en: {
    'category_list.price_interval': 'Price range',
  },
  ru: {
    'category_list.price_interval': 'Диапазон цен',
  },
  ua: {
    'category_list.price_interval': 'Діапазон цін',
  },
  ro: {
    'category_list.price_interval': 'Interval de preț',
  },
  tr: {
    'category_list.price_interval': 'Fiyat aralığı',
  },
  pl: {
    'category_list.price_interval': 'Przedział cen',
  },
});

/** Messages of the steps of a category and of the basics step. */
export const formMessages = defineMessages({
  en: {
    'category_steps.basics': 'Basics',
    'category_steps.properties': 'Characteristics',
    'category_steps.prices': 'Prices',
    'category_basics.general': 'General',
    'category_basics.prices': 'Hourly price range',
    'category_basics.texts': 'Description and search engines',
    'steps.next': 'Next: {step}',
    'steps.save_and_next': 'Save and continue',
  },
  ru: {
    'category_steps.basics': 'Основное',
    'category_steps.properties': 'Характеристики',
    'category_steps.prices': 'Цены',
    'category_basics.general': 'Основное',
    'category_basics.prices': 'Диапазон цен за час',
    'category_basics.texts': 'Описание и поисковые системы',
    'steps.next': 'Далее: {step}',
    'steps.save_and_next': 'Сохранить и продолжить',
  },
  ua: {
    'category_steps.basics': 'Основне',
    'category_steps.properties': 'Характеристики',
    'category_steps.prices': 'Ціни',
    'category_basics.general': 'Основне',
    'category_basics.prices': 'Діапазон цін за годину',
    'category_basics.texts': 'Опис і пошукові системи',
    'steps.next': 'Далі: {step}',
    'steps.save_and_next': 'Зберегти й продовжити',
  },
  ro: {
    'category_steps.basics': 'Date de bază',
    'category_steps.properties': 'Caracteristici',
    'category_steps.prices': 'Prețuri',
    'category_basics.general': 'Informații generale',
    'category_basics.prices': 'Interval de preț pe oră',
    'category_basics.texts': 'Descriere și motoare de căutare',
    'steps.next': 'Următorul: {step}',
    'steps.save_and_next': 'Salvați și continuați',
  },
  tr: {
    'category_steps.basics': 'Temel bilgiler',
    'category_steps.properties': 'Özellikler',
    'category_steps.prices': 'Fiyatlar',
    'category_basics.general': 'Genel',
    'category_basics.prices': 'Saatlik fiyat aralığı',
    'category_basics.texts': 'Açıklama ve arama motorları',
    'steps.next': 'Sonraki: {step}',
    'steps.save_and_next': 'Kaydet ve devam et',
  },
  pl: {
    'category_steps.basics': 'Podstawy',
    'category_steps.properties': 'Cechy',
    'category_steps.prices': 'Ceny',
    'category_basics.general': 'Informacje podstawowe',
    'category_basics.prices': 'Przedział cen za godzinę',
    'category_basics.texts': 'Opis i wyszukiwarki',
    'steps.next': 'Dalej: {step}',
    'steps.save_and_next': 'Zapisz i kontynuuj',
  },
});
