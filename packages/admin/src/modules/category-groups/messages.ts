import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of groups of categories. */
export const messages = defineMessages({
  en: {
    'category_groups.title': 'Category groups',
    'category_groups.create': 'Create group',
    'category_groups.new': 'New group',
  },
  ru: {
    'category_groups.title': 'Группы категорий',
    'category_groups.create': 'Создать группу',
    'category_groups.new': 'Новая группа',
  },
  ua: {
    'category_groups.title': 'Групи категорій',
    'category_groups.create': 'Створити групу',
    'category_groups.new': 'Нова група',
  },
  ro: {
    'category_groups.title': 'Grupuri de categorii',
    'category_groups.create': 'Creați un grup',
    'category_groups.new': 'Grup nou',
  },
  tr: {
    'category_groups.title': 'Kategori grupları',
    'category_groups.create': 'Grup oluştur',
    'category_groups.new': 'Yeni grup',
  },
  pl: {
    'category_groups.title': 'Grupy kategorii',
    'category_groups.create': 'Utwórz grupę',
    'category_groups.new': 'Nowa grupa',
  },
});
