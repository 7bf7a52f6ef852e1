import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of values that are edited where they are read. */
export const messages = defineMessages({
  en: {
    'cell.save': 'Save',
    'cell.saved': '{name}: {field} changed',
    'cell.refused': '{name}: {field} was not saved. Open it again to see why',
    'fact.edit': 'Edit {field}',
    'fact.empty': 'Not set',
  },
  ru: {
    'cell.save': 'Сохранить',
    'cell.saved': '{name}: изменено поле «{field}»',
    'cell.refused':
      '{name}: поле «{field}» не сохранено. Откройте его снова, чтобы увидеть причину',
    'fact.edit': 'Изменить: {field}',
    'fact.empty': 'Не указано',
  },
  ua: {
    'cell.save': 'Зберегти',
    'cell.saved': '{name}: змінено поле «{field}»',
    'cell.refused':
      '{name}: поле «{field}» не збережено. Відкрийте його знову, щоб побачити причину',
    'fact.edit': 'Змінити: {field}',
    'fact.empty': 'Не вказано',
  },
  ro: {
    'cell.save': 'Salvați',
    'cell.saved': '{name}: câmpul „{field}” a fost modificat',
    'cell.refused':
      '{name}: câmpul „{field}” nu a fost salvat. Deschideți-l din nou pentru a vedea motivul',
    'fact.edit': 'Modificați: {field}',
    'fact.empty': 'Nespecificat',
  },
  tr: {
    'cell.save': 'Kaydet',
    'cell.saved': '{name}: “{field}” alanı değiştirildi',
    'cell.refused': '{name}: “{field}” kaydedilemedi. Nedenini görmek için yeniden açın',
    'fact.edit': 'Düzenle: {field}',
    'fact.empty': 'Belirtilmedi',
  },
  pl: {
    'cell.save': 'Zapisz',
    'cell.saved': '{name}: zmieniono pole „{field}”',
    'cell.refused':
      '{name}: pole „{field}” nie zostało zapisane. Otwórz je ponownie, aby zobaczyć powód',
    'fact.edit': 'Edytuj: {field}',
    'fact.empty': 'Nie podano',
  },
});
