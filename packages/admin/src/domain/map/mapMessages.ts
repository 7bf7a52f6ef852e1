import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the map. */
export const messages = defineMessages({
  en: {
    'map.label': 'Map',
    'map.hint': 'Click to place the pin, drag to pan',
    'map.reading_hint': 'Drag to pan',
    'map.nearer': 'Zoom in',
    'map.farther': 'Zoom out',
    'map.back': 'Center on pin',
  },
  ru: {
    'map.label': 'Карта',
    'map.hint': 'Нажмите, чтобы поставить метку, или перетащите карту',
    'map.reading_hint': 'Перетащите карту',
    'map.nearer': 'Приблизить',
    'map.farther': 'Отдалить',
    'map.back': 'Показать метку',
  },
  ua: {
    'map.label': 'Карта',
    'map.hint': 'Натисніть, щоб поставити мітку, або перетягніть карту',
    'map.reading_hint': 'Перетягніть карту',
    'map.nearer': 'Наблизити',
    'map.farther': 'Віддалити',
    'map.back': 'Показати мітку',
  },
  ro: {
    'map.label': 'Hartă',
    'map.hint': 'Faceți clic pentru a pune marcajul sau trageți harta',
    'map.reading_hint': 'Trageți harta',
    'map.nearer': 'Măriți',
    'map.farther': 'Micșorați',
    'map.back': 'Afișați marcajul',
  },
  tr: {
    'map.label': 'Harita',
    'map.hint': 'İşaretçi koymak için tıklayın, haritayı kaydırmak için sürükleyin',
    'map.reading_hint': 'Haritayı sürükleyin',
    'map.nearer': 'Yaklaştır',
    'map.farther': 'Uzaklaştır',
    'map.back': 'İşaretçiyi göster',
  },
  pl: {
    'map.label': 'Mapa',
    'map.hint': 'Kliknij, aby ustawić znacznik, lub przesuń mapę',
    'map.reading_hint': 'Przesuń mapę',
    'map.nearer': 'Przybliż',
    'map.farther': 'Oddal',
    'map.back': 'Pokaż znacznik',
  },
});
