import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the map. */
export const messages = defineMessages({
  en: {
    'map.label': 'Map',
    'map.hint': 'Click to place the pin, drag to pan',
    'map.reading_hint': 'Drag to pan',
    'map.zoom_in': 'Zoom in',
    'map.zoom_out': 'Zoom out',
    'map.center': 'Centre on pin',
  },
  ru: {
    'map.label': 'Карта',
    'map.hint': 'Нажмите, чтобы поставить метку, или перетащите карту',
    'map.reading_hint': 'Перетащите карту',
    'map.zoom_in': 'Приблизить',
    'map.zoom_out': 'Отдалить',
    'map.center': 'Показать метку',
  },
  ua: {
    'map.label': 'Карта',
    'map.hint': 'Натисніть, щоб поставити мітку, або перетягніть карту',
    'map.reading_hint': 'Перетягніть карту',
    'map.zoom_in': 'Наблизити',
    'map.zoom_out': 'Віддалити',
    'map.center': 'Показати мітку',
  },
  ro: {
    'map.label': 'Hartă',
    'map.hint': 'Faceți clic pentru a pune marcajul sau trageți harta',
    'map.reading_hint': 'Trageți harta',
    'map.zoom_in': 'Măriți',
    'map.zoom_out': 'Micșorați',
    'map.center': 'Afișați marcajul',
  },
  tr: {
    'map.label': 'Harita',
    'map.hint': 'İşaretçi koymak için tıklayın, haritayı kaydırmak için sürükleyin',
    'map.reading_hint': 'Haritayı sürükleyin',
    'map.zoom_in': 'Yakınlaştır',
    'map.zoom_out': 'Uzaklaştır',
    'map.center': 'İşaretçiyi göster',
  },
  pl: {
    'map.label': 'Mapa',
    'map.hint': 'Kliknij, aby ustawić znacznik, lub przesuń mapę',
    'map.reading_hint': 'Przesuń mapę',
    'map.zoom_in': 'Przybliż',
    'map.zoom_out': 'Oddal',
    'map.center': 'Pokaż znacznik',
  },
});
