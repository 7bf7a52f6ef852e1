import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of offers. */
export const messages = defineMessages({
  en: {
    'offers.save': 'Save offer',
    'offers.empty': 'Offers are machines and services that clients put up for rent.',
    'duplicates.title': 'Likely the same',
    'duplicates.reason.place': 'same place',
    'duplicates.reason.owner': 'same owner',
    'duplicates.reason.phone': 'same phone',
    'duplicates.same_name': 'Offers of the same name',
  },
  ru: {
    'offers.save': 'Сохранить предложение',
    'offers.empty': 'Предложения — это техника и услуги, которые клиенты сдают в аренду.',
    'duplicates.title': 'Вероятно, то же самое',
    'duplicates.reason.place': 'то же место',
    'duplicates.reason.owner': 'тот же владелец',
    'duplicates.reason.phone': 'тот же телефон',
    'duplicates.same_name': 'Предложения с таким же названием',
  },
  ua: {
    'offers.save': 'Зберегти пропозицію',
    'offers.empty': 'Пропозиції — це техніка та послуги, які клієнти здають в оренду.',
    'duplicates.title': 'Імовірно, те саме',
    'duplicates.reason.place': 'те саме місце',
    'duplicates.reason.owner': 'той самий власник',
    'duplicates.reason.phone': 'той самий телефон',
    'duplicates.same_name': 'Пропозиції з такою самою назвою',
  },
  ro: {
    'offers.save': 'Salvați oferta',
    'offers.empty': 'Ofertele sunt utilajele și serviciile pe care clienții le dau în chirie.',
    'duplicates.title': 'Probabil același lucru',
    'duplicates.reason.place': 'același loc',
    'duplicates.reason.owner': 'același proprietar',
    'duplicates.reason.phone': 'același telefon',
    'duplicates.same_name': 'Oferte cu același nume',
  },
  tr: {
    'offers.save': 'Teklifi kaydet',
    'offers.empty': 'Teklifler, müşterilerin kiraya verdiği makine ve hizmetlerdir.',
    'duplicates.title': 'Büyük olasılıkla aynısı',
    'duplicates.reason.place': 'aynı yer',
    'duplicates.reason.owner': 'aynı sahip',
    'duplicates.reason.phone': 'aynı telefon',
    'duplicates.same_name': 'Aynı adlı teklifler',
  },
  pl: {
    'offers.save': 'Zapisz ofertę',
    'offers.empty': 'Oferty to maszyny i usługi, które klienci wystawiają do wynajmu.',
    'duplicates.title': 'Prawdopodobnie to samo',
    'duplicates.reason.place': 'to samo miejsce',
    'duplicates.reason.owner': 'ten sam właściciel',
    'duplicates.reason.phone': 'ten sam telefon',
    'duplicates.same_name': 'Oferty o tej samej nazwie',
  },
});
