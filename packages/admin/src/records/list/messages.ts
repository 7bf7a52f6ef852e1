import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of lists. */
export const messages = defineMessages({
  en: {
    'list.results': '{count, plural, one {# result} other {# results}}',
    'list.search': 'Search',
    'list.search_by': 'Search by {fields}',
    'list.by_status': 'By status',
    'list.failed': 'The list could not be loaded',
    'list.skip': 'Skip to list',
    'list.peek': 'Quick view',
  },
  ru: {
    'list.results':
      '{count, plural, one {# результат} few {# результата} many {# результатов} other {# результата}}',
    'list.search': 'Поиск',
    'list.search_by': 'Поиск: {fields}',
    'list.by_status': 'По статусу',
    'list.failed': 'Не удалось загрузить список',
    'list.skip': 'Перейти к списку',
    'list.peek': 'Быстрый просмотр',
  },
  ua: {
    'list.results':
      '{count, plural, one {# результат} few {# результати} many {# результатів} other {# результату}}',
    'list.search': 'Пошук',
    'list.search_by': 'Пошук: {fields}',
    'list.by_status': 'За статусом',
    'list.failed': 'Не вдалося завантажити список',
    'list.skip': 'Перейти до списку',
    'list.peek': 'Швидкий перегляд',
  },
  ro: {
    'list.results': '{count, plural, one {# rezultat} few {# rezultate} other {# de rezultate}}',
    'list.search': 'Căutare',
    'list.search_by': 'Căutare după {fields}',
    'list.by_status': 'După stare',
    'list.failed': 'Lista nu a putut fi încărcată',
    'list.skip': 'Treceți la listă',
    'list.peek': 'Vizualizare rapidă',
  },
  tr: {
    'list.results': '{count, plural, one {# sonuç} other {# sonuç}}',
    'list.search': 'Ara',
    'list.search_by': 'Ara: {fields}',
    'list.by_status': 'Duruma göre',
    'list.failed': 'Liste yüklenemedi',
    'list.skip': 'Listeye geç',
    'list.peek': 'Hızlı görünüm',
  },
  pl: {
    'list.results':
      '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}',
    'list.search': 'Szukaj',
    'list.search_by': 'Szukaj: {fields}',
    'list.by_status': 'Według statusu',
    'list.failed': 'Nie udało się wczytać listy',
    'list.skip': 'Przejdź do listy',
    'list.peek': 'Szybki podgląd',
  },
});
