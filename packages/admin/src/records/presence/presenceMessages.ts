import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages about other users who have the record open. */
export const messages = defineMessages({
  en: {
    'presence.also': 'Also open: {names}',
    'presence.editing': '{name} (editing)',
    'presence.saved': '{name} saved this record meanwhile.',
    'presence.deleted': '{name} moved this record to the trash.',
  },
  ru: {
    'presence.also': 'Также открыто: {names}',
    'presence.editing': '{name} (вносит изменения)',
    'presence.saved': 'Тем временем запись сохранил другой пользователь: {name}.',
    'presence.deleted': 'Запись перемещена в корзину, пользователь: {name}.',
  },
  ua: {
    'presence.also': 'Також відкрито: {names}',
    'presence.editing': '{name} (вносить зміни)',
    'presence.saved': 'Тим часом запис зберіг інший користувач: {name}.',
    'presence.deleted': 'Запис переміщено до кошика, користувач: {name}.',
  },
  ro: {
    'presence.also': 'Deschis și de: {names}',
    'presence.editing': '{name} (editează)',
    'presence.saved': '{name} a salvat între timp această înregistrare.',
    'presence.deleted': '{name} a mutat această înregistrare la coș.',
  },
  tr: {
    'presence.also': 'Şu kişilerde de açık: {names}',
    'presence.editing': '{name} (düzenliyor)',
    'presence.saved': '{name} bu arada bu kaydı kaydetti.',
    'presence.deleted': '{name} bu kaydı çöp kutusuna taşıdı.',
  },
  pl: {
    'presence.also': 'Otwarte także u: {names}',
    'presence.editing': '{name} (edytuje)',
    'presence.saved': 'W międzyczasie rekord zapisał(a) {name}.',
    'presence.deleted': 'Rekord przeniósł(a) do kosza {name}.',
  },
});
