import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of car classes. */
export const messages = defineMessages({
  en: {
    'car_classes.title': 'Car classes',
    'car_classes.create': 'Create car class',
    'car_classes.empty': 'Car classes say what size of vehicle something needs.',
  },
  ru: {
    'car_classes.title': 'Классы автомобилей',
    'car_classes.create': 'Создать класс',
    'car_classes.empty': 'Класс говорит, какого размера нужна машина.',
  },
  ua: {
    'car_classes.title': 'Класи автомобілів',
    'car_classes.create': 'Створити клас',
    'car_classes.empty': 'Клас каже, якого розміру потрібна машина.',
  },
  ro: {
    'car_classes.title': 'Clase de vehicule',
    'car_classes.create': 'Creați o clasă',
    'car_classes.empty': 'Clasa spune ce mărime de vehicul este necesară.',
  },
  tr: {
    'car_classes.title': 'Araç sınıfları',
    'car_classes.create': 'Sınıf oluştur',
    'car_classes.empty': 'Sınıf, ne büyüklükte bir araç gerektiğini söyler.',
  },
  pl: {
    'car_classes.title': 'Klasy pojazdów',
    'car_classes.create': 'Utwórz klasę',
    'car_classes.empty': 'Klasa mówi, jak duży pojazd jest potrzebny.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
