import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages about other users who have the record open. */
export const messages = defineMessages({
  en: {
    'presence.also': 'Also viewing: {names}',
    'presence.editing': '{name} (editing)',
    'presence.saved': '{name} changed this record while you were editing.',
    'presence.deleted': '{name} moved this record to trash.',
  },
  ru: {
    'presence.also': 'Также просматривают: {names}',
    'presence.editing': '{name} (редактирует)',
    'presence.saved': 'Пользователь {name} изменил эту запись, пока вы её редактировали.',
    'presence.deleted': 'Пользователь {name} переместил эту запись в корзину.',
  },
  ua: {
    'presence.also': 'Також переглядають: {names}',
    'presence.editing': '{name} (редагує)',
    'presence.saved': 'Користувач {name} змінив цей запис, поки ви його редагували.',
    'presence.deleted': 'Користувач {name} перемістив цей запис до кошика.',
  },
  ro: {
    'presence.also': 'Vizualizează și: {names}',
    'presence.editing': '{name} (editează)',
    'presence.saved': '{name} a modificat această înregistrare în timp ce editați.',
    'presence.deleted': '{name} a mutat această înregistrare în coș.',
  },
  tr: {
    'presence.also': 'Görüntüleyenler: {names}',
    'presence.editing': '{name} (düzenliyor)',
    'presence.saved': 'Siz düzenlerken {name} bu kaydı değiştirdi.',
    'presence.deleted': '{name} bu kaydı çöp kutusuna taşıdı.',
  },
  pl: {
    'presence.also': 'Przeglądają także: {names}',
    'presence.editing': '{name} (edytuje)',
    'presence.saved': 'Użytkownik {name} zmienił ten rekord podczas Twojej edycji.',
    'presence.deleted': 'Użytkownik {name} przeniósł ten rekord do kosza.',
  },
});
