import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'categories.title': 'Categories',
    'categories.create': 'Create category',
    'categories.new': 'New category',
  },
  ru: {
    'categories.title': 'Категории',
    'categories.create': 'Создать категорию',
    'categories.new': 'Новая категория',
  },
  ua: {
    'categories.title': 'Категорії',
    'categories.create': 'Створити категорію',
    'categories.new': 'Нова категорія',
  },
  ro: {
    'categories.title': 'Categorii',
    'categories.create': 'Creați o categorie',
    'categories.new': 'Categorie nouă',
  },
  tr: {
    'categories.title': 'Kategoriler',
    'categories.create': 'Kategori oluştur',
    'categories.new': 'Yeni kategori',
  },
  pl: {
    'categories.title': 'Kategorie',
    'categories.create': 'Utwórz kategorię',
    'categories.new': 'Nowa kategoria',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'categories.save': 'Save category',
    'categories.empty': 'No categories yet',
    'categories.empty_text':
      'Add what clients can rent. Each category sets the characteristics of its offers.',
  },
  ru: {
    'categories.save': 'Сохранить категорию',
    'categories.empty': 'Категорий пока нет',
    'categories.empty_text':
      'Добавьте то, что можно арендовать. Категория задаёт характеристики предложений.',
  },
  ua: {
    'categories.save': 'Зберегти категорію',
    'categories.empty': 'Категорій поки немає',
    'categories.empty_text':
      'Додайте те, що можна орендувати. Категорія визначає характеристики пропозицій.',
  },
  ro: {
    'categories.save': 'Salvați categoria',
    'categories.empty': 'Nu există încă categorii',
    'categories.empty_text':
      'Adăugați ce se poate închiria. Fiecare categorie stabilește caracteristicile ofertelor sale.',
  },
  tr: {
    'categories.save': 'Kategoriyi kaydet',
    'categories.empty': 'Henüz kategori yok',
    'categories.empty_text':
      'Kiralanabilecekleri ekleyin. Her kategori, tekliflerinin özelliklerini belirler.',
  },
  pl: {
    'categories.save': 'Zapisz kategorię',
    'categories.empty': 'Brak kategorii',
    'categories.empty_text': 'Dodaj to, co można wynająć. Kategoria określa cechy swoich ofert.',
  },
});
