import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of groups of categories. */
export const messages = defineMessages({
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
