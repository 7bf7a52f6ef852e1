import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'languages.title': 'Languages',
    'languages.create': 'Create language',
    'languages.new': 'New language',
  },
  ru: {
    'languages.title': 'Языки',
    'languages.create': 'Создать язык',
    'languages.new': 'Новый язык',
  },
  ua: {
    'languages.title': 'Мови',
    'languages.create': 'Створити мову',
    'languages.new': 'Нова мова',
  },
  ro: {
    'languages.title': 'Limbi',
    'languages.create': 'Creați o limbă',
    'languages.new': 'Limbă nouă',
  },
  tr: {
    'languages.title': 'Diller',
    'languages.create': 'Dil oluştur',
    'languages.new': 'Yeni dil',
  },
  pl: {
    'languages.title': 'Języki',
    'languages.create': 'Utwórz język',
    'languages.new': 'Nowy język',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'languages.save': 'Save language',
    'languages.formats': 'Formats of dates',
    'languages.where': 'Where it is offered',
    'languages.sample': 'Now: {sample}',
    'languages.default_stays': 'Choose another language as the default to change this.',
    'languages.empty': 'Texts are written in these languages, and dates follow their formats.',
  },
  ru: {
    'languages.save': 'Сохранить язык',
    'languages.formats': 'Форматы дат',
    'languages.where': 'Где доступен',
    'languages.sample': 'Сейчас: {sample}',
    'languages.default_stays': 'Чтобы изменить это, сделайте основным другой язык.',
    'languages.empty': 'На этих языках пишут тексты, их форматам следуют даты.',
  },
  ua: {
    'languages.save': 'Зберегти мову',
    'languages.formats': 'Формати дат',
    'languages.where': 'Де доступна',
    'languages.sample': 'Зараз: {sample}',
    'languages.default_stays': 'Щоб змінити це, зробіть основною іншу мову.',
    'languages.empty': 'Цими мовами пишуть тексти, за їхніми форматами показують дати.',
  },
  ro: {
    'languages.save': 'Salvați limba',
    'languages.formats': 'Formate de dată',
    'languages.where': 'Unde este disponibilă',
    'languages.sample': 'Acum: {sample}',
    'languages.default_stays': 'Pentru a schimba, alegeți altă limbă ca implicită.',
    'languages.empty': 'În aceste limbi se scriu textele, iar datele le urmează formatele.',
  },
  tr: {
    'languages.save': 'Dili kaydet',
    'languages.formats': 'Tarih biçimleri',
    'languages.where': 'Nerede sunulur',
    'languages.sample': 'Şimdi: {sample}',
    'languages.default_stays': 'Değiştirmek için başka bir dili varsayılan yapın.',
    'languages.empty': 'Metinler bu dillerde yazılır, tarihler bunların biçimlerini izler.',
  },
  pl: {
    'languages.save': 'Zapisz język',
    'languages.formats': 'Formaty dat',
    'languages.where': 'Gdzie jest dostępny',
    'languages.sample': 'Teraz: {sample}',
    'languages.default_stays': 'Aby to zmienić, ustaw inny język jako domyślny.',
    'languages.empty': 'W tych językach powstają teksty, a daty mają ich formaty.',
  },
});
