import type { MailTemplates } from './mailTemplate.ts';

/** To the assignee of an order whose machine is late. Values: `record`, `link`. */
export const late: MailTemplates = {
  en: {
    subject: '{record} is late',
    heading: 'A machine is late',
    paragraphs: [
      'The machine of order “{record}”, which is assigned to you, was not returned in time.',
    ],
    button: 'Open the order',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: 'Просрочен возврат: {record}',
    heading: 'Техника не возвращена в срок',
    paragraphs: ['Заказ «{record}», за который вы отвечаете: техника не возвращена вовремя.'],
    button: 'Открыть заказ',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: 'Прострочено повернення: {record}',
    heading: 'Техніку не повернено вчасно',
    paragraphs: ['Замовлення «{record}», за яке ви відповідаєте: техніку не повернено вчасно.'],
    button: 'Відкрити замовлення',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: 'Returnare întârziată: {record}',
    heading: 'Un utilaj nu a fost returnat la termen',
    paragraphs: [
      'Utilajul comenzii „{record}”, care vă este atribuită, nu a fost returnat la termen.',
    ],
    button: 'Deschideți comanda',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: 'İade gecikti: {record}',
    heading: 'Bir makinenin iadesi gecikti',
    paragraphs: ['Size atanan “{record}” siparişinin makinesi zamanında iade edilmedi.'],
    button: 'Siparişi aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: 'Spóźniony zwrot: {record}',
    heading: 'Maszyna nie wróciła na czas',
    paragraphs: [
      'Zamówienie „{record}” przypisane do Ciebie: maszyna nie została zwrócona w terminie.',
    ],
    button: 'Otwórz zamówienie',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};
