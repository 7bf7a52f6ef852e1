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
    'positions.name_hint': 'What somebody does in the company: dispatcher, accountant.',
    'positions.rights': 'Rights',
    'positions.rights_open': 'Edit rights',
    'positions.rights_count': '{count, plural, one {# right} other {# rights}}',
    'positions.held_by': '{count, plural, one {held by # person} other {held by # people}}',
    'positions.empty': 'A position says what somebody does, and adds rights to those of the role.',
  },
  ru: {
    'positions.save': 'Сохранить должность',
    'positions.name_hint': 'Чем человек занят в компании: диспетчер, бухгалтер.',
    'positions.rights': 'Права',
    'positions.rights_open': 'Изменить права',
    'positions.rights_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
    'positions.held_by':
      '{count, plural, one {у # сотрудника} few {у # сотрудников} many {у # сотрудников} other {у # сотрудника}}',
    'positions.empty': 'Должность говорит, чем занят человек, и добавляет права к правам роли.',
  },
  ua: {
    'positions.save': 'Зберегти посаду',
    'positions.name_hint': 'Чим людина зайнята в компанії: диспетчер, бухгалтер.',
    'positions.rights': 'Права',
    'positions.rights_open': 'Змінити права',
    'positions.rights_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
    'positions.held_by':
      '{count, plural, one {у # співробітника} few {у # співробітників} many {у # співробітників} other {у # співробітника}}',
    'positions.empty': 'Посада каже, чим зайнята людина, і додає права до прав ролі.',
  },
  ro: {
    'positions.save': 'Salvați funcția',
    'positions.name_hint': 'Ce face cineva în companie: dispecer, contabil.',
    'positions.rights': 'Drepturi',
    'positions.rights_open': 'Modificați drepturile',
    'positions.rights_count':
      '{count, plural, one {# drept} few {# drepturi} other {# de drepturi}}',
    'positions.held_by':
      '{count, plural, one {# persoană o deține} few {# persoane o dețin} other {# de persoane o dețin}}',
    'positions.empty': 'Funcția spune ce face cineva și adaugă drepturi la cele ale rolului.',
  },
  tr: {
    'positions.save': 'Görevi kaydet',
    'positions.name_hint': 'Kişinin şirketteki işi: sevkiyatçı, muhasebeci.',
    'positions.rights': 'Yetkiler',
    'positions.rights_open': 'Yetkileri düzenle',
    'positions.rights_count': '{count, plural, one {# yetki} other {# yetki}}',
    'positions.held_by': '{count, plural, one {# kişide} other {# kişide}}',
    'positions.empty': 'Görev, kişinin ne yaptığını söyler ve rolün yetkilerine yenilerini ekler.',
  },
  pl: {
    'positions.save': 'Zapisz stanowisko',
    'positions.name_hint': 'Czym ktoś zajmuje się w firmie: dyspozytor, księgowy.',
    'positions.rights': 'Uprawnienia',
    'positions.rights_open': 'Edytuj uprawnienia',
    'positions.rights_count':
      '{count, plural, one {# uprawnienie} few {# uprawnienia} many {# uprawnień} other {# uprawnienia}}',
    'positions.held_by':
      '{count, plural, one {zajmuje # osoba} few {zajmują # osoby} many {zajmuje # osób} other {zajmuje # osoby}}',
    'positions.empty': 'Stanowisko mówi, czym ktoś się zajmuje, i dodaje uprawnienia do roli.',
  },
});
