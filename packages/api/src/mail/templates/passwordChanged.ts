import type { MailTemplates } from './mailTemplate.ts';

/** Notifies the owner of an account that the password was changed. Values: `link`. */
export const passwordChanged: MailTemplates = {
  en: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account is a new one. All other sessions were ended.'],
    button: 'Choose another password',
    note: 'It was not you? Choose another password at once and tell an administrator.',
  },
  ru: {
    subject: 'Ваш пароль изменён',
    heading: 'Ваш пароль изменён',
    paragraphs: ['У вашей учётной записи новый пароль. Все остальные сеансы завершены.'],
    button: 'Задать другой пароль',
    note: 'Это были не вы? Сразу задайте другой пароль и сообщите администратору.',
  },
  ua: {
    subject: 'Ваш пароль змінено',
    heading: 'Ваш пароль змінено',
    paragraphs: ['Ваш обліковий запис має новий пароль. Усі інші сеанси завершено.'],
    button: 'Задати інший пароль',
    note: 'Це були не ви? Одразу задайте інший пароль і повідомте адміністратора.',
  },
  ro: {
    subject: 'Parola dumneavoastră a fost schimbată',
    heading: 'Parola dumneavoastră a fost schimbată',
    paragraphs: [
      'Contul dumneavoastră are o parolă nouă. Toate celelalte sesiuni au fost închise.',
    ],
    button: 'Aleg altă parolă',
    note: 'Nu ați fost dumneavoastră? Alegeți imediat altă parolă și anunțați un administrator.',
  },
  tr: {
    subject: 'Parolanız değiştirildi',
    heading: 'Parolanız değiştirildi',
    paragraphs: ['Hesabınızın yeni bir parolası var. Diğer tüm oturumlar sonlandırıldı.'],
    button: 'Başka bir parola belirle',
    note: 'Bunu siz yapmadınız mı? Hemen başka bir parola belirleyin ve bir yöneticiye haber verin.',
  },
  pl: {
    subject: 'Twoje hasło zostało zmienione',
    heading: 'Twoje hasło zostało zmienione',
    paragraphs: ['Twoje konto ma nowe hasło. Wszystkie pozostałe sesje zostały zakończone.'],
    button: 'Ustaw inne hasło',
    note: 'To nie Ty? Od razu ustaw inne hasło i zawiadom administratora.',
  },
};
