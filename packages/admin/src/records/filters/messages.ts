import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the filter builder. */
export const messages = defineMessages({
  en: {
    'filter.add': 'Filter',
    'filter.apply': 'Apply',
    'filter.clear_all': 'Clear all',
    'filter.remove': 'Remove the filter {field}',
    'filter.from': 'from',
    'filter.to': 'to',
    'filter.filled': 'filled in',
    'filter.empty': 'empty',
  },
  ru: {
    'filter.add': 'Фильтр',
    'filter.apply': 'Применить',
    'filter.clear_all': 'Очистить всё',
    'filter.remove': 'Убрать фильтр «{field}»',
    'filter.from': 'с',
    'filter.to': 'по',
    'filter.filled': 'заполнено',
    'filter.empty': 'пусто',
  },
  ua: {
    'filter.add': 'Фільтр',
    'filter.apply': 'Застосувати',
    'filter.clear_all': 'Очистити все',
    'filter.remove': 'Прибрати фільтр «{field}»',
    'filter.from': 'з',
    'filter.to': 'до',
    'filter.filled': 'заповнено',
    'filter.empty': 'порожньо',
  },
  ro: {
    'filter.add': 'Filtru',
    'filter.apply': 'Aplică',
    'filter.clear_all': 'Șterge tot',
    'filter.remove': 'Elimină filtrul {field}',
    'filter.from': 'de la',
    'filter.to': 'până la',
    'filter.filled': 'completat',
    'filter.empty': 'gol',
  },
  tr: {
    'filter.add': 'Filtre',
    'filter.apply': 'Uygula',
    'filter.clear_all': 'Tümünü temizle',
    'filter.remove': '{field} filtresini kaldır',
    'filter.from': 'başlangıç',
    'filter.to': 'bitiş',
    'filter.filled': 'dolu',
    'filter.empty': 'boş',
  },
  pl: {
    'filter.add': 'Filtr',
    'filter.apply': 'Zastosuj',
    'filter.clear_all': 'Wyczyść wszystko',
    'filter.remove': 'Usuń filtr {field}',
    'filter.from': 'od',
    'filter.to': 'do',
    'filter.filled': 'wypełnione',
    'filter.empty': 'puste',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
