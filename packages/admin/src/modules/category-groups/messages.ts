import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
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

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'category_groups.save': 'Save group',
    'category_groups.card.categories': 'Categories of the group',
    'category_groups.empty':
      'Groups hold categories that belong together. What a group asks is asked in each of them.',
  },
  ru: {
    'category_groups.save': 'Сохранить группу',
    'category_groups.card.categories': 'Категории группы',
    'category_groups.empty':
      'Группа объединяет категории. Характеристики группы действуют в каждой из них.',
  },
  ua: {
    'category_groups.save': 'Зберегти групу',
    'category_groups.card.categories': 'Категорії групи',
    'category_groups.empty':
      'Група об’єднує категорії. Характеристики групи діють у кожній із них.',
  },
  ro: {
    'category_groups.save': 'Salvați grupul',
    'category_groups.card.categories': 'Categoriile grupului',
    'category_groups.empty':
      'Grupul ține categoriile care merg împreună. Ce întreabă grupul se întreabă în fiecare dintre ele.',
  },
  tr: {
    'category_groups.save': 'Grubu kaydet',
    'category_groups.card.categories': 'Grubun kategorileri',
    'category_groups.empty':
      'Gruplar birbirine ait kategorileri toplar. Grubun sorduğu şey her birinde sorulur.',
  },
  pl: {
    'category_groups.save': 'Zapisz grupę',
    'category_groups.card.categories': 'Kategorie grupy',
    'category_groups.empty': 'Grupa łączy kategorie. Cechy grupy obowiązują w każdej z nich.',
  },
});
