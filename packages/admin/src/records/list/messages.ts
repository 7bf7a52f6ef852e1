import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of lists. */
export const messages = defineMessages({
  en: {
    'list.reorder': 'Change order',
    'list.sorted': 'Sorted:',
    'list.sort_reset': 'Sort by default',
    'list.displaced':
      '{count, plural, one {# changed row keeps its position} other {# changed rows keep their positions}}',
    'list.sort_again': 'Sort again',
    'list.results': '{count, plural, one {# result} other {# results}}',
    'list.similar':
      '{count, plural, =0 {No exact matches. Similar results are shown.} one {# exact match, then similar results} other {# exact matches, then similar results}}',
    'list.search': 'Search',
    'list.search_by': 'Search by {fields}',
    'list.by_status': 'By status',
    'list.failed': 'The list could not be loaded',
    'list.skip': 'Skip to list',
    'list.peek': 'Quick view',
    'list.more': 'More',
  },
  ru: {
    'list.reorder': 'Изменить порядок',
    'list.sorted': 'Сортировка:',
    'list.sort_reset': 'Сортировка по умолчанию',
    'list.displaced':
      '{count, plural, one {# изменённая строка осталась на месте} few {# изменённые строки остались на месте} many {# изменённых строк остались на месте} other {# изменённой строки остались на месте}}',
    'list.sort_again': 'Пересортировать',
    'list.results':
      '{count, plural, one {# результат} few {# результата} many {# результатов} other {# результата}}',
    'list.similar':
      '{count, plural, =0 {Точных совпадений нет. Показаны похожие.} one {# точное совпадение, далее похожие} few {# точных совпадения, далее похожие} many {# точных совпадений, далее похожие} other {# точных совпадений, далее похожие}}',
    'list.search': 'Поиск',
    'list.search_by': 'Поиск: {fields}',
    'list.by_status': 'По статусу',
    'list.failed': 'Не удалось загрузить список',
    'list.skip': 'Перейти к списку',
    'list.peek': 'Быстрый просмотр',
    'list.more': 'Ещё',
  },
  ua: {
    'list.reorder': 'Змінити порядок',
    'list.sorted': 'Сортування:',
    'list.sort_reset': 'Сортування за замовчуванням',
    'list.displaced':
      '{count, plural, one {# змінений рядок залишився на місці} few {# змінені рядки залишилися на місці} many {# змінених рядків залишилися на місці} other {# зміненого рядка залишилися на місці}}',
    'list.sort_again': 'Пересортувати',
    'list.results':
      '{count, plural, one {# результат} few {# результати} many {# результатів} other {# результату}}',
    'list.similar':
      '{count, plural, =0 {Точних збігів немає. Показано схожі.} one {# точний збіг, далі схожі} few {# точні збіги, далі схожі} many {# точних збігів, далі схожі} other {# точних збігів, далі схожі}}',
    'list.search': 'Пошук',
    'list.search_by': 'Пошук: {fields}',
    'list.by_status': 'За статусом',
    'list.failed': 'Не вдалося завантажити список',
    'list.skip': 'Перейти до списку',
    'list.peek': 'Швидкий перегляд',
    'list.more': 'Ще',
  },
  ro: {
    'list.reorder': 'Schimbați ordinea',
    'list.sorted': 'Sortare:',
    'list.sort_reset': 'Sortare implicită',
    'list.displaced':
      '{count, plural, one {# rând modificat și-a păstrat poziția} few {# rânduri modificate și-au păstrat poziția} other {# de rânduri modificate și-au păstrat poziția}}',
    'list.sort_again': 'Sortați din nou',
    'list.results': '{count, plural, one {# rezultat} few {# rezultate} other {# de rezultate}}',
    'list.similar':
      '{count, plural, =0 {Nicio potrivire exactă. Sunt afișate rezultate similare.} one {# potrivire exactă, apoi rezultate similare} few {# potriviri exacte, apoi rezultate similare} other {# de potriviri exacte, apoi rezultate similare}}',
    'list.search': 'Căutare',
    'list.search_by': 'Căutare după {fields}',
    'list.by_status': 'După stare',
    'list.failed': 'Lista nu a putut fi încărcată',
    'list.skip': 'Treceți la listă',
    'list.peek': 'Vizualizare rapidă',
    'list.more': 'Mai multe',
  },
  tr: {
    'list.reorder': 'Sırayı değiştir',
    'list.sorted': 'Sıralama:',
    'list.sort_reset': 'Varsayılan sıralama',
    'list.displaced':
      '{count, plural, one {Değiştirilen # satır yerinde kaldı} other {Değiştirilen # satır yerinde kaldı}}',
    'list.sort_again': 'Yeniden sırala',
    'list.results': '{count, plural, one {# sonuç} other {# sonuç}}',
    'list.similar':
      '{count, plural, =0 {Tam eşleşme yok. Benzer sonuçlar gösteriliyor.} one {# tam eşleşme, ardından benzer sonuçlar} other {# tam eşleşme, ardından benzer sonuçlar}}',
    'list.search': 'Ara',
    'list.search_by': 'Ara: {fields}',
    'list.by_status': 'Duruma göre',
    'list.failed': 'Liste yüklenemedi',
    'list.skip': 'Listeye geç',
    'list.peek': 'Hızlı görünüm',
    'list.more': 'Daha fazla',
  },
  pl: {
    'list.reorder': 'Zmień kolejność',
    'list.sorted': 'Sortowanie:',
    'list.sort_reset': 'Sortowanie domyślne',
    'list.displaced':
      '{count, plural, one {# zmieniony wiersz pozostał na miejscu} few {# zmienione wiersze pozostały na miejscu} many {# zmienionych wierszy pozostało na miejscu} other {# zmienionego wiersza pozostało na miejscu}}',
    'list.sort_again': 'Posortuj ponownie',
    'list.results':
      '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}',
    'list.similar':
      '{count, plural, =0 {Brak dokładnych wyników. Pokazano podobne.} one {# dokładny wynik, następnie podobne} few {# dokładne wyniki, następnie podobne} many {# dokładnych wyników, następnie podobne} other {# dokładnych wyników, następnie podobne}}',
    'list.search': 'Szukaj',
    'list.search_by': 'Szukaj: {fields}',
    'list.by_status': 'Według statusu',
    'list.failed': 'Nie udało się wczytać listy',
    'list.skip': 'Przejdź do listy',
    'list.peek': 'Szybki podgląd',
    'list.more': 'Więcej',
  },
});
