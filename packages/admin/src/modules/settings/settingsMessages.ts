import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the settings. Braces in quotes are literal. */
export const messages = defineMessages({
  en: {
    'settings.codes': 'Generated codes',
    'settings.codes_hint':
      "Used for new records without a code. '{number}' is replaced by the next number. Letters, digits, - and _ are allowed.",
    'settings.example': 'Example: {code}',
    'settings.save': 'Save codes',
    'settings.saved': 'Codes saved',
  },
  ru: {
    'settings.codes': 'Автоматические коды',
    'settings.codes_hint':
      "Используются для новых записей без кода. Вместо '{number}' подставляется следующий номер. Допустимы латинские буквы, цифры, - и _.",
    'settings.example': 'Пример: {code}',
    'settings.save': 'Сохранить коды',
    'settings.saved': 'Коды сохранены',
  },
  ua: {
    'settings.codes': 'Автоматичні коди',
    'settings.codes_hint':
      "Використовуються для нових записів без коду. Замість '{number}' підставляється наступний номер. Дозволено латинські літери, цифри, - і _.",
    'settings.example': 'Приклад: {code}',
    'settings.save': 'Зберегти коди',
    'settings.saved': 'Коди збережено',
  },
  ro: {
    'settings.codes': 'Coduri generate',
    'settings.codes_hint':
      "Se folosesc pentru înregistrările noi fără cod. '{number}' este înlocuit cu numărul următor. Sunt permise litere, cifre, - și _.",
    'settings.example': 'Exemplu: {code}',
    'settings.save': 'Salvați codurile',
    'settings.saved': 'Codurile au fost salvate',
  },
  tr: {
    'settings.codes': 'Otomatik kodlar',
    'settings.codes_hint':
      "Kodu olmayan yeni kayıtlar için kullanılır. '{number}' yerine sıradaki numara gelir. Harf, rakam, - ve _ kullanılabilir.",
    'settings.example': 'Örnek: {code}',
    'settings.save': 'Kodları kaydet',
    'settings.saved': 'Kodlar kaydedildi',
  },
  pl: {
    'settings.codes': 'Kody automatyczne',
    'settings.codes_hint':
      "Używane dla nowych rekordów bez kodu. W miejsce '{number}' wstawiany jest kolejny numer. Dozwolone są litery, cyfry, - i _.",
    'settings.example': 'Przykład: {code}',
    'settings.save': 'Zapisz kody',
    'settings.saved': 'Kody zapisane',
  },
});
