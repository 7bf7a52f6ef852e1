import type { LanguageCode } from '../languages.ts';
import type { Status } from '../schema/statuses.ts';

/** The label of each status, in every language. */
export const statusNames: Readonly<Record<LanguageCode, Readonly<Record<Status, string>>>> = {
  en: { new: 'New', active: 'Active', hidden: 'Hidden', rejected: 'Rejected' },
  ru: { new: 'Новые', active: 'Активные', hidden: 'Скрытые', rejected: 'Отклонённые' },
  ua: { new: 'Нові', active: 'Активні', hidden: 'Приховані', rejected: 'Відхилені' },
  ro: { new: 'Noi', active: 'Active', hidden: 'Ascunse', rejected: 'Respinse' },
  tr: { new: 'Yeni', active: 'Etkin', hidden: 'Gizli', rejected: 'Reddedilmiş' },
  pl: { new: 'Nowe', active: 'Aktywne', hidden: 'Ukryte', rejected: 'Odrzucone' },
};
