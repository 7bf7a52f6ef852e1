import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'roles.title': 'Roles',
    'roles.create': 'Create role',
    'roles.built_in': 'Built-in',
    'roles.permissions_all': 'All permissions',
    'roles.delete_text': 'Are you sure you want to remove it?',
    'roles.new': 'New role',
    'roles.permissions_count': '{count, plural, one {# permission} other {# permissions}}',
  },
  ru: {
    'roles.title': 'Роли',
    'roles.create': 'Создать роль',
    'roles.built_in': 'Встроенная',
    'roles.permissions_all': 'Все права',
    'roles.delete_text': 'Вы уверены, что хотите её удалить?',
    'roles.new': 'Новая роль',
    'roles.permissions_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
  },
  ua: {
    'roles.title': 'Ролі',
    'roles.create': 'Створити роль',
    'roles.built_in': 'Вбудована',
    'roles.permissions_all': 'Усі права',
    'roles.delete_text': 'Ви впевнені, що хочете її видалити?',
    'roles.new': 'Нова роль',
    'roles.permissions_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
  },
  ro: {
    'roles.title': 'Roluri',
    'roles.create': 'Creați un rol',
    'roles.built_in': 'Predefinit',
    'roles.permissions_all': 'Toate permisiunile',
    'roles.delete_text': 'Sigur doriți să îl ștergeți?',
    'roles.new': 'Rol nou',
    'roles.permissions_count':
      '{count, plural, one {# permisiune} few {# permisiuni} other {# de permisiuni}}',
  },
  tr: {
    'roles.title': 'Roller',
    'roles.create': 'Rol oluştur',
    'roles.built_in': 'Yerleşik',
    'roles.permissions_all': 'Tüm yetkiler',
    'roles.delete_text': 'Silmek istediğinizden emin misiniz?',
    'roles.new': 'Yeni rol',
    'roles.permissions_count': '{count, plural, one {# yetki} other {# yetki}}',
  },
  pl: {
    'roles.title': 'Role',
    'roles.create': 'Utwórz rolę',
    'roles.built_in': 'Wbudowana',
    'roles.permissions_all': 'Wszystkie uprawnienia',
    'roles.delete_text': 'Czy na pewno chcesz ją usunąć?',
    'roles.new': 'Nowa rola',
    'roles.permissions_count':
      '{count, plural, one {# uprawnienie} few {# uprawnienia} many {# uprawnień} other {# uprawnienia}}',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'roles.save': 'Save role',
    'roles.problem.required': 'Required field',
    'roles.permissions': 'Permissions',
    'roles.permissions_next': 'Choose permissions in the next step.',
    'roles.permissions_later': 'The new role has no permissions. Set them under Roles.',
    'roles.permissions_copied':
      '{count, plural, one {# permission copied from the original role.} other {# permissions copied from the original role.}}',
    'roles.permissions_edit': 'Edit permissions',
    'roles.people': 'Users with this role',
    'roles.nobody': 'No users have this role yet.',
    'roles.more_people': '{count, plural, one {and # more} other {and # more}}',
    'roles.empty': 'No roles yet',
    'roles.empty_text': 'Roles define what users can do.',
  },
  ru: {
    'roles.save': 'Сохранить роль',
    'roles.problem.required': 'Это обязательное поле!',
    'roles.permissions': 'Права',
    'roles.permissions_next': 'Права выбираются на следующем шаге.',
    'roles.permissions_later': 'У новой роли нет прав. Задайте их в разделе «Роли».',
    'roles.permissions_copied':
      '{count, plural, one {Из исходной роли скопировано # право.} few {Из исходной роли скопировано # права.} many {Из исходной роли скопировано # прав.} other {Из исходной роли скопировано # права.}}',
    'roles.permissions_edit': 'Изменить права',
    'roles.people': 'Пользователи с этой ролью',
    'roles.nobody': 'Эта роль пока никому не назначена.',
    'roles.more_people':
      '{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}',
    'roles.empty': 'Ролей пока нет',
    'roles.empty_text': 'Роли определяют права пользователей.',
  },
  ua: {
    'roles.save': 'Зберегти роль',
    'roles.problem.required': 'Це обов’язкове поле!',
    'roles.permissions': 'Права',
    'roles.permissions_next': 'Права вибираються на наступному кроці.',
    'roles.permissions_later': 'Нова роль не має прав. Задайте їх у розділі «Ролі».',
    'roles.permissions_copied':
      '{count, plural, one {З вихідної ролі скопійовано # право.} few {З вихідної ролі скопійовано # права.} many {З вихідної ролі скопійовано # прав.} other {З вихідної ролі скопійовано # права.}}',
    'roles.permissions_edit': 'Змінити права',
    'roles.people': 'Користувачі з цією роллю',
    'roles.nobody': 'Цю роль поки нікому не призначено.',
    'roles.more_people': '{count, plural, one {і ще #} few {і ще #} many {і ще #} other {і ще #}}',
    'roles.empty': 'Ролей поки немає',
    'roles.empty_text': 'Ролі визначають права користувачів.',
  },
  ro: {
    'roles.save': 'Salvați rolul',
    'roles.problem.required': 'Câmp obligatoriu',
    'roles.permissions': 'Permisiuni',
    'roles.permissions_next': 'Permisiunile se aleg la pasul următor.',
    'roles.permissions_later': 'Rolul nou nu are permisiuni. Stabiliți-le în secțiunea Roluri.',
    'roles.permissions_copied':
      '{count, plural, one {# permisiune copiată din rolul inițial.} few {# permisiuni copiate din rolul inițial.} other {# de permisiuni copiate din rolul inițial.}}',
    'roles.permissions_edit': 'Modificați permisiunile',
    'roles.people': 'Utilizatori cu acest rol',
    'roles.nobody': 'Niciun utilizator nu are încă acest rol.',
    'roles.more_people': '{count, plural, one {și încă #} few {și încă #} other {și încă #}}',
    'roles.empty': 'Nu există încă roluri',
    'roles.empty_text': 'Rolurile stabilesc ce pot face utilizatorii.',
  },
  tr: {
    'roles.save': 'Rolü kaydet',
    'roles.problem.required': 'Zorunlu alan',
    'roles.permissions': 'Yetkiler',
    'roles.permissions_next': 'Yetkiler sonraki adımda seçilir.',
    'roles.permissions_later': 'Yeni rolün yetkisi yok. Yetkileri Roller bölümünde belirleyin.',
    'roles.permissions_copied':
      '{count, plural, one {Asıl rolden # yetki kopyalandı.} other {Asıl rolden # yetki kopyalandı.}}',
    'roles.permissions_edit': 'Yetkileri düzenle',
    'roles.people': 'Bu role sahip kullanıcılar',
    'roles.nobody': 'Henüz bu role sahip kullanıcı yok.',
    'roles.more_people': '{count, plural, one {ve # kişi daha} other {ve # kişi daha}}',
    'roles.empty': 'Henüz rol yok',
    'roles.empty_text': 'Roller, kullanıcıların neler yapabileceğini belirler.',
  },
  pl: {
    'roles.save': 'Zapisz rolę',
    'roles.problem.required': 'Pole wymagane',
    'roles.permissions': 'Uprawnienia',
    'roles.permissions_next': 'Uprawnienia wybierzesz w następnym kroku.',
    'roles.permissions_later': 'Nowa rola nie ma uprawnień. Nadaj je w sekcji Role.',
    'roles.permissions_copied':
      '{count, plural, one {Skopiowano # uprawnienie z pierwotnej roli.} few {Skopiowano # uprawnienia z pierwotnej roli.} many {Skopiowano # uprawnień z pierwotnej roli.} other {Skopiowano # uprawnienia z pierwotnej roli.}}',
    'roles.permissions_edit': 'Edytuj uprawnienia',
    'roles.people': 'Użytkownicy z tą rolą',
    'roles.nobody': 'Nikt nie ma jeszcze tej roli.',
    'roles.more_people':
      '{count, plural, one {i jeszcze #} few {i jeszcze #} many {i jeszcze #} other {i jeszcze #}}',
    'roles.empty': 'Brak ról',
    'roles.empty_text': 'Role określają uprawnienia użytkowników.',
  },
});
