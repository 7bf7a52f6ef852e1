import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'positions.title': 'Positions',
    'positions.create': 'Create position',
    'positions.new': 'New position',
  },
  ru: {
    'positions.title': 'Должности',
    'positions.create': 'Создать должность',
    'positions.new': 'Новая должность',
  },
  ua: {
    'positions.title': 'Посади',
    'positions.create': 'Створити посаду',
    'positions.new': 'Нова посада',
  },
  ro: {
    'positions.title': 'Funcții',
    'positions.create': 'Creați o funcție',
    'positions.new': 'Funcție nouă',
  },
  tr: {
    'positions.title': 'Görevler',
    'positions.create': 'Görev oluştur',
    'positions.new': 'Yeni görev',
  },
  pl: {
    'positions.title': 'Stanowiska',
    'positions.create': 'Utwórz stanowisko',
    'positions.new': 'Nowe stanowisko',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'positions.save': 'Save position',
    'positions.name_hint': 'Job title, for example dispatcher or accountant.',
    'positions.permissions': 'Permissions',
    'positions.permissions_edit': 'Edit permissions',
    'positions.permissions_count': '{count, plural, one {# permission} other {# permissions}}',
    'positions.assigned_to':
      '{count, plural, one {assigned to # person} other {assigned to # people}}',
    'positions.empty': 'No positions yet',
    'positions.empty_text': 'Positions are job titles. Their permissions add to role permissions.',
  },
  ru: {
    'positions.save': 'Сохранить должность',
    'positions.name_hint': 'Например, диспетчер или бухгалтер.',
    'positions.permissions': 'Права',
    'positions.permissions_edit': 'Изменить права',
    'positions.permissions_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
    'positions.assigned_to':
      '{count, plural, one {назначена # сотруднику} few {назначена # сотрудникам} many {назначена # сотрудникам} other {назначена # сотрудника}}',
    'positions.empty': 'Должностей пока нет',
    'positions.empty_text': 'Добавьте должности сотрудников. Их права дополняют права роли.',
  },
  ua: {
    'positions.save': 'Зберегти посаду',
    'positions.name_hint': 'Наприклад, диспетчер або бухгалтер.',
    'positions.permissions': 'Права',
    'positions.permissions_edit': 'Змінити права',
    'positions.permissions_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
    'positions.assigned_to':
      '{count, plural, one {призначена # співробітнику} few {призначена # співробітникам} many {призначена # співробітникам} other {призначена # співробітника}}',
    'positions.empty': 'Посад поки немає',
    'positions.empty_text': 'Додайте посади співробітників. Їхні права доповнюють права ролі.',
  },
  ro: {
    'positions.save': 'Salvați funcția',
    'positions.name_hint': 'De exemplu, dispecer sau contabil.',
    'positions.permissions': 'Permisiuni',
    'positions.permissions_edit': 'Modificați permisiunile',
    'positions.permissions_count':
      '{count, plural, one {# permisiune} few {# permisiuni} other {# de permisiuni}}',
    'positions.assigned_to':
      '{count, plural, one {atribuită la # persoană} few {atribuită la # persoane} other {atribuită la # de persoane}}',
    'positions.empty': 'Nu există încă funcții',
    'positions.empty_text':
      'Adăugați funcțiile angajaților. Permisiunile lor se adaugă la cele ale rolului.',
  },
  tr: {
    'positions.save': 'Görevi kaydet',
    'positions.name_hint': 'Örneğin sevkiyat görevlisi veya muhasebeci.',
    'positions.permissions': 'Yetkiler',
    'positions.permissions_edit': 'Yetkileri düzenle',
    'positions.permissions_count': '{count, plural, one {# yetki} other {# yetki}}',
    'positions.assigned_to': '{count, plural, one {# kişiye atandı} other {# kişiye atandı}}',
    'positions.empty': 'Henüz görev yok',
    'positions.empty_text': 'Çalışanların görevlerini ekleyin. Yetkileri rol yetkilerine eklenir.',
  },
  pl: {
    'positions.save': 'Zapisz stanowisko',
    'positions.name_hint': 'Na przykład dyspozytor lub księgowy.',
    'positions.permissions': 'Uprawnienia',
    'positions.permissions_edit': 'Edytuj uprawnienia',
    'positions.permissions_count':
      '{count, plural, one {# uprawnienie} few {# uprawnienia} many {# uprawnień} other {# uprawnienia}}',
    'positions.assigned_to':
      '{count, plural, one {przypisane # osobie} few {przypisane # osobom} many {przypisane # osobom} other {przypisane # osoby}}',
    'positions.empty': 'Brak stanowisk',
    'positions.empty_text':
      'Dodaj stanowiska pracowników. Ich uprawnienia uzupełniają uprawnienia roli.',
  },
});
