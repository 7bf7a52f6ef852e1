import type { MailTemplates } from './mailTemplate.ts';

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
