import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the side bar. */
export const messages = defineMessages({
  en: {
    'buzbot_messages.title': 'Messages',
    'chat.room': 'Conversation',
    'chat.replies': 'Saved replies',
  },
  ru: {
    'buzbot_messages.title': 'Сообщения',
    'chat.room': 'Диалог',
    'chat.replies': 'Шаблоны ответов',
  },
  ua: {
    'buzbot_messages.title': 'Повідомлення',
    'chat.room': 'Розмова',
    'chat.replies': 'Шаблони відповідей',
  },
  ro: {
    'buzbot_messages.title': 'Mesaje',
    'chat.room': 'Conversație',
    'chat.replies': 'Răspunsuri salvate',
  },
  tr: {
    'buzbot_messages.title': 'Mesajlar',
    'chat.room': 'Görüşme',
    'chat.replies': 'Kayıtlı yanıtlar',
  },
  pl: {
    'buzbot_messages.title': 'Wiadomości',
    'chat.room': 'Rozmowa',
    'chat.replies': 'Zapisane odpowiedzi',
  },
});
