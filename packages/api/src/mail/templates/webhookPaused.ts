import type { MailTemplates } from './mailTemplate.ts';

/** To the admins and the creator of a webhook that the server paused. Values: `record`, `link`. */
export const webhookPaused: MailTemplates = {
  en: {
    subject: 'Webhook paused: {record}',
    heading: 'Webhook paused',
    paragraphs: [
      'The endpoint of “{record}” does not accept deliveries.',
      'Events are collected for 30 days. Fix the endpoint, then resume the webhook to receive them.',
    ],
    button: 'Open the webhook',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: 'Вебхук приостановлен: {record}',
    heading: 'Вебхук приостановлен',
    paragraphs: [
      'Адрес вебхука «{record}» не принимает доставки.',
      'События хранятся 30 дней. Исправьте адрес и возобновите вебхук, чтобы получить их.',
    ],
    button: 'Открыть вебхук',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: 'Вебхук призупинено: {record}',
    heading: 'Вебхук призупинено',
    paragraphs: [
      'Адреса вебхука «{record}» не приймає доставки.',
      'Події зберігаються 30 днів. Виправте адресу й відновіть вебхук, щоб отримати їх.',
    ],
    button: 'Відкрити вебхук',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: 'Webhook suspendat: {record}',
    heading: 'Webhook suspendat',
    paragraphs: [
      'Adresa webhookului „{record}” nu acceptă livrări.',
      'Evenimentele se păstrează 30 de zile. Remediați adresa, apoi reluați webhookul ca să le primiți.',
    ],
    button: 'Deschideți webhookul',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: 'Webhook duraklatıldı: {record}',
    heading: 'Webhook duraklatıldı',
    paragraphs: [
      '“{record}” webhook’unun adresi teslimatları kabul etmiyor.',
      'Olaylar 30 gün saklanır. Adresi düzeltin, ardından olayları almak için webhook’u sürdürün.',
    ],
    button: 'Webhook’u aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: 'Webhook wstrzymany: {record}',
    heading: 'Webhook wstrzymany',
    paragraphs: [
      'Adres webhooka „{record}” nie przyjmuje dostaw.',
      'Zdarzenia są przechowywane przez 30 dni. Napraw adres i wznów webhook, aby je otrzymać.',
    ],
    button: 'Otwórz webhook',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};
