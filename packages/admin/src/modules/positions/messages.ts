import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of positions. */
export const messages = defineMessages({
  en: {
    'positions.title': 'Positions',
    'positions.create': 'Create position',
    'positions.empty': 'A position says what somebody does, and adds rights to those of the role.',
  },
  ru: {
    'positions.title': 'Должности',
    'positions.create': 'Создать должность',
    'positions.empty': 'Должность говорит, чем занят человек, и добавляет права к правам роли.',
  },
  ua: {
    'positions.title': 'Посади',
    'positions.create': 'Створити посаду',
    'positions.empty': 'Посада каже, чим зайнята людина, і додає права до прав ролі.',
  },
  ro: {
    'positions.title': 'Funcții',
    'positions.create': 'Creați o funcție',
    'positions.empty': 'Funcția spune ce face cineva și adaugă drepturi la cele ale rolului.',
  },
  tr: {
    'positions.title': 'Görevler',
    'positions.create': 'Görev oluştur',
    'positions.empty': 'Görev, kişinin ne yaptığını söyler ve rolün yetkilerine yenilerini ekler.',
  },
  pl: {
    'positions.title': 'Stanowiska',
    'positions.create': 'Utwórz stanowisko',
    'positions.empty': 'Stanowisko mówi, czym ktoś się zajmuje, i dodaje uprawnienia do roli.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
