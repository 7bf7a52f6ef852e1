import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages about exchange rates, wherever amounts are compared. */
export const messages = defineMessages({
  en: {
    'rates.failed': 'Exchange rates could not be updated: {reason}. Last update: {when}.',
    'rates.failed_always': 'Exchange rates could not be updated: {reason}.',
    'rates.failure.address_refused': 'the address is in a private network',
    'rates.failure.unreachable': 'the provider cannot be reached',
    'rates.failure.timeout': 'the provider did not respond in time',
    'rates.failure.status': 'the provider responded with an error',
    'rates.failure.too_large': 'the response was too large',
    'rates.failure.malformed': 'the response was not a valid list of rates',
    'rates.failure.implausible': 'the rates were implausible',
    'rates.old': 'Rates for {codes} are {days, plural, one {# day} other {# days}} old.',
    'rates.missing': 'No rate for {codes}. Prices in these currencies are sorted last.',
  },
  ru: {
    'rates.failed': 'Не удалось обновить курсы: {reason}. Последнее обновление: {when}.',
    'rates.failed_always': 'Не удалось обновить курсы: {reason}.',
    'rates.failure.address_refused': 'адрес находится в частной сети',
    'rates.failure.unreachable': 'источник недоступен',
    'rates.failure.timeout': 'источник не ответил вовремя',
    'rates.failure.status': 'источник вернул ошибку',
    'rates.failure.too_large': 'ответ слишком большой',
    'rates.failure.malformed': 'ответ не содержит корректных курсов',
    'rates.failure.implausible': 'курсы неправдоподобны',
    'rates.old':
      'Курсам {codes} уже {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
    'rates.missing': 'Нет курса для {codes}. Цены в этих валютах при сортировке идут последними.',
  },
  ua: {
    'rates.failed': 'Не вдалося оновити курси: {reason}. Останнє оновлення: {when}.',
    'rates.failed_always': 'Не вдалося оновити курси: {reason}.',
    'rates.failure.address_refused': 'адреса розташована в приватній мережі',
    'rates.failure.unreachable': 'джерело недоступне',
    'rates.failure.timeout': 'джерело не відповіло вчасно',
    'rates.failure.status': 'джерело повернуло помилку',
    'rates.failure.too_large': 'відповідь завелика',
    'rates.failure.malformed': 'відповідь не містить коректних курсів',
    'rates.failure.implausible': 'курси неправдоподібні',
    'rates.old':
      'Курсам {codes} уже {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}.',
    'rates.missing':
      'Немає курсу для {codes}. Ціни в цих валютах під час сортування йдуть останніми.',
  },
  ro: {
    'rates.failed': 'Cursurile nu au putut fi actualizate: {reason}. Ultima actualizare: {when}.',
    'rates.failed_always': 'Cursurile nu au putut fi actualizate: {reason}.',
    'rates.failure.address_refused': 'adresa se află într-o rețea privată',
    'rates.failure.unreachable': 'sursa nu poate fi contactată',
    'rates.failure.timeout': 'sursa nu a răspuns la timp',
    'rates.failure.status': 'sursa a răspuns cu o eroare',
    'rates.failure.too_large': 'răspunsul este prea mare',
    'rates.failure.malformed': 'răspunsul nu conține cursuri valide',
    'rates.failure.implausible': 'cursurile nu sunt plauzibile',
    'rates.old':
      'Cursurile pentru {codes} au o vechime de {days, plural, one {# zi} few {# zile} other {# de zile}}.',
    'rates.missing':
      'Nu există curs pentru {codes}. La sortare, prețurile în aceste monede apar ultimele.',
  },
  tr: {
    'rates.failed': 'Döviz kurları güncellenemedi: {reason}. Son güncelleme: {when}.',
    'rates.failed_always': 'Döviz kurları güncellenemedi: {reason}.',
    'rates.failure.address_refused': 'adres özel bir ağda',
    'rates.failure.unreachable': 'sağlayıcıya ulaşılamıyor',
    'rates.failure.timeout': 'sağlayıcı zamanında yanıt vermedi',
    'rates.failure.status': 'sağlayıcı hata döndürdü',
    'rates.failure.too_large': 'yanıt çok büyük',
    'rates.failure.malformed': 'yanıt geçerli bir kur listesi değil',
    'rates.failure.implausible': 'kurlar inandırıcı değil',
    'rates.old': '{codes} kurları {days, plural, one {# günlük} other {# günlük}}.',
    'rates.missing':
      '{codes} için kur yok. Bu para birimlerindeki fiyatlar sıralamada en sona gelir.',
  },
  pl: {
    'rates.failed': 'Nie udało się zaktualizować kursów: {reason}. Ostatnia aktualizacja: {when}.',
    'rates.failed_always': 'Nie udało się zaktualizować kursów: {reason}.',
    'rates.failure.address_refused': 'adres znajduje się w sieci prywatnej',
    'rates.failure.unreachable': 'źródło jest niedostępne',
    'rates.failure.timeout': 'źródło nie odpowiedziało na czas',
    'rates.failure.status': 'źródło zwróciło błąd',
    'rates.failure.too_large': 'odpowiedź jest zbyt duża',
    'rates.failure.malformed': 'odpowiedź nie zawiera prawidłowych kursów',
    'rates.failure.implausible': 'kursy są nieprawdopodobne',
    'rates.old':
      'Kursy {codes} mają już {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
    'rates.missing': 'Brak kursu dla {codes}. Ceny w tych walutach są przy sortowaniu na końcu.',
  },
});
