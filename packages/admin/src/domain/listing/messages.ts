import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages shared by the lists of offers, orders and tags. */
export const messages = defineMessages({
  en: {
    'offering.all': 'All',
    'offering.on_request': 'on request',
    'choice.type.equipment': 'Equipment',
    'choice.type.service': 'Service',
  },
  ru: {
    'offering.all': 'Все',
    'offering.on_request': 'по запросу',
    'choice.type.equipment': 'Техника',
    'choice.type.service': 'Услуга',
  },
  ua: {
    'offering.all': 'Усі',
    'offering.on_request': 'за запитом',
    'choice.type.equipment': 'Техніка',
    'choice.type.service': 'Послуга',
  },
  ro: {
    'offering.all': 'Toate',
    'offering.on_request': 'la cerere',
    'choice.type.equipment': 'Utilaj',
    'choice.type.service': 'Serviciu',
  },
  tr: {
    'offering.all': 'Tümü',
    'offering.on_request': 'talep üzerine',
    'choice.type.equipment': 'Ekipman',
    'choice.type.service': 'Hizmet',
  },
  pl: {
    'offering.all': 'Wszystkie',
    'offering.on_request': 'na zapytanie',
    'choice.type.equipment': 'Sprzęt',
    'choice.type.service': 'Usługa',
  },
});
