import type { MailTemplates } from './mailTemplate.ts';

/** To the assignee of several records that one bulk change assigned. Values: `author`, `count`, `record`, `link`. */
export const assignedMany: MailTemplates = {
  en: {
    subject: 'Records assigned to you: {count}',
    heading: '{author} assigned records to you',
    paragraphs: ['Records: {count}. The first one is “{record}”.'],
    button: 'Open the list',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: 'Вам назначены записи: {count}',
    heading: 'Вас назначили ответственным',
    paragraphs: ['Назначил пользователь {author}. Записей: {count}, первая из них — «{record}».'],
    button: 'Открыть список',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: 'Вам призначено записи: {count}',
    heading: 'Вас призначили відповідальним',
    paragraphs: ['Призначив користувач {author}. Записів: {count}, перший із них — «{record}».'],
    button: 'Відкрити список',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: 'Înregistrări atribuite dvs.: {count}',
    heading: '{author} v-a atribuit înregistrări',
    paragraphs: ['Înregistrări: {count}. Prima este „{record}”.'],
    button: 'Deschideți lista',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: 'Size atanan kayıtlar: {count}',
    heading: '{author} size kayıtlar atadı',
    paragraphs: ['Kayıt sayısı: {count}. İlki: “{record}”.'],
    button: 'Listeyi aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: 'Rekordy przypisane do Ciebie: {count}',
    heading: 'Przypisano do Ciebie rekordy',
    paragraphs: ['Przypisanie: {author}. Liczba rekordów: {count}, pierwszy z nich: „{record}”.'],
    button: 'Otwórz listę',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};

/** To the assignee of several records whose status one bulk change set. Values: `author`, `count`, `record`, `status`, `link`. */
export const statusChangedMany: MailTemplates = {
  en: {
    subject: '{status}: {count} of your records',
    heading: 'The status is now {status}',
    paragraphs: [
      '{author} changed the status of records assigned to you: {count}. The first one is “{record}”.',
    ],
    button: 'Open the list',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: '{status}. Ваших записей: {count}',
    heading: 'Новый статус: {status}',
    paragraphs: [
      'Статус изменил пользователь {author}. Записей, за которые вы отвечаете: {count}, первая из них — «{record}».',
    ],
    button: 'Открыть список',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: '{status}. Ваших записів: {count}',
    heading: 'Новий статус: {status}',
    paragraphs: [
      'Статус змінив користувач {author}. Записів, за які ви відповідаєте: {count}, перший із них — «{record}».',
    ],
    button: 'Відкрити список',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: '{status}. Înregistrările dvs.: {count}',
    heading: 'Stare nouă: {status}',
    paragraphs: [
      '{author} a schimbat starea înregistrărilor atribuite dvs.: {count}. Prima este „{record}”.',
    ],
    button: 'Deschideți lista',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: '{status}: kayıtlarınızın sayısı {count}',
    heading: 'Yeni durum: {status}',
    paragraphs: [
      '{author}, size atanmış kayıtların durumunu değiştirdi. Kayıt sayısı: {count}. İlki: “{record}”.',
    ],
    button: 'Listeyi aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: '{status}. Twoje rekordy: {count}',
    heading: 'Nowy status: {status}',
    paragraphs: [
      'Zmiana statusu: {author}. Liczba rekordów przypisanych do Ciebie: {count}, pierwszy z nich: „{record}”.',
    ],
    button: 'Otwórz listę',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};
