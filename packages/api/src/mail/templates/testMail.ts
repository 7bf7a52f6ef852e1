import type { MailTemplates } from './mailTemplate.ts';

/** Tests the mail server of a project. Values: `project`. */
export const testMail: MailTemplates = {
  en: {
    subject: 'Test e-mail from {project}',
    heading: 'The mail server works',
    paragraphs: ['This e-mail was sent through the mail server of the project {project}.'],
  },
  ru: {
    subject: 'Тестовое письмо проекта {project}',
    heading: 'Почтовый сервер работает',
    paragraphs: ['Это письмо отправлено через почтовый сервер проекта {project}.'],
  },
  ua: {
    subject: 'Тестовий лист проєкту {project}',
    heading: 'Поштовий сервер працює',
    paragraphs: ['Цей лист надіслано через поштовий сервер проєкту {project}.'],
  },
  ro: {
    subject: 'E-mail de test al proiectului {project}',
    heading: 'Serverul de e-mail funcționează',
    paragraphs: ['Acest e-mail a fost trimis prin serverul de e-mail al proiectului {project}.'],
  },
  tr: {
    subject: '{project} projesinin test e-postası',
    heading: 'E-posta sunucusu çalışıyor',
    paragraphs: ['Bu e-posta {project} projesinin e-posta sunucusu üzerinden gönderildi.'],
  },
  pl: {
    subject: 'Wiadomość testowa projektu {project}',
    heading: 'Serwer poczty działa',
    paragraphs: ['Ta wiadomość została wysłana przez serwer poczty projektu {project}.'],
  },
};
