import { defineMessages } from '../services/i18n/defineMessages.ts';

/** Messages about a new version. */
export const messages = defineMessages({
  en: {
    'version.new': 'A new version is available.',
    'version.reload': 'Reload',
    'version.save_first': 'Save or discard your changes first, then reload.',
  },
  ru: {
    'version.new': 'Доступна новая версия.',
    'version.reload': 'Обновить страницу',
    'version.save_first': 'Сначала сохраните или отмените изменения, затем обновите страницу.',
  },
  ua: {
    'version.new': 'Доступна нова версія.',
    'version.reload': 'Оновити сторінку',
    'version.save_first': 'Спершу збережіть або скасуйте зміни, а потім оновіть сторінку.',
  },
  ro: {
    'version.new': 'Este disponibilă o versiune nouă.',
    'version.reload': 'Reîncărcați',
    'version.save_first': 'Salvați modificările sau renunțați la ele, apoi reîncărcați pagina.',
  },
  tr: {
    'version.new': 'Yeni bir sürüm var.',
    'version.reload': 'Yenile',
    'version.save_first':
      'Önce değişiklikleri kaydedin veya değişikliklerden vazgeçin, sonra sayfayı yenileyin.',
  },
  pl: {
    'version.new': 'Dostępna jest nowa wersja.',
    'version.reload': 'Odśwież',
    'version.save_first': 'Najpierw zapisz lub odrzuć zmiany, a potem odśwież stronę.',
  },
});
