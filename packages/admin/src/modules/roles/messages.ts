import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the list of roles. */
export const messages = defineMessages({
  en: {
    'roles.title': 'Roles',
    'roles.create': 'Create role',
    'roles.empty': 'A role says what its people may do.',
    'roles.built_in': 'Built in',
    'roles.rights_all': 'Everything, always',
    'roles.delete_text': 'Are you sure you want to remove it?',
  },
  ru: {
    'roles.title': 'Роли',
    'roles.create': 'Создать роль',
    'roles.empty': 'Роль говорит, что людям можно делать.',
    'roles.built_in': 'Встроенная',
    'roles.rights_all': 'Всё и всегда',
    'roles.delete_text': 'Вы уверены, что хотите её удалить?',
  },
  ua: {
    'roles.title': 'Ролі',
    'roles.create': 'Створити роль',
    'roles.empty': 'Роль каже, що людям можна робити.',
    'roles.built_in': 'Вбудована',
    'roles.rights_all': 'Усе й завжди',
    'roles.delete_text': 'Ви впевнені, що хочете її видалити?',
  },
  ro: {
    'roles.title': 'Roluri',
    'roles.create': 'Creați un rol',
    'roles.empty': 'Rolul spune ce pot face oamenii.',
    'roles.built_in': 'Predefinit',
    'roles.rights_all': 'Totul, oricând',
    'roles.delete_text': 'Sigur doriți să îl ștergeți?',
  },
  tr: {
    'roles.title': 'Roller',
    'roles.create': 'Rol oluştur',
    'roles.empty': 'Rol, kişilerin ne yapabileceğini söyler.',
    'roles.built_in': 'Yerleşik',
    'roles.rights_all': 'Her zaman her şey',
    'roles.delete_text': 'Silmek istediğinizden emin misiniz?',
  },
  pl: {
    'roles.title': 'Role',
    'roles.create': 'Utwórz rolę',
    'roles.empty': 'Rola mówi, co wolno jej osobom.',
    'roles.built_in': 'Wbudowana',
    'roles.rights_all': 'Wszystko i zawsze',
    'roles.delete_text': 'Czy na pewno chcesz ją usunąć?',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
