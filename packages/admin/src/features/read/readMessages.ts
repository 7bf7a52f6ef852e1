import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the read view of a record. */
export const messages = defineMessages({
  en: { 'record.tab.details': 'Details', 'read.map': 'Open map: {point}' },
  ru: { 'record.tab.details': 'Сведения', 'read.map': 'Открыть карту: {point}' },
  ua: { 'record.tab.details': 'Відомості', 'read.map': 'Відкрити карту: {point}' },
  ro: { 'record.tab.details': 'Detalii', 'read.map': 'Deschideți harta: {point}' },
  tr: { 'record.tab.details': 'Ayrıntılar', 'read.map': 'Haritayı aç: {point}' },
  pl: { 'record.tab.details': 'Szczegóły', 'read.map': 'Otwórz mapę: {point}' },
});
