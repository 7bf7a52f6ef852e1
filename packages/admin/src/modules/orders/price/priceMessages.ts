import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of the price of an order: what it consists of, new prices, overtime. */
export const messages = defineMessages({
  en: {
    'price.machines': '{count, plural, one {# machine} other {# machines}}',
    'price.minimum': 'Minimum rental: {count}. Shorter orders are refused.',
    'price.loading': 'Calculating…',
    'price.failed': 'The price could not be calculated. It is calculated when you save.',
    'price.changed':
      'The prices of the offer have changed since this order was made. The order keeps its prices.',
    'price.reprice': 'Apply current prices',
    'price.repriced': '{name}: current prices applied',
    'price.overtime':
      'Overtime by the meter: {hours} h beyond the agreed time, {amount}. Proposed, not included in the total.',
    'price.overtime_on_request':
      'Overtime by the meter: {hours} h beyond the agreed time. Not included in the total.',
    'price.expires': 'The request expires {when}.',
    'price.expired':
      'The request expired {when}. It no longer appears in the availability of the offer.',
  },
  ru: {
    'price.machines':
      '{count, plural, one {# единица техники} few {# единицы техники} many {# единиц техники} other {# единицы техники}}',
    'price.minimum': 'Минимальная аренда: {count}. Более короткие заказы не принимаются.',
    'price.loading': 'Считаем…',
    'price.failed': 'Не удалось рассчитать цену. Она будет рассчитана при сохранении.',
    'price.changed':
      'Цены предложения изменились после оформления заказа. В заказе остались прежние цены.',
    'price.reprice': 'Применить текущие цены',
    'price.repriced': '{name}: применены текущие цены',
    'price.overtime':
      'Переработка по счётчику: {hours} ч сверх согласованного времени, {amount}. Это предложение, в сумму не входит.',
    'price.overtime_on_request':
      'Переработка по счётчику: {hours} ч сверх согласованного времени. В сумму не входит.',
    'price.expires': 'Заявка истекает {when}.',
    'price.expired': 'Заявка истекла {when}. Она больше не видна в занятости предложения.',
  },
  ua: {
    'price.machines':
      '{count, plural, one {# одиниця техніки} few {# одиниці техніки} many {# одиниць техніки} other {# одиниці техніки}}',
    'price.minimum': 'Мінімальна оренда: {count}. Коротші замовлення не приймаються.',
    'price.loading': 'Рахуємо…',
    'price.failed': 'Не вдалося розрахувати ціну. Її буде розраховано під час збереження.',
    'price.changed':
      'Ціни пропозиції змінилися після оформлення замовлення. У замовленні залишилися попередні ціни.',
    'price.reprice': 'Застосувати поточні ціни',
    'price.repriced': '{name}: застосовано поточні ціни',
    'price.overtime':
      'Понаднормово за лічильником: {hours} год понад погоджений час, {amount}. Це пропозиція, до суми не входить.',
    'price.overtime_on_request':
      'Понаднормово за лічильником: {hours} год понад погоджений час. До суми не входить.',
    'price.expires': 'Заявка спливає {when}.',
    'price.expired': 'Заявка сплила {when}. Її більше не видно в зайнятості пропозиції.',
  },
  ro: {
    'price.machines': '{count, plural, one {# utilaj} few {# utilaje} other {# de utilaje}}',
    'price.minimum': 'Închiriere minimă: {count}. Comenzile mai scurte sunt refuzate.',
    'price.loading': 'Se calculează…',
    'price.failed': 'Prețul nu a putut fi calculat. Se calculează la salvare.',
    'price.changed':
      'Prețurile ofertei s-au schimbat după crearea comenzii. Comanda își păstrează prețurile.',
    'price.reprice': 'Aplicați prețurile curente',
    'price.repriced': '{name}: prețuri curente aplicate',
    'price.overtime':
      'Ore suplimentare după contor: {hours} h peste timpul convenit, {amount}. Este o propunere, nu intră în total.',
    'price.overtime_on_request':
      'Ore suplimentare după contor: {hours} h peste timpul convenit. Nu intră în total.',
    'price.expires': 'Cererea expiră {when}.',
    'price.expired': 'Cererea a expirat {when}. Nu mai apare în disponibilitatea ofertei.',
  },
  tr: {
    'price.machines': '{count, plural, one {# makine} other {# makine}}',
    'price.minimum': 'En kısa kiralama: {count}. Daha kısa siparişler kabul edilmez.',
    'price.loading': 'Hesaplanıyor…',
    'price.failed': 'Fiyat hesaplanamadı. Kaydederken hesaplanır.',
    'price.changed':
      'Teklifin fiyatları bu sipariş oluşturulduktan sonra değişti. Sipariş kendi fiyatlarını korur.',
    'price.reprice': 'Güncel fiyatları uygula',
    'price.repriced': '{name}: güncel fiyatlar uygulandı',
    'price.overtime':
      'Sayaca göre fazla çalışma: anlaşılan sürenin {hours} saat üzerinde, {amount}. Öneridir, toplama dahil değildir.',
    'price.overtime_on_request':
      'Sayaca göre fazla çalışma: anlaşılan sürenin {hours} saat üzerinde. Toplama dahil değildir.',
    'price.expires': 'Talebin süresi {when} doluyor.',
    'price.expired': 'Talebin süresi {when} doldu. Artık teklifin müsaitliğinde görünmez.',
  },
  pl: {
    'price.machines':
      '{count, plural, one {# maszyna} few {# maszyny} many {# maszyn} other {# maszyny}}',
    'price.minimum': 'Najkrótszy wynajem: {count}. Krótsze zamówienia są odrzucane.',
    'price.loading': 'Obliczanie…',
    'price.failed': 'Nie udało się obliczyć ceny. Zostanie obliczona przy zapisie.',
    'price.changed':
      'Ceny oferty zmieniły się po utworzeniu zamówienia. Zamówienie zachowuje swoje ceny.',
    'price.reprice': 'Zastosuj bieżące ceny',
    'price.repriced': '{name}: zastosowano bieżące ceny',
    'price.overtime':
      'Nadgodziny według licznika: {hours} h ponad uzgodniony czas, {amount}. To propozycja, nie wchodzi do sumy.',
    'price.overtime_on_request':
      'Nadgodziny według licznika: {hours} h ponad uzgodniony czas. Nie wchodzą do sumy.',
    'price.expires': 'Zapytanie wygasa {when}.',
    'price.expired': 'Zapytanie wygasło {when}. Nie jest już widoczne w dostępności oferty.',
  },
});
