import type { LanguageCode } from '../languages.ts';
import type { Status } from '../schema/statuses.ts';

/** The label of each status, in every language. */
export const statusNames: Readonly<Record<LanguageCode, Readonly<Record<Status, string>>>> = {
  en: { new: 'New', active: 'Active', hidden: 'Hidden', rejected: 'Rejected' },
  ru: { new: 'Новый', active: 'Активный', hidden: 'Скрытый', rejected: 'Отклонённый' },
  ua: { new: 'Новий', active: 'Активний', hidden: 'Прихований', rejected: 'Відхилений' },
  ro: { new: 'Nouă', active: 'Activă', hidden: 'Ascunsă', rejected: 'Respinsă' },
  tr: { new: 'Yeni', active: 'Etkin', hidden: 'Gizli', rejected: 'Reddedildi' },
  pl: { new: 'Nowy', active: 'Aktywny', hidden: 'Ukryty', rejected: 'Odrzucony' },
};
