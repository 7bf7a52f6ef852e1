import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the totals below the list of orders. */
export const messages = defineMessages({
  en: {
    'orders.totals_loading': 'Calculating totals…',
    'orders.totals_retry': 'Try again',
    'orders.totals_empty': 'No order has a total yet.',
    'orders.totals_all': 'Total:',
    'orders.totals_part': '{amount} ({count, plural, one {# order} other {# orders}})',
    'orders.totals_rates': 'Exchange rates of {days}',
    'orders.totals_without_rate':
      'Not included, no exchange rate: {count, plural, one {# order} other {# orders}}',
    'orders.totals_no_base': 'Set a base currency in the settings to see one total.',
  },
  ru: {
    'orders.totals_loading': 'Считаем итоги…',
    'orders.totals_retry': 'Повторить',
    'orders.totals_empty': 'Пока ни у одного заказа нет суммы.',
    'orders.totals_all': 'Итого:',
    'orders.totals_part':
      '{amount} ({count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}})',
    'orders.totals_rates': 'По курсам за {days}',
    'orders.totals_without_rate':
      'Не вошло в итог без курса валюты: {count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}',
    'orders.totals_no_base': 'Чтобы видеть общий итог, выберите базовую валюту в настройках.',
  },
  ua: {
    'orders.totals_loading': 'Рахуємо підсумки…',
    'orders.totals_retry': 'Спробувати ще раз',
    'orders.totals_empty': 'Поки жодне замовлення не має суми.',
    'orders.totals_all': 'Разом:',
    'orders.totals_part':
      '{amount} ({count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}})',
    'orders.totals_rates': 'За курсами на {days}',
    'orders.totals_without_rate':
      'Не враховано без курсу валюти: {count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
    'orders.totals_no_base':
      'Щоб бачити загальний підсумок, виберіть базову валюту в налаштуваннях.',
  },
  ro: {
    'orders.totals_loading': 'Se calculează totalurile…',
    'orders.totals_retry': 'Încercați din nou',
    'orders.totals_empty': 'Nicio comandă nu are încă un total.',
    'orders.totals_all': 'Total:',
    'orders.totals_part':
      '{amount} ({count, plural, one {# comandă} few {# comenzi} other {# de comenzi}})',
    'orders.totals_rates': 'La cursurile din {days}',
    'orders.totals_without_rate':
      '{count, plural, one {# comandă nu este inclusă} few {# comenzi nu sunt incluse} other {# de comenzi nu sunt incluse}}: lipsește cursul valutar',
    'orders.totals_no_base': 'Pentru un total general, alegeți moneda de bază în setări.',
  },
  tr: {
    'orders.totals_loading': 'Toplamlar hesaplanıyor…',
    'orders.totals_retry': 'Tekrar dene',
    'orders.totals_empty': 'Henüz toplamı olan sipariş yok.',
    'orders.totals_all': 'Toplam:',
    'orders.totals_part': '{amount} ({count, plural, one {# sipariş} other {# sipariş}})',
    'orders.totals_rates': '{days} kurlarıyla',
    'orders.totals_without_rate':
      'Kuru olmadığı için toplama katılmayan: {count, plural, one {# sipariş} other {# sipariş}}',
    'orders.totals_no_base': 'Tek bir toplam görmek için ayarlardan ana para birimini seçin.',
  },
  pl: {
    'orders.totals_loading': 'Obliczanie sum…',
    'orders.totals_retry': 'Spróbuj ponownie',
    'orders.totals_empty': 'Żadne zamówienie nie ma jeszcze kwoty.',
    'orders.totals_all': 'Razem:',
    'orders.totals_part':
      '{amount} ({count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}})',
    'orders.totals_rates': 'Kursy z {days}',
    'orders.totals_without_rate':
      'Bez kursu waluty, nie wliczono: {count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    'orders.totals_no_base': 'Aby zobaczyć jedną sumę, wybierz walutę bazową w ustawieniach.',
  },
});
