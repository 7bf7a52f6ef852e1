import { defineMessages } from '../i18n/defineMessages.ts';

export const messages = defineMessages({
  en: {
    'alert.created': 'Successfully created',
    'alert.edited': 'Successfully edited',
    'alert.deleted': 'Successfully deleted',
    'alert.undone': 'Undone: {text}',
    'action.undo': 'Undo',
  },
  ru: {
    'alert.created': 'Успешно создано',
    'alert.edited': 'Успешно изменено',
    'alert.deleted': 'Успешно удалено',
    'alert.undone': 'Отменено: {text}',
    'action.undo': 'Отменить',
  },
  ua: {
    'alert.created': 'Успішно створено',
    'alert.edited': 'Успішно змінено',
    'alert.deleted': 'Успішно видалено',
    'alert.undone': 'Скасовано: {text}',
    'action.undo': 'Скасувати',
  },
  ro: {
    'alert.created': 'Creat cu succes',
    'alert.edited': 'Modificat cu succes',
    'alert.deleted': 'Șters cu succes',
    'alert.undone': 'Anulat: {text}',
    'action.undo': 'Anulați',
  },
  tr: {
    'alert.created': 'Başarıyla oluşturuldu',
    'alert.edited': 'Başarıyla düzenlendi',
    'alert.deleted': 'Başarıyla silindi',
    'alert.undone': 'Geri alındı: {text}',
    'action.undo': 'Geri al',
  },
  pl: {
    'alert.created': 'Pomyślnie utworzono',
    'alert.edited': 'Pomyślnie zmieniono',
    'alert.deleted': 'Pomyślnie usunięto',
    'alert.undone': 'Cofnięto: {text}',
    'action.undo': 'Cofnij',
  },
});
