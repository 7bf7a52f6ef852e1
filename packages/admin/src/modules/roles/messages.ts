import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
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

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'roles.save': 'Save role',
    'roles.problem.required': 'Required field',
    'roles.rights': 'Rights',
    'roles.rights_next': 'What the role may do is chosen next.',
    'roles.rights_later': 'The role may do nothing until its rights are chosen under Roles.',
    'roles.rights_copied':
      '{count, plural, one {# right comes along from the role that was copied.} other {# rights come along from the role that was copied.}}',
    'roles.rights_open': 'Edit rights',
    'roles.rights_count': '{count, plural, one {# right} other {# rights}}',
    'roles.people': 'People with this role',
    'roles.nobody': 'Nobody has this role yet.',
    'roles.more_people': '{count, plural, one {and # more} other {and # more}}',
    'roles.empty': 'A role says what its people may do.',
  },
  ru: {
    'roles.save': 'Сохранить роль',
    'roles.problem.required': 'Это обязательное поле!',
    'roles.rights': 'Права',
    'roles.rights_next': 'Что роль может делать, выбирается следующим шагом.',
    'roles.rights_later': 'Роль ничего не может, пока её права не выбраны в разделе «Роли».',
    'roles.rights_copied':
      '{count, plural, one {Из скопированной роли переходит # право.} few {Из скопированной роли переходят # права.} many {Из скопированной роли переходят # прав.} other {Из скопированной роли переходят # права.}}',
    'roles.rights_open': 'Изменить права',
    'roles.rights_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
    'roles.people': 'Люди с этой ролью',
    'roles.nobody': 'Пока ни у кого нет этой роли.',
    'roles.more_people':
      '{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}',
    'roles.empty': 'Роль говорит, что людям можно делать.',
  },
  ua: {
    'roles.save': 'Зберегти роль',
    'roles.problem.required': 'Це обов’язкове поле!',
    'roles.rights': 'Права',
    'roles.rights_next': 'Що роль може робити, обирається наступним кроком.',
    'roles.rights_later': 'Роль нічого не може, доки її права не обрано в розділі «Ролі».',
    'roles.rights_copied':
      '{count, plural, one {Зі скопійованої ролі переходить # право.} few {Зі скопійованої ролі переходять # права.} many {Зі скопійованої ролі переходить # прав.} other {Зі скопійованої ролі переходить # права.}}',
    'roles.rights_open': 'Змінити права',
    'roles.rights_count':
      '{count, plural, one {# право} few {# права} many {# прав} other {# права}}',
    'roles.people': 'Люди з цією роллю',
    'roles.nobody': 'Поки ніхто не має цієї ролі.',
    'roles.more_people': '{count, plural, one {і ще #} few {і ще #} many {і ще #} other {і ще #}}',
    'roles.empty': 'Роль каже, що людям можна робити.',
  },
  ro: {
    'roles.save': 'Salvați rolul',
    'roles.problem.required': 'Câmp obligatoriu',
    'roles.rights': 'Drepturi',
    'roles.rights_next': 'Ce poate face rolul se alege la pasul următor.',
    'roles.rights_later':
      'Rolul nu poate face nimic până nu i se aleg drepturile în secțiunea Roluri.',
    'roles.rights_copied':
      '{count, plural, one {Din rolul copiat vine # drept.} few {Din rolul copiat vin # drepturi.} other {Din rolul copiat vin # de drepturi.}}',
    'roles.rights_open': 'Modificați drepturile',
    'roles.rights_count': '{count, plural, one {# drept} few {# drepturi} other {# de drepturi}}',
    'roles.people': 'Persoane cu acest rol',
    'roles.nobody': 'Încă nimeni nu are acest rol.',
    'roles.more_people': '{count, plural, one {și încă #} few {și încă #} other {și încă #}}',
    'roles.empty': 'Rolul spune ce pot face oamenii.',
  },
  tr: {
    'roles.save': 'Rolü kaydet',
    'roles.problem.required': 'Zorunlu alan',
    'roles.rights': 'Yetkiler',
    'roles.rights_next': 'Rolün neler yapabileceği sonraki adımda seçilir.',
    'roles.rights_later': 'Yetkileri Roller bölümünde seçilene kadar rol hiçbir şey yapamaz.',
    'roles.rights_copied':
      '{count, plural, one {Kopyalanan rolden # yetki geliyor.} other {Kopyalanan rolden # yetki geliyor.}}',
    'roles.rights_open': 'Yetkileri düzenle',
    'roles.rights_count': '{count, plural, one {# yetki} other {# yetki}}',
    'roles.people': 'Bu role sahip kişiler',
    'roles.nobody': 'Henüz kimse bu role sahip değil.',
    'roles.more_people': '{count, plural, one {ve # kişi daha} other {ve # kişi daha}}',
    'roles.empty': 'Rol, kişilerin ne yapabileceğini söyler.',
  },
  pl: {
    'roles.save': 'Zapisz rolę',
    'roles.problem.required': 'Pole wymagane',
    'roles.rights': 'Uprawnienia',
    'roles.rights_next': 'Co wolno tej roli, wybierzesz w następnym kroku.',
    'roles.rights_later': 'Dopóki w sekcji Role nie wybierzesz uprawnień, tej roli nic nie wolno.',
    'roles.rights_copied':
      '{count, plural, one {Ze skopiowanej roli przechodzi # uprawnienie.} few {Ze skopiowanej roli przechodzą # uprawnienia.} many {Ze skopiowanej roli przechodzi # uprawnień.} other {Ze skopiowanej roli przechodzi # uprawnienia.}}',
    'roles.rights_open': 'Zmień uprawnienia',
    'roles.rights_count':
      '{count, plural, one {# uprawnienie} few {# uprawnienia} many {# uprawnień} other {# uprawnienia}}',
    'roles.people': 'Osoby z tą rolą',
    'roles.nobody': 'Nikt jeszcze nie ma tej roli.',
    'roles.more_people':
      '{count, plural, one {i jeszcze #} few {i jeszcze #} many {i jeszcze #} other {i jeszcze #}}',
    'roles.empty': 'Rola mówi, co wolno jej osobom.',
  },
});
