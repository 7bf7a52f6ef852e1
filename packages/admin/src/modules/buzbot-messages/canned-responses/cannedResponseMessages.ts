import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of the canned responses. */
export const messages = defineMessages({
  en: {
    'chat.replies_about':
      'Everybody finds these by / while writing to a customer, in the customer’s language. Filled in by themselves: {variables}',
    'chat.replies_empty': 'Ready answers spare writing the same words again.',
    'chat.reply': 'Ready answer',
    'chat.reply_new': 'New ready answer',
    'chat.reply_create': 'Create ready answer',
    'chat.reply_save': 'Save ready answer',
    'chat.reply_delete': 'Delete the ready answer /{shortcut}?',
    'chat.variables':
      "'{customer}', '{agent}' and '{company}' are filled in when the answer is inserted.",
    'buzbot_replies.field.shortcut': 'Shortcut',
    'buzbot_replies.field.text': 'Text',
  },
  ru: {
    'chat.replies_about':
      'Их находят по /, когда пишут клиенту, сразу на его языке. Сами подставляются: {variables}',
    'chat.replies_empty': 'Готовые ответы избавляют от повторного набора.',
    'chat.reply': 'Готовый ответ',
    'chat.reply_new': 'Новый готовый ответ',
    'chat.reply_create': 'Создать готовый ответ',
    'chat.reply_save': 'Сохранить готовый ответ',
    'chat.reply_delete': 'Удалить готовый ответ /{shortcut}?',
    'chat.variables': "'{customer}', '{agent}' и '{company}' подставятся при вставке ответа.",
    'buzbot_replies.field.shortcut': 'Сокращение',
    'buzbot_replies.field.text': 'Текст',
  },
  ua: {
    'chat.replies_about':
      'Їх знаходять за /, коли пишуть клієнту, одразу його мовою. Самі підставляються: {variables}',
    'chat.replies_empty': 'Готові відповіді позбавляють повторного набору.',
    'chat.reply': 'Готова відповідь',
    'chat.reply_new': 'Нова готова відповідь',
    'chat.reply_create': 'Створити готову відповідь',
    'chat.reply_save': 'Зберегти готову відповідь',
    'chat.reply_delete': 'Видалити готову відповідь /{shortcut}?',
    'chat.variables':
      "'{customer}', '{agent}' і '{company}' підставляться під час вставляння відповіді.",
    'buzbot_replies.field.shortcut': 'Скорочення',
    'buzbot_replies.field.text': 'Текст',
  },
  ro: {
    'chat.replies_about':
      'Le găsește oricine cu / când scrie unui client, în limba acestuia. Se completează singure: {variables}',
    'chat.replies_empty': 'Răspunsurile gata scutesc de scrierea repetată.',
    'chat.reply': 'Răspuns gata',
    'chat.reply_new': 'Răspuns gata nou',
    'chat.reply_create': 'Creați un răspuns gata',
    'chat.reply_save': 'Salvați răspunsul gata',
    'chat.reply_delete': 'Ștergeți răspunsul gata /{shortcut}?',
    'chat.variables':
      "'{customer}', '{agent}' și '{company}' se completează la inserarea răspunsului.",
    'buzbot_replies.field.shortcut': 'Scurtătură',
    'buzbot_replies.field.text': 'Text',
  },
  tr: {
    'chat.replies_about':
      'Müşteriye yazarken herkes bunları / ile, müşterinin dilinde bulur. Kendiliğinden doldurulanlar: {variables}',
    'chat.replies_empty': 'Hazır yanıtlar aynı sözleri yeniden yazmaktan kurtarır.',
    'chat.reply': 'Hazır yanıt',
    'chat.reply_new': 'Yeni hazır yanıt',
    'chat.reply_create': 'Hazır yanıt oluştur',
    'chat.reply_save': 'Hazır yanıtı kaydet',
    'chat.reply_delete': '/{shortcut} hazır yanıtı silinsin mi?',
    'chat.variables': "'{customer}', '{agent}' ve '{company}' yanıt eklenirken doldurulur.",
    'buzbot_replies.field.shortcut': 'Kısayol',
    'buzbot_replies.field.text': 'Metin',
  },
  pl: {
    'chat.replies_about':
      'Każdy znajdzie je po / podczas pisania do klienta, od razu w jego języku. Uzupełniane automatycznie: {variables}',
    'chat.replies_empty': 'Gotowe odpowiedzi oszczędzają pisania tych samych słów.',
    'chat.reply': 'Gotowa odpowiedź',
    'chat.reply_new': 'Nowa gotowa odpowiedź',
    'chat.reply_create': 'Utwórz gotową odpowiedź',
    'chat.reply_save': 'Zapisz gotową odpowiedź',
    'chat.reply_delete': 'Usunąć gotową odpowiedź /{shortcut}?',
    'chat.variables':
      "'{customer}', '{agent}' i '{company}' uzupełniają się przy wstawianiu odpowiedzi.",
    'buzbot_replies.field.shortcut': 'Skrót',
    'buzbot_replies.field.text': 'Tekst',
  },
});
