import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of the order board. */
export const messages = defineMessages({
  en: {
    'board.refused': '{name} cannot move from {from} to {to}. Allowed: {allowed}.',
    'board.table': 'Table',
    'board.keys':
      'Use the arrow keys to move between cards. Shift with the left or right arrow moves the order to the next allowed status in that direction.',
    'board.move': 'Move {name}',
    'board.move_it': 'Move',
    'board.moved': '{name} moved to {status}',
    'board.failed': 'The orders could not be loaded',
    'board.none': 'No orders',
    'board.more': '{count, plural, one {Show # more} other {Show # more}}',
  },
  ru: {
    'board.refused': '{name}: нельзя перевести из статуса «{from}» в «{to}». Допустимо: {allowed}.',
    'board.table': 'Таблица',
    'board.keys':
      'Переходите между карточками клавишами со стрелками. Shift со стрелкой влево или вправо переводит заказ в ближайший доступный статус в этом направлении.',
    'board.move': 'Переместить: {name}',
    'board.move_it': 'Переместить',
    'board.moved': '{name}: новый статус — {status}',
    'board.failed': 'Не удалось загрузить заказы',
    'board.none': 'Заказов нет',
    'board.more':
      '{count, plural, one {Показать ещё #} few {Показать ещё #} many {Показать ещё #} other {Показать ещё #}}',
  },
  ua: {
    'board.refused':
      '{name}: не можна перевести зі статусу «{from}» у «{to}». Дозволено: {allowed}.',
    'board.table': 'Таблиця',
    'board.keys':
      'Переходьте між картками клавішами зі стрілками. Shift зі стрілкою ліворуч або праворуч переводить замовлення в найближчий доступний статус у цьому напрямку.',
    'board.move': 'Перемістити: {name}',
    'board.move_it': 'Перемістити',
    'board.moved': '{name}: новий статус — {status}',
    'board.failed': 'Не вдалося завантажити замовлення',
    'board.none': 'Замовлень немає',
    'board.more':
      '{count, plural, one {Показати ще #} few {Показати ще #} many {Показати ще #} other {Показати ще #}}',
  },
  ro: {
    'board.refused': '{name}: comanda nu poate trece din „{from}” în „{to}”. Permis: {allowed}.',
    'board.table': 'Tabel',
    'board.keys':
      'Treceți de la un card la altul cu tastele săgeți. Shift cu săgeata stânga sau dreapta mută comanda în cea mai apropiată stare permisă în acea direcție.',
    'board.move': 'Mutați: {name}',
    'board.move_it': 'Mutați',
    'board.moved': '{name}: stare nouă – {status}',
    'board.failed': 'Comenzile nu au putut fi încărcate',
    'board.none': 'Nicio comandă',
    'board.more':
      '{count, plural, one {Afișați încă #} few {Afișați încă #} other {Afișați încă #}}',
  },
  tr: {
    'board.refused':
      '{name}: “{from}” durumundan “{to}” durumuna taşınamaz. İzin verilen: {allowed}.',
    'board.table': 'Tablo',
    'board.keys':
      'Kartlar arasında ok tuşlarıyla gezinin. Shift ile sol veya sağ ok, siparişi o yöndeki izin verilen en yakın duruma taşır.',
    'board.move': 'Taşı: {name}',
    'board.move_it': 'Taşı',
    'board.moved': '{name}: yeni durum – {status}',
    'board.failed': 'Siparişler yüklenemedi',
    'board.none': 'Sipariş yok',
    'board.more': '{count, plural, one {# tane daha göster} other {# tane daha göster}}',
  },
  pl: {
    'board.refused': '{name}: nie można przenieść z „{from}” do „{to}”. Dozwolone: {allowed}.',
    'board.table': 'Tabela',
    'board.keys':
      'Poruszaj się między kartami klawiszami strzałek. Shift ze strzałką w lewo lub w prawo przenosi zamówienie do najbliższego dozwolonego statusu w tym kierunku.',
    'board.move': 'Przenieś: {name}',
    'board.move_it': 'Przenieś',
    'board.moved': '{name}: nowy status – {status}',
    'board.failed': 'Nie udało się wczytać zamówień',
    'board.none': 'Brak zamówień',
    'board.more':
      '{count, plural, one {Pokaż jeszcze #} few {Pokaż jeszcze #} many {Pokaż jeszcze #} other {Pokaż jeszcze #}}',
  },
});
