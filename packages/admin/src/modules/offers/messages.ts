import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of offers. */
export const messages = defineMessages({
  en: {
    'offers.title': 'Offers',
    'offers.create': 'Create offer',
    'offers.empty': 'Offers are machines and services that clients put up for rent.',
    'offers.all': 'All',
    'offers.on_request': 'on request',
    'offers.choice.type.equipment': 'Equipment',
    'offers.choice.type.service': 'Service',
  },
  ru: {
    'offers.title': 'Предложения',
    'offers.create': 'Создать предложение',
    'offers.empty': 'Предложения — это техника и услуги, которые клиенты сдают в аренду.',
    'offers.all': 'Все',
    'offers.on_request': 'по запросу',
    'offers.choice.type.equipment': 'Техника',
    'offers.choice.type.service': 'Услуга',
  },
  ua: {
    'offers.title': 'Пропозиції',
    'offers.create': 'Створити пропозицію',
    'offers.empty': 'Пропозиції — це техніка та послуги, які клієнти здають в оренду.',
    'offers.all': 'Усі',
    'offers.on_request': 'за запитом',
    'offers.choice.type.equipment': 'Техніка',
    'offers.choice.type.service': 'Послуга',
  },
  ro: {
    'offers.title': 'Oferte',
    'offers.create': 'Creați o ofertă',
    'offers.empty': 'Ofertele sunt utilajele și serviciile pe care clienții le dau în chirie.',
    'offers.all': 'Toate',
    'offers.on_request': 'la cerere',
    'offers.choice.type.equipment': 'Utilaj',
    'offers.choice.type.service': 'Serviciu',
  },
  tr: {
    'offers.title': 'Teklifler',
    'offers.create': 'Teklif oluştur',
    'offers.empty': 'Teklifler, müşterilerin kiraya verdiği makine ve hizmetlerdir.',
    'offers.all': 'Tümü',
    'offers.on_request': 'istek üzerine',
    'offers.choice.type.equipment': 'Ekipman',
    'offers.choice.type.service': 'Hizmet',
  },
  pl: {
    'offers.title': 'Oferty',
    'offers.create': 'Utwórz ofertę',
    'offers.empty': 'Oferty to maszyny i usługi, które klienci wystawiają do wynajmu.',
    'offers.all': 'Wszystkie',
    'offers.on_request': 'na zapytanie',
    'offers.choice.type.equipment': 'Sprzęt',
    'offers.choice.type.service': 'Usługa',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
