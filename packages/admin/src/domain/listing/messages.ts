import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages shared by the lists of offers, orders and tags. */
export const messages = defineMessages({
  en: {
    'listing.all': 'All',
    'listing.on_request': 'on request',
    'choice.type.equipment': 'Equipment',
    'choice.type.service': 'Service',
  },
  ru: {
    'listing.all': 'Все',
    'listing.on_request': 'по запросу',
    'choice.type.equipment': 'Техника',
    'choice.type.service': 'Услуга',
  },
  ua: {
    'listing.all': 'Усі',
    'listing.on_request': 'за запитом',
    'choice.type.equipment': 'Техніка',
    'choice.type.service': 'Послуга',
  },
  ro: {
    'listing.all': 'Toate',
    'listing.on_request': 'la cerere',
    'choice.type.equipment': 'Utilaj',
    'choice.type.service': 'Serviciu',
  },
  tr: {
    'listing.all': 'Tümü',
    'listing.on_request': 'talep üzerine',
    'choice.type.equipment': 'Ekipman',
    'choice.type.service': 'Hizmet',
  },
  pl: {
    'listing.all': 'Wszystkie',
    'listing.on_request': 'na zapytanie',
    'choice.type.equipment': 'Sprzęt',
    'choice.type.service': 'Usługa',
  },
});
