import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Names of fields that several modules share. A module defines the names of its own fields. */
export const messages = defineMessages({
  en: {
    'status.new': 'New',
    'status.active': 'Active',
    'status.hidden': 'Hidden',
    'status.inactive': 'Inactive',
    'status.rejected': 'Rejected',
    'boolean.yes': 'Yes',
    'boolean.no': 'No',
  },
  ru: {
    'status.new': 'Новый',
    'status.active': 'Активный',
    'status.hidden': 'Скрытый',
    'status.inactive': 'Неактивный',
    'status.rejected': 'Отклонённый',
    'boolean.yes': 'Да',
    'boolean.no': 'Нет',
  },
  ua: {
    'status.new': 'Новий',
    'status.active': 'Активний',
    'status.hidden': 'Прихований',
    'status.inactive': 'Неактивний',
    'status.rejected': 'Відхилений',
    'boolean.yes': 'Так',
    'boolean.no': 'Ні',
  },
  ro: {
    'status.new': 'Nouă',
    'status.active': 'Activă',
    'status.hidden': 'Ascunsă',
    'status.inactive': 'Inactivă',
    'status.rejected': 'Respinsă',
    'boolean.yes': 'Da',
    'boolean.no': 'Nu',
  },
  tr: {
    'status.new': 'Yeni',
    'status.active': 'Etkin',
    'status.hidden': 'Gizli',
    'status.inactive': 'Etkin değil',
    'status.rejected': 'Reddedildi',
    'boolean.yes': 'Evet',
    'boolean.no': 'Hayır',
  },
  pl: {
    'status.new': 'Nowy',
    'status.active': 'Aktywny',
    'status.hidden': 'Ukryty',
    'status.inactive': 'Nieaktywny',
    'status.rejected': 'Odrzucony',
    'boolean.yes': 'Tak',
    'boolean.no': 'Nie',
  },
});
