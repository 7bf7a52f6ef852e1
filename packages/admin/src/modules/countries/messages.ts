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
    'countries.flag_hint': 'Without an image the flag of the two letters is shown.',
    'countries.phones': 'Phone numbers',
    'countries.mask_hint': '0 is a digit, a is a letter, all else stands as written.',
    'countries.regexp_hint': 'What a whole number must look like. Empty: any number.',
    'countries.tester': 'Try a number',
    'countries.tester.number': 'Number',
    'countries.tester.shown': 'Shown as',
    'countries.tester.plain': 'Kept as',
    'countries.tester.mask': 'By the mask',
    'countries.tester.complete': 'complete',
    'countries.tester.partial': 'digits are missing',
    'countries.pattern.fits': 'The number fits the pattern.',
    'countries.pattern.fails': 'The number does not fit the pattern.',
    'countries.pattern.unusable':
      'This pattern cannot be used: it has an error, or parts that can take forever.',
    'countries.empty':
      'Countries say how phone numbers are written, in which currency and language people are served.',
  },
  ru: {
    'countries.save': 'Сохранить страну',
    'countries.flag_hint': 'Без изображения показывается флаг по двум буквам.',
    'countries.phones': 'Номера телефонов',
    'countries.mask_hint': '0 — цифра, a — буква, остальное остаётся как написано.',
    'countries.regexp_hint': 'Как должен выглядеть номер целиком. Пусто — любой номер.',
    'countries.tester': 'Проверить номер',
    'countries.tester.number': 'Номер',
    'countries.tester.shown': 'Показывается так',
    'countries.tester.plain': 'Хранится так',
    'countries.tester.mask': 'По маске',
    'countries.tester.complete': 'полный',
    'countries.tester.partial': 'не хватает цифр',
    'countries.pattern.fits': 'Номер подходит под шаблон.',
    'countries.pattern.fails': 'Номер не подходит под шаблон.',
    'countries.pattern.unusable':
      'Этот шаблон не подходит: в нём ошибка или части, проверка которых может не закончиться.',
    'countries.empty':
      'Страна говорит, как пишутся номера телефонов, в какой валюте и на каком языке обслуживают людей.',
  },
  ua: {
    'countries.save': 'Зберегти країну',
    'countries.flag_hint': 'Без зображення показується прапор за двома літерами.',
    'countries.phones': 'Номери телефонів',
    'countries.mask_hint': '0 — цифра, a — літера, решта лишається як написано.',
    'countries.regexp_hint': 'Який вигляд має мати номер цілком. Порожньо — будь-який номер.',
    'countries.tester': 'Перевірити номер',
    'countries.tester.number': 'Номер',
    'countries.tester.shown': 'Показується так',
    'countries.tester.plain': 'Зберігається так',
    'countries.tester.mask': 'За маскою',
    'countries.tester.complete': 'повний',
    'countries.tester.partial': 'бракує цифр',
    'countries.pattern.fits': 'Номер відповідає шаблону.',
    'countries.pattern.fails': 'Номер не відповідає шаблону.',
    'countries.pattern.unusable':
      'Цей шаблон не підходить: у ньому помилка або частини, перевірка яких може не закінчитися.',
    'countries.empty':
      'Країна каже, як пишуть номери телефонів, у якій валюті та якою мовою обслуговують людей.',
  },
  ro: {
    'countries.save': 'Salvați țara',
    'countries.flag_hint': 'Fără imagine se arată drapelul celor două litere.',
    'countries.phones': 'Numere de telefon',
    'countries.mask_hint': '0 este o cifră, a este o literă, restul rămâne cum e scris.',
    'countries.regexp_hint': 'Cum trebuie să arate numărul întreg. Gol: orice număr.',
    'countries.tester': 'Încercați un număr',
    'countries.tester.number': 'Număr',
    'countries.tester.shown': 'Se afișează',
    'countries.tester.plain': 'Se păstrează',
    'countries.tester.mask': 'După mască',
    'countries.tester.complete': 'complet',
    'countries.tester.partial': 'lipsesc cifre',
    'countries.pattern.fits': 'Numărul se potrivește cu șablonul.',
    'countries.pattern.fails': 'Numărul nu se potrivește cu șablonul.',
    'countries.pattern.unusable':
      'Acest șablon nu poate fi folosit: are o eroare sau părți a căror verificare nu se termină.',
    'countries.empty':
      'Țara spune cum se scriu numerele de telefon, în ce valută și în ce limbă sunt serviți oamenii.',
  },
  tr: {
    'countries.save': 'Ülkeyi kaydet',
    'countries.flag_hint': 'Görsel yoksa iki harfin bayrağı gösterilir.',
    'countries.phones': 'Telefon numaraları',
    'countries.mask_hint': '0 rakam, a harf; kalanı yazıldığı gibi kalır.',
    'countries.regexp_hint': 'Numaranın tamamının nasıl olması gerektiği. Boşsa her numara olur.',
    'countries.tester': 'Bir numara deneyin',
    'countries.tester.number': 'Numara',
    'countries.tester.shown': 'Gösterilişi',
    'countries.tester.plain': 'Saklanışı',
    'countries.tester.mask': 'Maskeye göre',
    'countries.tester.complete': 'tam',
    'countries.tester.partial': 'rakamlar eksik',
    'countries.pattern.fits': 'Numara desene uyuyor.',
    'countries.pattern.fails': 'Numara desene uymuyor.',
    'countries.pattern.unusable':
      'Bu desen kullanılamaz: hatalı ya da denetimi hiç bitmeyebilecek parçaları var.',
    'countries.empty':
      'Ülke; telefon numaralarının nasıl yazıldığını, hangi para birimi ve dilde hizmet verildiğini söyler.',
  },
  pl: {
    'countries.save': 'Zapisz kraj',
    'countries.flag_hint': 'Bez obrazu pokazywana jest flaga z dwóch liter.',
    'countries.phones': 'Numery telefonów',
    'countries.mask_hint': '0 to cyfra, a to litera, reszta zostaje jak zapisano.',
    'countries.regexp_hint': 'Jak ma wyglądać cały numer. Puste: dowolny numer.',
    'countries.tester': 'Wypróbuj numer',
    'countries.tester.number': 'Numer',
    'countries.tester.shown': 'Wyświetlany',
    'countries.tester.plain': 'Przechowywany',
    'countries.tester.mask': 'Według maski',
    'countries.tester.complete': 'pełny',
    'countries.tester.partial': 'brakuje cyfr',
    'countries.pattern.fits': 'Numer pasuje do wzorca.',
    'countries.pattern.fails': 'Numer nie pasuje do wzorca.',
    'countries.pattern.unusable':
      'Tego wzorca nie można użyć: zawiera błąd lub części, których sprawdzanie może się nie skończyć.',
    'countries.empty':
      'Kraj mówi, jak zapisuje się numery telefonów, w jakiej walucie i języku obsługuje się ludzi.',
  },
});
