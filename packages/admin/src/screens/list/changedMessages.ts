import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages about rows that other users changed. */
export const messages = defineMessages({
  en: {
    'changed.count': '{count, plural, one {# record changed} other {# records changed}}',
    'changed.show': 'Show changes',
  },
  ru: {
    'changed.count':
      '{count, plural, one {# запись изменена} few {# записи изменены} many {# записей изменено} other {# записи изменено}}',
    'changed.show': 'Показать изменения',
  },
  ua: {
    'changed.count':
      '{count, plural, one {# запис змінено} few {# записи змінено} many {# записів змінено} other {# запису змінено}}',
    'changed.show': 'Показати зміни',
  },
  ro: {
    'changed.count':
      '{count, plural, one {# înregistrare modificată} few {# înregistrări modificate} other {# de înregistrări modificate}}',
    'changed.show': 'Afișați modificările',
  },
  tr: {
    'changed.count': '{count, plural, one {# kayıt değişti} other {# kayıt değişti}}',
    'changed.show': 'Değişiklikleri göster',
  },
  pl: {
    'changed.count':
      '{count, plural, one {Zmieniono # rekord} few {Zmieniono # rekordy} many {Zmieniono # rekordów} other {Zmieniono # rekordu}}',
    'changed.show': 'Pokaż zmiany',
  },
});
