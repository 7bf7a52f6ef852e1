import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the list of roles. */
export const messages = defineMessages({
  en: {
    'roles.title': 'Roles',
    'roles.create': 'Create role',
    'roles.built_in': 'Built in',
    'roles.rights_all': 'Everything, always',
    'roles.delete_text': 'Are you sure you want to remove it?',
    'roles.new': 'New role',
  },
  ru: {
    'roles.title': 'Роли',
    'roles.create': 'Создать роль',
    'roles.built_in': 'Встроенная',
    'roles.rights_all': 'Всё и всегда',
    'roles.delete_text': 'Вы уверены, что хотите её удалить?',
    'roles.new': 'Новая роль',
  },
  ua: {
    'roles.title': 'Ролі',
    'roles.create': 'Створити роль',
    'roles.built_in': 'Вбудована',
    'roles.rights_all': 'Усе й завжди',
    'roles.delete_text': 'Ви впевнені, що хочете її видалити?',
    'roles.new': 'Нова роль',
  },
  ro: {
    'roles.title': 'Roluri',
    'roles.create': 'Creați un rol',
    'roles.built_in': 'Predefinit',
    'roles.rights_all': 'Totul, oricând',
    'roles.delete_text': 'Sigur doriți să îl ștergeți?',
    'roles.new': 'Rol nou',
  },
  tr: {
    'roles.title': 'Roller',
    'roles.create': 'Rol oluştur',
    'roles.built_in': 'Yerleşik',
    'roles.rights_all': 'Her zaman her şey',
    'roles.delete_text': 'Silmek istediğinizden emin misiniz?',
    'roles.new': 'Yeni rol',
  },
  pl: {
    'roles.title': 'Role',
    'roles.create': 'Utwórz rolę',
    'roles.built_in': 'Wbudowana',
    'roles.rights_all': 'Wszystko i zawsze',
    'roles.delete_text': 'Czy na pewno chcesz ją usunąć?',
    'roles.new': 'Nowa rola',
  },
});
