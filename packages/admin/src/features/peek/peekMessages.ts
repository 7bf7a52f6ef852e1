import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the quick view beside a list. */
export const messages = defineMessages({
  en: {
    'peek.previous': 'Previous record',
    'peek.next': 'Next record',
    'peek.close': 'Close quick view',
    'peek.open': 'Open',
    'peek.keys': 'next, previous',
  },
  ru: {
    'peek.previous': 'Предыдущая запись',
    'peek.next': 'Следующая запись',
    'peek.close': 'Закрыть быстрый просмотр',
    'peek.open': 'Открыть',
    'peek.keys': 'следующая, предыдущая',
  },
  ua: {
    'peek.previous': 'Попередній запис',
    'peek.next': 'Наступний запис',
    'peek.close': 'Закрити швидкий перегляд',
    'peek.open': 'Відкрити',
    'peek.keys': 'наступний, попередній',
  },
  ro: {
    'peek.previous': 'Înregistrarea anterioară',
    'peek.next': 'Înregistrarea următoare',
    'peek.close': 'Închideți vizualizarea rapidă',
    'peek.open': 'Deschideți',
    'peek.keys': 'următoarea, anterioara',
  },
  tr: {
    'peek.previous': 'Önceki kayıt',
    'peek.next': 'Sonraki kayıt',
    'peek.close': 'Hızlı görünümü kapat',
    'peek.open': 'Aç',
    'peek.keys': 'sonraki, önceki',
  },
  pl: {
    'peek.previous': 'Poprzedni rekord',
    'peek.next': 'Następny rekord',
    'peek.close': 'Zamknij szybki podgląd',
    'peek.open': 'Otwórz',
    'peek.keys': 'następny, poprzedni',
  },
});
