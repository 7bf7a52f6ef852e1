import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'webhooks.title': 'Webhooks',
    'webhooks.create': 'Create webhook',
    'webhooks.new': 'New webhook',
    'webhooks.choice.pause_reason.failing': 'Endpoint is failing',
    'webhooks.choice.pause_reason.gone': 'Endpoint is gone',
    'webhooks.choice.pause_reason.no_permission': 'Creator lost the permission',
    'webhooks.choice.pause_reason.secret_lost': 'Secret lost',
    'webhooks.delete_text': 'Deliveries stop immediately. You can restore the webhook for 30 days.',
  },
  ru: {
    'webhooks.title': 'Вебхуки',
    'webhooks.create': 'Создать вебхук',
    'webhooks.new': 'Новый вебхук',
    'webhooks.choice.pause_reason.failing': 'Адрес не отвечает',
    'webhooks.choice.pause_reason.gone': 'Адреса больше нет',
    'webhooks.choice.pause_reason.no_permission': 'У автора больше нет прав',
    'webhooks.choice.pause_reason.secret_lost': 'Секрет утерян',
    'webhooks.delete_text':
      'Доставки сразу прекратятся. Вебхук можно восстановить в течение 30 дней.',
  },
  ua: {
    'webhooks.title': 'Вебхуки',
    'webhooks.create': 'Створити вебхук',
    'webhooks.new': 'Новий вебхук',
    'webhooks.choice.pause_reason.failing': 'Адреса не відповідає',
    'webhooks.choice.pause_reason.gone': 'Адреси більше немає',
    'webhooks.choice.pause_reason.no_permission': 'В автора більше немає прав',
    'webhooks.choice.pause_reason.secret_lost': 'Секрет втрачено',
    'webhooks.delete_text': 'Доставки одразу припиняться. Вебхук можна відновити протягом 30 днів.',
  },
  ro: {
    'webhooks.title': 'Webhookuri',
    'webhooks.create': 'Creați un webhook',
    'webhooks.new': 'Webhook nou',
    'webhooks.choice.pause_reason.failing': 'Adresa nu răspunde',
    'webhooks.choice.pause_reason.gone': 'Adresa nu mai există',
    'webhooks.choice.pause_reason.no_permission': 'Autorul nu mai are permisiunea',
    'webhooks.choice.pause_reason.secret_lost': 'Secret pierdut',
    'webhooks.delete_text':
      'Livrările se opresc imediat. Puteți restaura webhookul timp de 30 de zile.',
  },
  tr: {
    'webhooks.title': 'Webhook’lar',
    'webhooks.create': 'Webhook oluştur',
    'webhooks.new': 'Yeni webhook',
    'webhooks.choice.pause_reason.failing': 'Adres yanıt vermiyor',
    'webhooks.choice.pause_reason.gone': 'Adres artık yok',
    'webhooks.choice.pause_reason.no_permission': 'Oluşturan kişi yetkisini kaybetti',
    'webhooks.choice.pause_reason.secret_lost': 'Gizli değer kayboldu',
    'webhooks.delete_text':
      'Teslimatlar hemen durur. Webhook’u 30 gün içinde geri yükleyebilirsiniz.',
  },
  pl: {
    'webhooks.title': 'Webhooki',
    'webhooks.create': 'Utwórz webhook',
    'webhooks.new': 'Nowy webhook',
    'webhooks.choice.pause_reason.failing': 'Adres nie odpowiada',
    'webhooks.choice.pause_reason.gone': 'Adres już nie istnieje',
    'webhooks.choice.pause_reason.no_permission': 'Autor stracił uprawnienie',
    'webhooks.choice.pause_reason.secret_lost': 'Utracono sekret',
    'webhooks.delete_text': 'Dostawy natychmiast ustaną. Webhook można przywrócić przez 30 dni.',
  },
});
