import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of languages. */
export const messages = defineMessages({
  en: {
    'languages.new': 'New language',
    'languages.save': 'Save language',
    'languages.formats': 'Formats of dates',
    'languages.where': 'Where it is offered',
    'languages.sample': 'Now: {sample}',
    'languages.default_stays': 'Choose another language as the default to change this.',
  },
  ru: {
    'languages.new': 'Новый язык',
    'languages.save': 'Сохранить язык',
    'languages.formats': 'Форматы дат',
    'languages.where': 'Где доступен',
    'languages.sample': 'Сейчас: {sample}',
    'languages.default_stays': 'Чтобы изменить это, сделайте основным другой язык.',
  },
  ua: {
    'languages.new': 'Нова мова',
    'languages.save': 'Зберегти мову',
    'languages.formats': 'Формати дат',
    'languages.where': 'Де доступна',
    'languages.sample': 'Зараз: {sample}',
    'languages.default_stays': 'Щоб змінити це, зробіть основною іншу мову.',
  },
  ro: {
    'languages.new': 'Limbă nouă',
    'languages.save': 'Salvați limba',
    'languages.formats': 'Formate de dată',
    'languages.where': 'Unde este disponibilă',
    'languages.sample': 'Acum: {sample}',
    'languages.default_stays': 'Pentru a schimba, alegeți altă limbă ca implicită.',
  },
  tr: {
    'languages.new': 'Yeni dil',
    'languages.save': 'Dili kaydet',
    'languages.formats': 'Tarih biçimleri',
    'languages.where': 'Nerede sunulur',
    'languages.sample': 'Şimdi: {sample}',
    'languages.default_stays': 'Değiştirmek için başka bir dili varsayılan yapın.',
  },
  pl: {
    'languages.new': 'Nowy język',
    'languages.save': 'Zapisz język',
    'languages.formats': 'Formaty dat',
    'languages.where': 'Gdzie jest dostępny',
    'languages.sample': 'Teraz: {sample}',
    'languages.default_stays': 'Aby to zmienić, ustaw inny język jako domyślny.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
