import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of offers. */
export const messages = defineMessages({
  en: {
    'offers.new': 'New offer',
    'offers.save': 'Save offer',
    'duplicates.title': 'Likely the same',
    'duplicates.reason.place': 'same place',
    'duplicates.reason.owner': 'same owner',
    'duplicates.reason.phone': 'same phone',
    'duplicates.same_name': 'Offers of the same name',
  },
  ru: {
    'offers.new': 'Новое предложение',
    'offers.save': 'Сохранить предложение',
    'duplicates.title': 'Вероятно, то же самое',
    'duplicates.reason.place': 'то же место',
    'duplicates.reason.owner': 'тот же владелец',
    'duplicates.reason.phone': 'тот же телефон',
    'duplicates.same_name': 'Предложения с таким же названием',
  },
  ua: {
    'offers.new': 'Нова пропозиція',
    'offers.save': 'Зберегти пропозицію',
    'duplicates.title': 'Імовірно, те саме',
    'duplicates.reason.place': 'те саме місце',
    'duplicates.reason.owner': 'той самий власник',
    'duplicates.reason.phone': 'той самий телефон',
    'duplicates.same_name': 'Пропозиції з такою самою назвою',
  },
  ro: {
    'offers.new': 'Ofertă nouă',
    'offers.save': 'Salvați oferta',
    'duplicates.title': 'Probabil același lucru',
    'duplicates.reason.place': 'același loc',
    'duplicates.reason.owner': 'același proprietar',
    'duplicates.reason.phone': 'același telefon',
    'duplicates.same_name': 'Oferte cu același nume',
  },
  tr: {
    'offers.new': 'Yeni teklif',
    'offers.save': 'Teklifi kaydet',
    'duplicates.title': 'Büyük olasılıkla aynısı',
    'duplicates.reason.place': 'aynı yer',
    'duplicates.reason.owner': 'aynı sahip',
    'duplicates.reason.phone': 'aynı telefon',
    'duplicates.same_name': 'Aynı adlı teklifler',
  },
  pl: {
    'offers.new': 'Nowa oferta',
    'offers.save': 'Zapisz ofertę',
    'duplicates.title': 'Prawdopodobnie to samo',
    'duplicates.reason.place': 'to samo miejsce',
    'duplicates.reason.owner': 'ten sam właściciel',
    'duplicates.reason.phone': 'ten sam telefon',
    'duplicates.same_name': 'Oferty o tej samej nazwie',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
