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
    'presence.saved': 'Запись изменена, пока вы её редактировали: {name}.',
    'presence.deleted': 'Запись перемещена в корзину: {name}.',
  },
  ua: {
    'presence.also': 'Також переглядають: {names}',
    'presence.editing': '{name} (редагує)',
    'presence.saved': 'Запис змінено, поки ви його редагували: {name}.',
    'presence.deleted': 'Запис переміщено до кошика: {name}.',
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
    'presence.saved': '{name} – zmiana rekordu podczas Twojej edycji.',
    'presence.deleted': '{name} – rekord przeniesiony do kosza.',
  },
});
