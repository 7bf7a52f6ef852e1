import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: { 'translations.title': 'Translations' },
  ru: { 'translations.title': 'Переводы' },
  ua: { 'translations.title': 'Переклади' },
  ro: { 'translations.title': 'Traduceri' },
  tr: { 'translations.title': 'Çeviriler' },
  pl: { 'translations.title': 'Tłumaczenia' },
});

/** Messages of the translation screens. */
export const formMessages = defineMessages({
  en: {
    'translations.intro': 'Select a number to open those records.',
    'translations.nothing':
      'You have no access to records with translations. Ask an administrator.',
    'translations.module': 'Section',
    'translations.done': 'Complete',
    'translations.missing_count':
      '{count, plural, one {# incomplete record} other {# incomplete records}}',
    'translations.outdated_count':
      '{count, plural, one {# outdated text} other {# outdated texts}}',
    'translations.start': 'Start translating',
    'translations.no_match': 'No results',
    'translations.all_done': 'Everything is translated.',
    'translations.language': 'Translate into',
    'translations.state': 'Status',
    'translations.state.all': 'All records',
    'translations.state.missing': 'Not translated',
    'translations.state.outdated': 'Outdated',
    'translations.left': '{count, plural, one {# record left} other {# records left}}',
    'translations.texts_left':
      '{count, plural, =0 {record complete} one {# text missing} other {# texts missing}}',
    'translations.back': 'Back to records',
    'translations.skip': 'Skip',
    'translations.save': 'Save',
    'translations.save_next': 'Save and next',
    'translations.copy': 'Copy source text',
    'translations.plural.one': 'One',
    'translations.plural.few': 'Few',
    'translations.plural.many': 'Many',
    'translations.plural.other': 'Other',
    'translations.of.properties': 'Characteristics',
  },
  ru: {
    'translations.intro': 'Выберите число, чтобы открыть эти записи.',
    'translations.nothing':
      'У вас нет доступа к записям с переводами. Обратитесь к администратору.',
    'translations.module': 'Раздел',
    'translations.done': 'Готово',
    'translations.missing_count':
      '{count, plural, one {# неполная запись} few {# неполные записи} many {# неполных записей} other {# неполной записи}}',
    'translations.outdated_count':
      '{count, plural, one {# устаревший текст} few {# устаревших текста} many {# устаревших текстов} other {# устаревшего текста}}',
    'translations.start': 'Начать перевод',
    'translations.no_match': 'Ничего не найдено',
    'translations.all_done': 'Всё переведено.',
    'translations.language': 'Переводить на',
    'translations.state': 'Статус',
    'translations.state.all': 'Все записи',
    'translations.state.missing': 'Не переведено',
    'translations.state.outdated': 'Устарело',
    'translations.left':
      '{count, plural, one {осталась # запись} few {осталось # записи} many {осталось # записей} other {осталось # записи}}',
    'translations.texts_left':
      '{count, plural, =0 {запись переведена} one {не хватает # текста} few {не хватает # текстов} many {не хватает # текстов} other {не хватает # текста}}',
    'translations.back': 'Назад к записям',
    'translations.skip': 'Пропустить',
    'translations.save': 'Сохранить',
    'translations.save_next': 'Сохранить и открыть следующую',
    'translations.copy': 'Скопировать исходный текст',
    'translations.plural.one': 'Один',
    'translations.plural.few': 'Несколько',
    'translations.plural.many': 'Много',
    'translations.plural.other': 'Другое',
    'translations.of.properties': 'Характеристики',
  },
  ua: {
    'translations.intro': 'Виберіть число, щоб відкрити ці записи.',
    'translations.nothing':
      'У вас немає доступу до записів із перекладами. Зверніться до адміністратора.',
    'translations.module': 'Розділ',
    'translations.done': 'Готово',
    'translations.missing_count':
      '{count, plural, one {# неповний запис} few {# неповні записи} many {# неповних записів} other {# неповного запису}}',
    'translations.outdated_count':
      '{count, plural, one {# застарілий текст} few {# застарілі тексти} many {# застарілих текстів} other {# застарілого тексту}}',
    'translations.start': 'Почати переклад',
    'translations.no_match': 'Нічого не знайдено',
    'translations.all_done': 'Усе перекладено.',
    'translations.language': 'Перекладати на',
    'translations.state': 'Статус',
    'translations.state.all': 'Усі записи',
    'translations.state.missing': 'Не перекладено',
    'translations.state.outdated': 'Застаріло',
    'translations.left':
      '{count, plural, one {залишився # запис} few {залишилося # записи} many {залишилося # записів} other {залишилося # запису}}',
    'translations.texts_left':
      '{count, plural, =0 {запис перекладено} one {бракує # тексту} few {бракує # текстів} many {бракує # текстів} other {бракує # тексту}}',
    'translations.back': 'Назад до записів',
    'translations.skip': 'Пропустити',
    'translations.save': 'Зберегти',
    'translations.save_next': 'Зберегти й відкрити наступний',
    'translations.copy': 'Скопіювати текст оригіналу',
    'translations.plural.one': 'Один',
    'translations.plural.few': 'Кілька',
    'translations.plural.many': 'Багато',
    'translations.plural.other': 'Інше',
    'translations.of.properties': 'Характеристики',
  },
  ro: {
    'translations.intro': 'Selectați un număr pentru a deschide acele înregistrări.',
    'translations.nothing':
      'Nu aveți acces la înregistrări cu traduceri. Adresați-vă unui administrator.',
    'translations.module': 'Secțiune',
    'translations.done': 'Gata',
    'translations.missing_count':
      '{count, plural, one {# înregistrare incompletă} few {# înregistrări incomplete} other {# de înregistrări incomplete}}',
    'translations.outdated_count':
      '{count, plural, one {# text învechit} few {# texte învechite} other {# de texte învechite}}',
    'translations.start': 'Începeți traducerea',
    'translations.no_match': 'Niciun rezultat',
    'translations.all_done': 'Totul este tradus.',
    'translations.language': 'Traduceți în',
    'translations.state': 'Stare',
    'translations.state.all': 'Toate înregistrările',
    'translations.state.missing': 'Netradus',
    'translations.state.outdated': 'Învechit',
    'translations.left':
      '{count, plural, one {# înregistrare rămasă} few {# înregistrări rămase} other {# de înregistrări rămase}}',
    'translations.texts_left':
      '{count, plural, =0 {înregistrare tradusă} one {lipsește # text} few {lipsesc # texte} other {lipsesc # de texte}}',
    'translations.back': 'Înapoi la înregistrări',
    'translations.skip': 'Săriți peste',
    'translations.save': 'Salvați',
    'translations.save_next': 'Salvați și treceți la următoarea',
    'translations.copy': 'Copiați textul sursă',
    'translations.plural.one': 'Unu',
    'translations.plural.few': 'Câteva',
    'translations.plural.many': 'Multe',
    'translations.plural.other': 'Altele',
    'translations.of.properties': 'Caracteristici',
  },
  tr: {
    'translations.intro': 'Kayıtları açmak için bir sayı seçin.',
    'translations.nothing': 'Çevirisi olan kayıtlara erişiminiz yok. Bir yöneticiye başvurun.',
    'translations.module': 'Bölüm',
    'translations.done': 'Tamam',
    'translations.missing_count': '{count, plural, one {# eksik kayıt} other {# eksik kayıt}}',
    'translations.outdated_count':
      '{count, plural, one {# güncel olmayan metin} other {# güncel olmayan metin}}',
    'translations.start': 'Çevirmeye başla',
    'translations.no_match': 'Sonuç bulunamadı',
    'translations.all_done': 'Her şey çevrildi.',
    'translations.language': 'Çeviri dili',
    'translations.state': 'Durum',
    'translations.state.all': 'Tüm kayıtlar',
    'translations.state.missing': 'Çevrilmedi',
    'translations.state.outdated': 'Güncel değil',
    'translations.left': '{count, plural, one {# kayıt kaldı} other {# kayıt kaldı}}',
    'translations.texts_left':
      '{count, plural, =0 {kayıt tamam} one {# metin eksik} other {# metin eksik}}',
    'translations.back': 'Kayıtlara dön',
    'translations.skip': 'Atla',
    'translations.save': 'Kaydet',
    'translations.save_next': 'Kaydet ve sonrakine geç',
    'translations.copy': 'Kaynak metni kopyala',
    'translations.plural.one': 'Tekil',
    'translations.plural.few': 'Birkaç',
    'translations.plural.many': 'Çok',
    'translations.plural.other': 'Diğer',
    'translations.of.properties': 'Özellikler',
  },
  pl: {
    'translations.intro': 'Wybierz liczbę, aby otworzyć te rekordy.',
    'translations.nothing':
      'Nie masz dostępu do rekordów z tłumaczeniami. Skontaktuj się z administratorem.',
    'translations.module': 'Sekcja',
    'translations.done': 'Gotowe',
    'translations.missing_count':
      '{count, plural, one {# niepełny rekord} few {# niepełne rekordy} many {# niepełnych rekordów} other {# niepełnego rekordu}}',
    'translations.outdated_count':
      '{count, plural, one {# nieaktualny tekst} few {# nieaktualne teksty} many {# nieaktualnych tekstów} other {# nieaktualnego tekstu}}',
    'translations.start': 'Zacznij tłumaczyć',
    'translations.no_match': 'Brak wyników',
    'translations.all_done': 'Wszystko jest przetłumaczone.',
    'translations.language': 'Tłumacz na',
    'translations.state': 'Status',
    'translations.state.all': 'Wszystkie rekordy',
    'translations.state.missing': 'Nieprzetłumaczone',
    'translations.state.outdated': 'Nieaktualne',
    'translations.left':
      '{count, plural, one {pozostał # rekord} few {pozostały # rekordy} many {pozostało # rekordów} other {pozostało # rekordu}}',
    'translations.texts_left':
      '{count, plural, =0 {rekord przetłumaczony} one {brakuje # tekstu} few {brakuje # tekstów} many {brakuje # tekstów} other {brakuje # tekstu}}',
    'translations.back': 'Wróć do rekordów',
    'translations.skip': 'Pomiń',
    'translations.save': 'Zapisz',
    'translations.save_next': 'Zapisz i przejdź dalej',
    'translations.copy': 'Kopiuj tekst źródłowy',
    'translations.plural.one': 'Jeden',
    'translations.plural.few': 'Kilka',
    'translations.plural.many': 'Wiele',
    'translations.plural.other': 'Inne',
    'translations.of.properties': 'Cechy',
  },
});
