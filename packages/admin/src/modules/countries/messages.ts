import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'countries.title': 'Countries',
    'countries.create': 'Create country',
    'countries.new': 'New country',
  },
  ru: {
    'countries.title': 'Страны',
    'countries.create': 'Создать страну',
    'countries.new': 'Новая страна',
  },
  ua: {
    'countries.title': 'Країни',
    'countries.create': 'Створити країну',
    'countries.new': 'Нова країна',
  },
  ro: {
    'countries.title': 'Țări',
    'countries.create': 'Creați o țară',
    'countries.new': 'Țară nouă',
  },
  tr: {
    'countries.title': 'Ülkeler',
    'countries.create': 'Ülke oluştur',
    'countries.new': 'Yeni ülke',
  },
  pl: {
    'countries.title': 'Kraje',
    'countries.create': 'Utwórz kraj',
    'countries.new': 'Nowy kraj',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'countries.save': 'Save country',
    'countries.flag_hint': 'Without an image, the flag of the country code is shown.',
    'countries.phones': 'Phone numbers',
    'countries.mask_hint': '0 is a digit, a is a letter. Other characters stay unchanged.',
    'countries.regexp_hint':
      'Regular expression for the full number. Leave empty to accept any number.',
    'countries.tester': 'Test a phone number',
    'countries.tester.number': 'Phone number',
    'countries.tester.shown': 'Displayed as',
    'countries.tester.plain': 'Stored as',
    'countries.tester.mask': 'Mask',
    'countries.tester.complete': 'complete',
    'countries.tester.partial': 'digits missing',
    'countries.pattern.fits': 'The number matches the pattern.',
    'countries.pattern.fails': 'The number does not match the pattern.',
    'countries.pattern.unusable':
      'This pattern has an error or takes too long to check. Simplify it.',
    'countries.empty': 'No countries yet',
    'countries.empty_text': 'Add countries with their phone number format, currency and language.',
  },
  ru: {
    'countries.save': 'Сохранить страну',
    'countries.flag_hint': 'Без изображения показывается флаг по коду страны.',
    'countries.phones': 'Номера телефонов',
    'countries.mask_hint': '0 — цифра, a — буква. Остальные символы не меняются.',
    'countries.regexp_hint':
      'Регулярное выражение для всего номера. Оставьте пустым, чтобы принимать любой номер.',
    'countries.tester': 'Проверка номера',
    'countries.tester.number': 'Номер телефона',
    'countries.tester.shown': 'Отображается как',
    'countries.tester.plain': 'Хранится как',
    'countries.tester.mask': 'Маска',
    'countries.tester.complete': 'заполнена',
    'countries.tester.partial': 'не хватает цифр',
    'countries.pattern.fits': 'Номер соответствует шаблону.',
    'countries.pattern.fails': 'Номер не соответствует шаблону.',
    'countries.pattern.unusable':
      'В шаблоне ошибка, или он проверяется слишком долго. Упростите его.',
    'countries.empty': 'Стран пока нет',
    'countries.empty_text': 'Добавьте страны с форматом телефонных номеров, валютой и языком.',
  },
  ua: {
    'countries.save': 'Зберегти країну',
    'countries.flag_hint': 'Без зображення показується прапор за кодом країни.',
    'countries.phones': 'Номери телефонів',
    'countries.mask_hint': '0 — цифра, a — літера. Решта символів не змінюється.',
    'countries.regexp_hint':
      'Регулярний вираз для всього номера. Залиште порожнім, щоб приймати будь-який номер.',
    'countries.tester': 'Перевірка номера',
    'countries.tester.number': 'Номер телефону',
    'countries.tester.shown': 'Відображається як',
    'countries.tester.plain': 'Зберігається як',
    'countries.tester.mask': 'Маска',
    'countries.tester.complete': 'заповнена',
    'countries.tester.partial': 'бракує цифр',
    'countries.pattern.fits': 'Номер відповідає шаблону.',
    'countries.pattern.fails': 'Номер не відповідає шаблону.',
    'countries.pattern.unusable':
      'У шаблоні помилка, або він перевіряється надто довго. Спростіть його.',
    'countries.empty': 'Країн поки немає',
    'countries.empty_text': 'Додайте країни з форматом телефонних номерів, валютою та мовою.',
  },
  ro: {
    'countries.save': 'Salvați țara',
    'countries.flag_hint': 'Fără imagine se afișează drapelul după codul țării.',
    'countries.phones': 'Numere de telefon',
    'countries.mask_hint':
      '0 este o cifră, a este o literă. Celelalte caractere rămân neschimbate.',
    'countries.regexp_hint':
      'Expresie regulată pentru numărul întreg. Lăsați gol pentru a accepta orice număr.',
    'countries.tester': 'Verificarea unui număr',
    'countries.tester.number': 'Număr de telefon',
    'countries.tester.shown': 'Se afișează ca',
    'countries.tester.plain': 'Se salvează ca',
    'countries.tester.mask': 'Mască',
    'countries.tester.complete': 'completă',
    'countries.tester.partial': 'lipsesc cifre',
    'countries.pattern.fits': 'Numărul corespunde modelului.',
    'countries.pattern.fails': 'Numărul nu corespunde modelului.',
    'countries.pattern.unusable':
      'Modelul are o eroare sau se verifică prea mult timp. Simplificați-l.',
    'countries.empty': 'Nu există încă țări',
    'countries.empty_text': 'Adăugați țări cu formatul numerelor de telefon, moneda și limba lor.',
  },
  tr: {
    'countries.save': 'Ülkeyi kaydet',
    'countries.flag_hint': 'Görsel yoksa ülke kodunun bayrağı gösterilir.',
    'countries.phones': 'Telefon numaraları',
    'countries.mask_hint': '0 rakam, a harf. Diğer karakterler değişmez.',
    'countries.regexp_hint':
      'Numaranın tamamı için düzenli ifade. Her numarayı kabul etmek için boş bırakın.',
    'countries.tester': 'Telefon numarasını dene',
    'countries.tester.number': 'Telefon numarası',
    'countries.tester.shown': 'Görünüm',
    'countries.tester.plain': 'Kaydedilen',
    'countries.tester.mask': 'Maske',
    'countries.tester.complete': 'tamam',
    'countries.tester.partial': 'eksik rakam var',
    'countries.pattern.fits': 'Numara desenle eşleşiyor.',
    'countries.pattern.fails': 'Numara desenle eşleşmiyor.',
    'countries.pattern.unusable':
      'Desen hatalı veya denetimi çok uzun sürüyor. Deseni sadeleştirin.',
    'countries.empty': 'Henüz ülke yok',
    'countries.empty_text': 'Telefon numarası biçimi, para birimi ve diliyle ülke ekleyin.',
  },
  pl: {
    'countries.save': 'Zapisz kraj',
    'countries.flag_hint': 'Bez obrazu wyświetla się flaga według kodu kraju.',
    'countries.phones': 'Numery telefonów',
    'countries.mask_hint': '0 to cyfra, a to litera. Pozostałe znaki się nie zmieniają.',
    'countries.regexp_hint':
      'Wyrażenie regularne dla całego numeru. Pozostaw puste, aby przyjmować każdy numer.',
    'countries.tester': 'Test numeru telefonu',
    'countries.tester.number': 'Numer telefonu',
    'countries.tester.shown': 'Wyświetlany jako',
    'countries.tester.plain': 'Zapisywany jako',
    'countries.tester.mask': 'Maska',
    'countries.tester.complete': 'wypełniona',
    'countries.tester.partial': 'brakuje cyfr',
    'countries.pattern.fits': 'Numer pasuje do wzorca.',
    'countries.pattern.fails': 'Numer nie pasuje do wzorca.',
    'countries.pattern.unusable': 'Wzorzec zawiera błąd lub sprawdza się zbyt długo. Uprość go.',
    'countries.empty': 'Brak krajów',
    'countries.empty_text': 'Dodaj kraje z formatem numerów telefonu, walutą i językiem.',
  },
});
