import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of groups of categories. */
export const messages = defineMessages({
  en: {
    'category_groups.new': 'New group',
    'category_groups.save': 'Save group',
    'category_groups.card.categories': 'Categories of the group',
  },
  ru: {
    'category_groups.new': 'Новая группа',
    'category_groups.save': 'Сохранить группу',
    'category_groups.card.categories': 'Категории группы',
  },
  ua: {
    'category_groups.new': 'Нова група',
    'category_groups.save': 'Зберегти групу',
    'category_groups.card.categories': 'Категорії групи',
  },
  ro: {
    'category_groups.new': 'Grup nou',
    'category_groups.save': 'Salvați grupul',
    'category_groups.card.categories': 'Categoriile grupului',
  },
  tr: {
    'category_groups.new': 'Yeni grup',
    'category_groups.save': 'Grubu kaydet',
    'category_groups.card.categories': 'Grubun kategorileri',
  },
  pl: {
    'category_groups.new': 'Nowa grupa',
    'category_groups.save': 'Zapisz grupę',
    'category_groups.card.categories': 'Kategorie grupy',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
