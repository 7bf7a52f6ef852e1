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
    'car_classes.empty': 'No car classes yet',
    'car_classes.empty_text': 'Add classes to group vehicles by size.',
  },
  ru: {
    'car_classes.save': 'Сохранить класс',
    'car_classes.empty': 'Классов автомобилей пока нет',
    'car_classes.empty_text': 'Добавьте классы, чтобы группировать автомобили по размеру.',
  },
  ua: {
    'car_classes.save': 'Зберегти клас',
    'car_classes.empty': 'Класів автомобілів поки немає',
    'car_classes.empty_text': 'Додайте класи, щоб групувати автомобілі за розміром.',
  },
  ro: {
    'car_classes.save': 'Salvați clasa',
    'car_classes.empty': 'Nu există încă clase de vehicule',
    'car_classes.empty_text': 'Adăugați clase pentru a grupa vehiculele după mărime.',
  },
  tr: {
    'car_classes.save': 'Sınıfı kaydet',
    'car_classes.empty': 'Henüz araç sınıfı yok',
    'car_classes.empty_text': 'Araçları boyuta göre gruplamak için sınıf ekleyin.',
  },
  pl: {
    'car_classes.save': 'Zapisz klasę',
    'car_classes.empty': 'Brak klas pojazdów',
    'car_classes.empty_text': 'Dodaj klasy, aby grupować pojazdy według wielkości.',
  },
});
