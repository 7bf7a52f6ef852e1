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

/** The second step of a sign-in. Values: `code`, `period`. */
export const signInCode: MailTemplates = {
  en: {
    subject: 'Your sign-in code',
    heading: 'Sign-in code',
    paragraphs: ['Enter this code to sign in. It works once and is valid for {period}.'],
    note: 'If you are not signing in, someone may know your password. Change it now.',
  },
  ru: {
    subject: 'Код для входа',
    heading: 'Код для входа',
    paragraphs: ['Введите этот код, чтобы завершить вход. Код одноразовый и действует {period}.'],
    note: 'Если вы сейчас не входите, кто-то мог узнать ваш пароль. Смените его.',
  },
  ua: {
    subject: 'Код для входу',
    heading: 'Код для входу',
    paragraphs: ['Введіть цей код, щоб завершити вхід. Код одноразовий і діє {period}.'],
    note: 'Якщо ви зараз не входите, хтось міг дізнатися ваш пароль. Змініть його.',
  },
  ro: {
    subject: 'Codul dvs. de autentificare',
    heading: 'Cod de autentificare',
    paragraphs: [
      'Introduceți acest cod pentru a finaliza autentificarea. Codul poate fi folosit o singură dată și este valabil {period}.',
    ],
    note: 'Dacă nu vă autentificați acum, cineva v-ar putea cunoaște parola. Schimbați-o.',
  },
  tr: {
    subject: 'Giriş kodunuz',
    heading: 'Giriş kodu',
    paragraphs: [
      'Girişi tamamlamak için bu kodu girin. Kod tek kullanımlıktır ve {period} geçerlidir.',
    ],
    note: 'Şu anda giriş yapmıyorsanız biri parolanızı biliyor olabilir. Parolanızı değiştirin.',
  },
  pl: {
    subject: 'Twój kod logowania',
    heading: 'Kod logowania',
    paragraphs: [
      'Wpisz ten kod, aby dokończyć logowanie. Kod jest jednorazowy i ważny przez {period}.',
    ],
    note: 'Jeśli teraz się nie logujesz, ktoś może znać Twoje hasło. Zmień je.',
  },
};

/** The link to set a new password. Values: `link`, `period`. */
export const resetPassword: MailTemplates = {
  en: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    paragraphs: ['Use this link to set a new password. It works once and is valid for {period}.'],
    button: 'Set a new password',
    note: 'If you did not request this, ignore this e-mail. Your password stays the same.',
  },
  ru: {
    subject: 'Новый пароль',
    heading: 'Новый пароль',
    paragraphs: ['Задайте новый пароль по этой ссылке. Она одноразовая и действует {period}.'],
    button: 'Задать новый пароль',
    note: 'Если вы этого не запрашивали, проигнорируйте это письмо. Пароль не изменится.',
  },
  ua: {
    subject: 'Новий пароль',
    heading: 'Новий пароль',
    paragraphs: ['Задайте новий пароль за цим посиланням. Воно одноразове й діє {period}.'],
    button: 'Задати новий пароль',
    note: 'Якщо ви не надсилали цього запиту, проігноруйте цей лист. Пароль не зміниться.',
  },
  ro: {
    subject: 'Setați o parolă nouă',
    heading: 'Setați o parolă nouă',
    paragraphs: [
      'Setați o parolă nouă cu acest link. El poate fi folosit o singură dată și este valabil {period}.',
    ],
    button: 'Setați o parolă nouă',
    note: 'Dacă nu ați cerut acest lucru, ignorați acest e-mail. Parola rămâne aceeași.',
  },
  tr: {
    subject: 'Yeni bir parola belirleyin',
    heading: 'Yeni bir parola belirleyin',
    paragraphs: [
      'Bu bağlantıyla yeni bir parola belirleyin. Bağlantı tek kullanımlıktır ve {period} geçerlidir.',
    ],
    button: 'Yeni parola belirle',
    note: 'Bunu siz istemediyseniz bu e-postayı dikkate almayın. Parolanız değişmez.',
  },
  pl: {
    subject: 'Ustaw nowe hasło',
    heading: 'Ustaw nowe hasło',
    paragraphs: [
      'Użyj tego linku, aby ustawić nowe hasło. Link jest jednorazowy i ważny przez {period}.',
    ],
    button: 'Ustaw nowe hasło',
    note: 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Hasło pozostanie bez zmian.',
  },
};
