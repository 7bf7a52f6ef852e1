import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the dialog that reorders records. */
export const messages = defineMessages({
  en: {
    'reorder.hint': 'Visitors see this order. Drag a row by its handle or use the arrow keys.',
    'reorder.save': 'Save order',
  },
  ru: {
    'reorder.hint':
      'В этом порядке записи видят посетители. Перетащите строку за маркер или используйте клавиши со стрелками.',
    'reorder.save': 'Сохранить порядок',
  },
  ua: {
    'reorder.hint':
      'У цьому порядку записи бачать відвідувачі. Перетягніть рядок за маркер або скористайтеся клавішами зі стрілками.',
    'reorder.save': 'Зберегти порядок',
  },
  ro: {
    'reorder.hint':
      'Vizitatorii văd înregistrările în această ordine. Trageți un rând de mâner sau folosiți tastele săgeți.',
    'reorder.save': 'Salvați ordinea',
  },
  tr: {
    'reorder.hint':
      'Ziyaretçiler kayıtları bu sırayla görür. Bir satırı tutamacından sürükleyin veya ok tuşlarını kullanın.',
    'reorder.save': 'Sırayı kaydet',
  },
  pl: {
    'reorder.hint':
      'Odwiedzający widzą rekordy w tej kolejności. Przeciągnij wiersz za uchwyt lub użyj strzałek.',
    'reorder.save': 'Zapisz kolejność',
  },
});
