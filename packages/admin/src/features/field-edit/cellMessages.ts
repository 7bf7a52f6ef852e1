import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of values that are edited in a list. */
export const messages = defineMessages({
  en: { 'cell.save': 'Save', 'cell.saved': '{name}: {field} changed' },
  ru: { 'cell.save': 'Сохранить', 'cell.saved': '{name}: изменено поле «{field}»' },
  ua: { 'cell.save': 'Зберегти', 'cell.saved': '{name}: змінено поле «{field}»' },
  ro: { 'cell.save': 'Salvați', 'cell.saved': '{name}: câmpul „{field}” a fost modificat' },
  tr: { 'cell.save': 'Kaydet', 'cell.saved': '{name}: “{field}” alanı değiştirildi' },
  pl: { 'cell.save': 'Zapisz', 'cell.saved': '{name}: zmieniono pole „{field}”' },
});
