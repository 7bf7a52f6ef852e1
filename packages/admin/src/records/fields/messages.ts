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
    'status.new': 'Новое',
    'status.active': 'Активно',
    'status.hidden': 'Скрыто',
    'status.inactive': 'Неактивно',
    'status.rejected': 'Отклонено',
    'boolean.yes': 'Да',
    'boolean.no': 'Нет',
  },
  ua: {
    'status.new': 'Нове',
    'status.active': 'Активне',
    'status.hidden': 'Приховане',
    'status.inactive': 'Неактивне',
    'status.rejected': 'Відхилене',
    'boolean.yes': 'Так',
    'boolean.no': 'Ні',
  },
  ro: {
    'status.new': 'Nou',
    'status.active': 'Activ',
    'status.hidden': 'Ascuns',
    'status.inactive': 'Inactiv',
    'status.rejected': 'Respins',
    'boolean.yes': 'Da',
    'boolean.no': 'Nu',
  },
  tr: {
    'status.new': 'Yeni',
    'status.active': 'Etkin',
    'status.hidden': 'Gizli',
    'status.inactive': 'Pasif',
    'status.rejected': 'Reddedildi',
    'boolean.yes': 'Evet',
    'boolean.no': 'Hayır',
  },
  pl: {
    'status.new': 'Nowe',
    'status.active': 'Aktywne',
    'status.hidden': 'Ukryte',
    'status.inactive': 'Nieaktywne',
    'status.rejected': 'Odrzucone',
    'boolean.yes': 'Tak',
    'boolean.no': 'Nie',
  },
});
