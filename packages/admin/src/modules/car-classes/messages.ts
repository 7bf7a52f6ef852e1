import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'car_classes.title': 'Car classes',
    'car_classes.create': 'Create car class',
    'car_classes.new': 'New car class',
  },
  ru: {
    'car_classes.title': 'Классы автомобилей',
    'car_classes.create': 'Создать класс',
    'car_classes.new': 'Новый класс',
  },
  ua: {
    'car_classes.title': 'Класи автомобілів',
    'car_classes.create': 'Створити клас',
    'car_classes.new': 'Новий клас',
  },
  ro: {
    'car_classes.title': 'Clase de vehicule',
    'car_classes.create': 'Creați o clasă',
    'car_classes.new': 'Clasă nouă',
  },
  tr: {
    'car_classes.title': 'Araç sınıfları',
    'car_classes.create': 'Sınıf oluştur',
    'car_classes.new': 'Yeni sınıf',
  },
  pl: {
    'car_classes.title': 'Klasy pojazdów',
    'car_classes.create': 'Utwórz klasę',
    'car_classes.new': 'Nowa klasa',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
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
