import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of offers. */
export const messages = defineMessages({
  en: {
    'offers.title': 'Offers',
    'offers.create': 'Create offer',
    'offers.empty': 'Offers are machines and services that clients put up for rent.',
    'offers.review': 'Review new',
  },
  ru: {
    'offers.title': 'Предложения',
    'offers.create': 'Создать предложение',
    'offers.empty': 'Предложения — это техника и услуги, которые клиенты сдают в аренду.',
    'offers.review': 'Проверить новые',
  },
  ua: {
    'offers.title': 'Пропозиції',
    'offers.create': 'Створити пропозицію',
    'offers.empty': 'Пропозиції — це техніка та послуги, які клієнти здають в оренду.',
    'offers.review': 'Перевірити нові',
  },
  ro: {
    'offers.title': 'Oferte',
    'offers.create': 'Creați o ofertă',
    'offers.empty': 'Ofertele sunt utilajele și serviciile pe care clienții le dau în chirie.',
    'offers.review': 'Verificați cele noi',
  },
  tr: {
    'offers.title': 'Teklifler',
    'offers.create': 'Teklif oluştur',
    'offers.empty': 'Teklifler, müşterilerin kiraya verdiği makine ve hizmetlerdir.',
    'offers.review': 'Yenileri incele',
  },
  pl: {
    'offers.title': 'Oferty',
    'offers.create': 'Utwórz ofertę',
    'offers.empty': 'Oferty to maszyny i usługi, które klienci wystawiają do wynajmu.',
    'offers.review': 'Sprawdź nowe',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
