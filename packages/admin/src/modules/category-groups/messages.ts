import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of groups of categories. */
export const messages = defineMessages({
  en: {
    'category_groups.title': 'Category groups',
    'category_groups.create': 'Create group',
    'category_groups.empty':
      'Groups hold categories that belong together. What a group asks is asked in each of them.',
  },
  ru: {
    'category_groups.title': 'Группы категорий',
    'category_groups.create': 'Создать группу',
    'category_groups.empty':
      'Группа объединяет категории. Характеристики группы действуют в каждой из них.',
  },
  ua: {
    'category_groups.title': 'Групи категорій',
    'category_groups.create': 'Створити групу',
    'category_groups.empty':
      'Група об’єднує категорії. Характеристики групи діють у кожній із них.',
  },
  ro: {
    'category_groups.title': 'Grupuri de categorii',
    'category_groups.create': 'Creați un grup',
    'category_groups.empty':
      'Grupul ține categoriile care merg împreună. Ce întreabă grupul se întreabă în fiecare dintre ele.',
  },
  tr: {
    'category_groups.title': 'Kategori grupları',
    'category_groups.create': 'Grup oluştur',
    'category_groups.empty':
      'Gruplar birbirine ait kategorileri toplar. Grubun sorduğu şey her birinde sorulur.',
  },
  pl: {
    'category_groups.title': 'Grupy kategorii',
    'category_groups.create': 'Utwórz grupę',
    'category_groups.empty': 'Grupa łączy kategorie. Cechy grupy obowiązują w każdej z nich.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
