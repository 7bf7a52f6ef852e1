import type { MailTemplates } from './mailTemplate.ts';

/** Tests the mail server of a project. Values: `project`. */
export const testMail: MailTemplates = {
  en: {
    subject: 'Test mail of {project}',
    heading: 'The mail server works',
    paragraphs: ['This mail went out through the mail server of the project {project}.'],
  },
  ru: {
    subject: 'Пробное письмо проекта {project}',
    heading: 'Почтовый сервер работает',
    paragraphs: ['Это письмо отправлено через почтовый сервер проекта {project}.'],
  },
  ua: {
    subject: 'Пробний лист проєкту {project}',
    heading: 'Поштовий сервер працює',
    paragraphs: ['Цей лист надіслано через поштовий сервер проєкту {project}.'],
  },
  ro: {
    subject: 'E-mail de probă al proiectului {project}',
    heading: 'Serverul de e-mail funcționează',
    paragraphs: ['Acest e-mail a fost trimis prin serverul de e-mail al proiectului {project}.'],
  },
  tr: {
    subject: '{project} projesinin deneme e-postası',
    heading: 'E-posta sunucusu çalışıyor',
    paragraphs: ['Bu e-posta {project} projesinin e-posta sunucusu üzerinden gönderildi.'],
  },
  pl: {
    subject: 'Wiadomość próbna projektu {project}',
    heading: 'Serwer pocztowy działa',
    paragraphs: ['Ta wiadomość została wysłana przez serwer pocztowy projektu {project}.'],
  },
};
