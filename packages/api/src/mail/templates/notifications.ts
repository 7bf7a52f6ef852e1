import type { MailTemplates } from './mailTemplate.ts';

/** To a user whom a comment mentions. Values: `author`, `record`, `link`. */
export const mentioned: MailTemplates = {
  en: {
    subject: '{author} mentioned you: {record}',
    heading: '{author} mentioned you',
    paragraphs: ['The comment is on “{record}”.'],
    button: 'Open the record',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: 'Вас упомянули: {record}',
    heading: 'Вас упомянули в комментарии',
    paragraphs: ['Автор: {author}. Запись: «{record}».'],
    button: 'Открыть запись',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: 'Вас згадали: {record}',
    heading: 'Вас згадали в коментарі',
    paragraphs: ['Автор: {author}. Запис: «{record}».'],
    button: 'Відкрити запис',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: '{author} v-a menționat: {record}',
    heading: '{author} v-a menționat',
    paragraphs: ['Comentariul este la „{record}”.'],
    button: 'Deschideți înregistrarea',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: '{author} sizden bahsetti: {record}',
    heading: '{author} sizden bahsetti',
    paragraphs: ['Yorumun kaydı: “{record}”.'],
    button: 'Kaydı aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: 'Wzmianka o Tobie: {record}',
    heading: 'Wzmianka o Tobie w komentarzu',
    paragraphs: ['Autor: {author}. Rekord: „{record}”.'],
    button: 'Otwórz rekord',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};

/** To the new assignee of a record. Values: `author`, `record`, `link`. */
export const assigned: MailTemplates = {
  en: {
    subject: 'Assigned to you: {record}',
    heading: '{author} assigned a record to you',
    paragraphs: ['You are now responsible for “{record}”.'],
    button: 'Open the record',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: 'Вам назначена запись: {record}',
    heading: 'Вас назначили ответственным',
    paragraphs: ['Назначил пользователь {author}. Запись: «{record}».'],
    button: 'Открыть запись',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: 'Вам призначено запис: {record}',
    heading: 'Вас призначили відповідальним',
    paragraphs: ['Призначив користувач {author}. Запис: «{record}».'],
    button: 'Відкрити запис',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: 'V-a fost atribuită: {record}',
    heading: '{author} v-a atribuit o înregistrare',
    paragraphs: ['Sunteți acum responsabil pentru „{record}”.'],
    button: 'Deschideți înregistrarea',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: 'Size atandı: {record}',
    heading: '{author} size bir kayıt atadı',
    paragraphs: ['Artık “{record}” kaydından siz sorumlusunuz.'],
    button: 'Kaydı aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: 'Przypisano do Ciebie: {record}',
    heading: 'Przypisano do Ciebie rekord',
    paragraphs: ['Przypisane przez: {author}. Rekord: „{record}”.'],
    button: 'Otwórz rekord',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};

/** To the assignee of a record whose status changed. Values: `author`, `record`, `status`, `link`. */
export const statusChanged: MailTemplates = {
  en: {
    subject: '{status}: {record}',
    heading: 'The status is now {status}',
    paragraphs: ['{author} changed the status of “{record}”, which is assigned to you.'],
    button: 'Open the record',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: '{status}: {record}',
    heading: 'Новый статус: {status}',
    paragraphs: [
      'Статус изменил пользователь {author}. Запись, за которую вы отвечаете: «{record}».',
    ],
    button: 'Открыть запись',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: '{status}: {record}',
    heading: 'Новий статус: {status}',
    paragraphs: ['Статус змінив користувач {author}. Запис, за який ви відповідаєте: «{record}».'],
    button: 'Відкрити запис',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: '{status}: {record}',
    heading: 'Stare nouă: {status}',
    paragraphs: ['{author} a schimbat starea pentru „{record}”, care vă este atribuită.'],
    button: 'Deschideți înregistrarea',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: '{status}: {record}',
    heading: 'Yeni durum: {status}',
    paragraphs: ['{author}, size atanmış “{record}” kaydının durumunu değiştirdi.'],
    button: 'Kaydı aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: '{status}: {record}',
    heading: 'Nowy status: {status}',
    paragraphs: ['Zmiana statusu: {author}. Przypisany do Ciebie rekord: „{record}”.'],
    button: 'Otwórz rekord',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};

/** To a follower of a record or of a view that it matches. Values: `author`, `record`, `link`. */
export const changed: MailTemplates = {
  en: {
    subject: '{record} has changed',
    heading: 'A record you follow has changed',
    paragraphs: ['{author} changed “{record}”.'],
    button: 'Open the record',
    note: 'You can turn these e-mails off in your profile.',
  },
  ru: {
    subject: 'Изменена запись: {record}',
    heading: 'Изменилась запись, которую вы отслеживаете',
    paragraphs: ['Запись «{record}». Кто изменил: {author}.'],
    button: 'Открыть запись',
    note: 'Эти письма можно отключить в профиле.',
  },
  ua: {
    subject: 'Змінено запис: {record}',
    heading: 'Змінився запис, який ви відстежуєте',
    paragraphs: ['Запис «{record}». Хто змінив: {author}.'],
    button: 'Відкрити запис',
    note: 'Ці листи можна вимкнути у профілі.',
  },
  ro: {
    subject: '{record} s-a modificat',
    heading: 'O înregistrare pe care o urmăriți s-a modificat',
    paragraphs: ['{author} a modificat „{record}”.'],
    button: 'Deschideți înregistrarea',
    note: 'Puteți dezactiva aceste e-mailuri în profil.',
  },
  tr: {
    subject: '{record} değişti',
    heading: 'Takip ettiğiniz bir kayıt değişti',
    paragraphs: ['{author}, “{record}” kaydını değiştirdi.'],
    button: 'Kaydı aç',
    note: 'Bu e-postaları profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: 'Zmieniono: {record}',
    heading: 'Obserwowany rekord się zmienił',
    paragraphs: ['Rekord: „{record}”. Autor zmiany: {author}.'],
    button: 'Otwórz rekord',
    note: 'Te wiadomości możesz wyłączyć w profilu.',
  },
};
