import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of car classes. */
export const messages = defineMessages({
  en: {
    'car_classes.new': 'New car class',
    'car_classes.save': 'Save car class',
  },
  ru: {
    'car_classes.new': 'Новый класс',
    'car_classes.save': 'Сохранить класс',
  },
  ua: {
    'car_classes.new': 'Новий клас',
    'car_classes.save': 'Зберегти клас',
  },
  ro: {
    'car_classes.new': 'Clasă nouă',
    'car_classes.save': 'Salvați clasa',
  },
  tr: {
    'car_classes.new': 'Yeni sınıf',
    'car_classes.save': 'Sınıfı kaydet',
  },
  pl: {
    'car_classes.new': 'Nowa klasa',
    'car_classes.save': 'Zapisz klasę',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
