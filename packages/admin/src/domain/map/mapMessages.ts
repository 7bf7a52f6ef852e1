import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the map. */
export const messages = defineMessages({
  en: {
    'map.label': 'Map',
    'map.hint': 'Press to set the place, drag to look around',
    'map.reading_hint': 'Drag to look around',
    'map.nearer': 'Come nearer',
    'map.farther': 'Go away',
    'map.back': 'Back to the place',
  },
  ru: {
    'map.label': 'Карта',
    'map.hint': 'Нажмите, чтобы указать место; тяните, чтобы осмотреться',
    'map.reading_hint': 'Тяните, чтобы осмотреться',
    'map.nearer': 'Ближе',
    'map.farther': 'Дальше',
    'map.back': 'Вернуться к месту',
  },
  ua: {
    'map.label': 'Карта',
    'map.hint': 'Натисніть, щоб указати місце; тягніть, щоб роздивитися',
    'map.reading_hint': 'Тягніть, щоб роздивитися',
    'map.nearer': 'Ближче',
    'map.farther': 'Далі',
    'map.back': 'Повернутися до місця',
  },
  ro: {
    'map.label': 'Hartă',
    'map.hint': 'Apăsați pentru a indica locul, trageți pentru a privi în jur',
    'map.reading_hint': 'Trageți pentru a privi în jur',
    'map.nearer': 'Mai aproape',
    'map.farther': 'Mai departe',
    'map.back': 'Înapoi la loc',
  },
  tr: {
    'map.label': 'Harita',
    'map.hint': 'Yeri belirlemek için basın, çevreye bakmak için sürükleyin',
    'map.reading_hint': 'Çevreye bakmak için sürükleyin',
    'map.nearer': 'Yaklaştır',
    'map.farther': 'Uzaklaştır',
    'map.back': 'Yere dön',
  },
  pl: {
    'map.label': 'Mapa',
    'map.hint': 'Kliknij, aby wskazać miejsce, przeciągnij, aby się rozejrzeć',
    'map.reading_hint': 'Przeciągnij, aby się rozejrzeć',
    'map.nearer': 'Bliżej',
    'map.farther': 'Dalej',
    'map.back': 'Wróć do miejsca',
  },
});
