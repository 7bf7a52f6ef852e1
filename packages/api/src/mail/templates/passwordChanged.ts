import type { MailTemplates } from './mailTemplate.ts';

/** Notifies the owner of an account that the password was changed. Values: `link`. */
export const passwordChanged: MailTemplates = {
  en: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account was changed. All other sessions were signed out.'],
    button: 'Set another password',
    note: 'If this was not you, set another password now and contact an administrator.',
  },
  ru: {
    subject: 'Ваш пароль изменён',
    heading: 'Ваш пароль изменён',
    paragraphs: ['Пароль вашей учётной записи изменён. Все остальные сеансы завершены.'],
    button: 'Задать другой пароль',
    note: 'Если это были не вы, сразу задайте другой пароль и сообщите администратору.',
  },
  ua: {
    subject: 'Ваш пароль змінено',
    heading: 'Ваш пароль змінено',
    paragraphs: ['Пароль вашого облікового запису змінено. Усі інші сеанси завершено.'],
    button: 'Задати інший пароль',
    note: 'Якщо це були не ви, одразу задайте інший пароль і повідомте адміністратора.',
  },
  ro: {
    subject: 'Parola dvs. a fost schimbată',
    heading: 'Parola dvs. a fost schimbată',
    paragraphs: [
      'Parola contului dvs. a fost schimbată. Toate celelalte sesiuni au fost încheiate.',
    ],
    button: 'Setați altă parolă',
    note: 'Dacă nu ați fost dvs., setați imediat altă parolă și contactați un administrator.',
  },
  tr: {
    subject: 'Parolanız değiştirildi',
    heading: 'Parolanız değiştirildi',
    paragraphs: ['Hesabınızın parolası değiştirildi. Diğer tüm oturumlar sonlandırıldı.'],
    button: 'Başka bir parola belirle',
    note: 'Bu siz değilseniz hemen başka bir parola belirleyin ve bir yöneticiye haber verin.',
  },
  pl: {
    subject: 'Twoje hasło zostało zmienione',
    heading: 'Twoje hasło zostało zmienione',
    paragraphs: [
      'Hasło do Twojego konta zostało zmienione. Wszystkie pozostałe sesje zostały zakończone.',
    ],
    button: 'Ustaw inne hasło',
    note: 'Jeśli to nie Ty, od razu ustaw inne hasło i zawiadom administratora.',
  },
};
