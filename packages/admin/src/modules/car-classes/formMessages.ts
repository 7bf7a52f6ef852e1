import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of car classes. */
export const messages = defineMessages({
  en: {
    'car_classes.save': 'Save car class',
    'car_classes.empty': 'Car classes say what size of vehicle something needs.',
  },
  ru: {
    'car_classes.save': 'Сохранить класс',
    'car_classes.empty': 'Класс говорит, какого размера нужна машина.',
  },
  ua: {
    'car_classes.save': 'Зберегти клас',
    'car_classes.empty': 'Клас каже, якого розміру потрібна машина.',
  },
  ro: {
    'car_classes.save': 'Salvați clasa',
    'car_classes.empty': 'Clasa spune ce mărime de vehicul este necesară.',
  },
  tr: {
    'car_classes.save': 'Sınıfı kaydet',
    'car_classes.empty': 'Sınıf, ne büyüklükte bir araç gerektiğini söyler.',
  },
  pl: {
    'car_classes.save': 'Zapisz klasę',
    'car_classes.empty': 'Klasa mówi, jak duży pojazd jest potrzebny.',
  },
});
