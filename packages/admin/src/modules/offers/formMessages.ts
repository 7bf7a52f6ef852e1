import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of offers. */
export const messages = defineMessages({
  en: {
    'offers.new': 'New offer',
    'offers.save': 'Save offer',
  },
  ru: {
    'offers.new': 'Новое предложение',
    'offers.save': 'Сохранить предложение',
  },
  ua: {
    'offers.new': 'Нова пропозиція',
    'offers.save': 'Зберегти пропозицію',
  },
  ro: {
    'offers.new': 'Ofertă nouă',
    'offers.save': 'Salvați oferta',
  },
  tr: {
    'offers.new': 'Yeni teklif',
    'offers.save': 'Teklifi kaydet',
  },
  pl: {
    'offers.new': 'Nowa oferta',
    'offers.save': 'Zapisz ofertę',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
