import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of following records and views. */
export const messages = defineMessages({
  en: {
    'follow.start': 'Follow',
    'follow.stop': 'Unfollow',
    'follow.started': 'You follow this record. Its changes appear in your notifications.',
    'follow.stopped': 'You no longer follow this record.',
  },
  ru: {
    'follow.start': 'Отслеживать',
    'follow.stop': 'Не отслеживать',
    'follow.started': 'Вы отслеживаете эту запись. Её изменения появятся в уведомлениях.',
    'follow.stopped': 'Вы больше не отслеживаете эту запись.',
  },
  ua: {
    'follow.start': 'Відстежувати',
    'follow.stop': 'Не відстежувати',
    'follow.started': 'Ви відстежуєте цей запис. Його зміни з’являться у сповіщеннях.',
    'follow.stopped': 'Ви більше не відстежуєте цей запис.',
  },
  ro: {
    'follow.start': 'Urmăriți',
    'follow.stop': 'Nu mai urmăriți',
    'follow.started': 'Urmăriți această înregistrare. Modificările ei apar în notificări.',
    'follow.stopped': 'Nu mai urmăriți această înregistrare.',
  },
  tr: {
    'follow.start': 'Takip et',
    'follow.stop': 'Takibi bırak',
    'follow.started': 'Bu kaydı takip ediyorsunuz. Değişiklikleri bildirimlerde görünür.',
    'follow.stopped': 'Bu kaydı artık takip etmiyorsunuz.',
  },
  pl: {
    'follow.start': 'Obserwuj',
    'follow.stop': 'Nie obserwuj',
    'follow.started': 'Obserwujesz ten rekord. Jego zmiany pojawią się w powiadomieniach.',
    'follow.stopped': 'Nie obserwujesz już tego rekordu.',
  },
});
