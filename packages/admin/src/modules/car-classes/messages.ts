import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of car classes. */
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
