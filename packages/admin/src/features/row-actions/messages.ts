import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of actions on records. */
export const messages = defineMessages({
  en: {
    'record.show': 'Details',
    'record.edit': 'Edit',
  },
  ru: {
    'record.show': 'Подробности',
    'record.edit': 'Изменить',
  },
  ua: {
    'record.show': 'Подробиці',
    'record.edit': 'Змінити',
  },
  ro: {
    'record.show': 'Detalii',
    'record.edit': 'Modificați',
  },
  tr: {
    'record.show': 'Ayrıntılar',
    'record.edit': 'Düzenle',
  },
  pl: {
    'record.show': 'Szczegóły',
    'record.edit': 'Edytuj',
  },
});
