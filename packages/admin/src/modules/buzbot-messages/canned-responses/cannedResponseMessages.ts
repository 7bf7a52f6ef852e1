import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of the canned responses. */
export const messages = defineMessages({
  en: {
    'chat.replies_about':
      'Type / in a conversation to insert a reply in the customer’s language. Variables: {variables}',
    'chat.replies_empty': 'No saved replies yet',
    'chat.replies_empty_text': 'Reuse answers you send often.',
    'chat.reply': 'Saved reply',
    'chat.reply_new': 'New saved reply',
    'chat.reply_create': 'Create saved reply',
    'chat.reply_save': 'Save reply',
    'chat.reply_delete': 'Delete saved reply /{shortcut}',
    'chat.variables':
      "'{customer}', '{agent}' and '{company}' are replaced when you insert the reply.",
    'buzbot_replies.field.shortcut': 'Shortcut',
    'buzbot_replies.field.text': 'Text',
  },
  ru: {
    'chat.replies_about':
      'Введите / в диалоге, чтобы вставить ответ на языке клиента. Переменные: {variables}',
    'chat.replies_empty': 'Шаблонов ответов пока нет',
    'chat.replies_empty_text': 'Сохраняйте ответы, которые часто отправляете.',
    'chat.reply': 'Шаблон ответа',
    'chat.reply_new': 'Новый шаблон ответа',
    'chat.reply_create': 'Создать шаблон ответа',
    'chat.reply_save': 'Сохранить шаблон',
    'chat.reply_delete': 'Удалить шаблон ответа /{shortcut}',
    'chat.variables': "'{customer}', '{agent}' и '{company}' заменяются при вставке ответа.",
    'buzbot_replies.field.shortcut': 'Сокращение',
    'buzbot_replies.field.text': 'Текст',
  },
  ua: {
    'chat.replies_about':
      'Введіть / у розмові, щоб вставити відповідь мовою клієнта. Змінні: {variables}',
    'chat.replies_empty': 'Шаблонів відповідей поки немає',
    'chat.replies_empty_text': 'Зберігайте відповіді, які часто надсилаєте.',
    'chat.reply': 'Шаблон відповіді',
    'chat.reply_new': 'Новий шаблон відповіді',
    'chat.reply_create': 'Створити шаблон відповіді',
    'chat.reply_save': 'Зберегти шаблон',
    'chat.reply_delete': 'Видалити шаблон відповіді /{shortcut}',
    'chat.variables':
      "'{customer}', '{agent}' і '{company}' замінюються під час вставляння відповіді.",
    'buzbot_replies.field.shortcut': 'Скорочення',
    'buzbot_replies.field.text': 'Текст',
  },
  ro: {
    'chat.replies_about':
      'Scrieți / într-o conversație pentru a insera un răspuns în limba clientului. Variabile: {variables}',
    'chat.replies_empty': 'Nu există încă răspunsuri salvate',
    'chat.replies_empty_text': 'Reutilizați răspunsurile pe care le trimiteți des.',
    'chat.reply': 'Răspuns salvat',
    'chat.reply_new': 'Răspuns salvat nou',
    'chat.reply_create': 'Creați un răspuns salvat',
    'chat.reply_save': 'Salvați răspunsul',
    'chat.reply_delete': 'Ștergeți răspunsul salvat /{shortcut}',
    'chat.variables':
      "'{customer}', '{agent}' și '{company}' se înlocuiesc la inserarea răspunsului.",
    'buzbot_replies.field.shortcut': 'Scurtătură',
    'buzbot_replies.field.text': 'Text',
  },
  tr: {
    'chat.replies_about':
      'Görüşmede / yazarak müşterinin dilinde yanıt ekleyin. Değişkenler: {variables}',
    'chat.replies_empty': 'Henüz kayıtlı yanıt yok',
    'chat.replies_empty_text': 'Sık gönderdiğiniz yanıtları yeniden kullanın.',
    'chat.reply': 'Kayıtlı yanıt',
    'chat.reply_new': 'Yeni kayıtlı yanıt',
    'chat.reply_create': 'Kayıtlı yanıt oluştur',
    'chat.reply_save': 'Yanıtı kaydet',
    'chat.reply_delete': '/{shortcut} kayıtlı yanıtını sil',
    'chat.variables': "'{customer}', '{agent}' ve '{company}' yanıt eklenirken değiştirilir.",
    'buzbot_replies.field.shortcut': 'Kısayol',
    'buzbot_replies.field.text': 'Metin',
  },
  pl: {
    'chat.replies_about':
      'Wpisz / w rozmowie, aby wstawić odpowiedź w języku klienta. Zmienne: {variables}',
    'chat.replies_empty': 'Brak zapisanych odpowiedzi',
    'chat.replies_empty_text': 'Zapisuj odpowiedzi, które często wysyłasz.',
    'chat.reply': 'Zapisana odpowiedź',
    'chat.reply_new': 'Nowa zapisana odpowiedź',
    'chat.reply_create': 'Utwórz zapisaną odpowiedź',
    'chat.reply_save': 'Zapisz odpowiedź',
    'chat.reply_delete': 'Usuń zapisaną odpowiedź /{shortcut}',
    'chat.variables':
      "'{customer}', '{agent}' i '{company}' są zastępowane podczas wstawiania odpowiedzi.",
    'buzbot_replies.field.shortcut': 'Skrót',
    'buzbot_replies.field.text': 'Tekst',
  },
});
