import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of countries. */
export const messages = defineMessages({
  en: {
    'countries.title': 'Countries',
    'countries.create': 'Create country',
    'countries.empty':
      'Countries say how phone numbers are written, in which currency and language people are served.',
  },
  ru: {
    'countries.title': 'Страны',
    'countries.create': 'Создать страну',
    'countries.empty':
      'Страна говорит, как пишутся номера телефонов, в какой валюте и на каком языке обслуживают людей.',
  },
  ua: {
    'countries.title': 'Країни',
    'countries.create': 'Створити країну',
    'countries.empty':
      'Країна каже, як пишуть номери телефонів, у якій валюті та якою мовою обслуговують людей.',
  },
  ro: {
    'countries.title': 'Țări',
    'countries.create': 'Creați o țară',
    'countries.empty':
      'Țara spune cum se scriu numerele de telefon, în ce valută și în ce limbă sunt serviți oamenii.',
  },
  tr: {
    'countries.title': 'Ülkeler',
    'countries.create': 'Ülke oluştur',
    'countries.empty':
      'Ülke; telefon numaralarının nasıl yazıldığını, hangi para birimi ve dilde hizmet verildiğini söyler.',
  },
  pl: {
    'countries.title': 'Kraje',
    'countries.create': 'Utwórz kraj',
    'countries.empty':
      'Kraj mówi, jak zapisuje się numery telefonów, w jakiej walucie i języku obsługuje się ludzi.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
