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
    'category_groups.card.categories': 'Categories in this group',
    'category_groups.empty': 'No category groups yet',
    'category_groups.empty_text':
      'Group related categories. Characteristics of a group apply to all its categories.',
  },
  ru: {
    'category_groups.save': 'Сохранить группу',
    'category_groups.card.categories': 'Категории в группе',
    'category_groups.empty': 'Групп категорий пока нет',
    'category_groups.empty_text':
      'Объедините похожие категории. Характеристики группы действуют во всех её категориях.',
  },
  ua: {
    'category_groups.save': 'Зберегти групу',
    'category_groups.card.categories': 'Категорії в групі',
    'category_groups.empty': 'Груп категорій поки немає',
    'category_groups.empty_text':
      'Об’єднайте схожі категорії. Характеристики групи діють у всіх її категоріях.',
  },
  ro: {
    'category_groups.save': 'Salvați grupul',
    'category_groups.card.categories': 'Categoriile din grup',
    'category_groups.empty': 'Nu există încă grupuri de categorii',
    'category_groups.empty_text':
      'Grupați categoriile înrudite. Caracteristicile grupului se aplică tuturor categoriilor sale.',
  },
  tr: {
    'category_groups.save': 'Grubu kaydet',
    'category_groups.card.categories': 'Gruptaki kategoriler',
    'category_groups.empty': 'Henüz kategori grubu yok',
    'category_groups.empty_text':
      'İlgili kategorileri gruplayın. Grubun özellikleri tüm kategorilerinde geçerlidir.',
  },
  pl: {
    'category_groups.save': 'Zapisz grupę',
    'category_groups.card.categories': 'Kategorie w grupie',
    'category_groups.empty': 'Brak grup kategorii',
    'category_groups.empty_text':
      'Połącz powiązane kategorie. Cechy grupy obowiązują we wszystkich jej kategoriach.',
  },
});
