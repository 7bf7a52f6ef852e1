import type { MailTemplates } from './mailTemplate.ts';

/** The link to set a new password. Values: `link`, `period`. */
export const resetPassword: MailTemplates = {
  en: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: ['With this link you choose a new password. It works once, for {period}.'],
    button: 'Choose a new password',
    note: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  ru: {
    subject: 'Новый пароль',
    heading: 'Новый пароль',
    paragraphs: [
      'По этой ссылке вы зададите новый пароль. Ссылка одноразовая и действует {period}.',
    ],
    button: 'Задать новый пароль',
    note: 'Вы об этом не просили? Ничего не делайте: пароль останется прежним.',
  },
  ua: {
    subject: 'Новий пароль',
    heading: 'Новий пароль',
    paragraphs: ['За цим посиланням ви задасте новий пароль. Посилання одноразове і діє {period}.'],
    button: 'Задати новий пароль',
    note: 'Ви про це не просили? Нічого не робіть: пароль залишиться попереднім.',
  },
  ro: {
    subject: 'Alegeți o parolă nouă',
    heading: 'Alegeți o parolă nouă',
    paragraphs: [
      'Cu acest link alegeți o parolă nouă. Linkul se folosește o singură dată și este valabil {period}.',
    ],
    button: 'Aleg o parolă nouă',
    note: 'Nu ați cerut acest lucru? Nu faceți nimic: parola rămâne aceeași.',
  },
  tr: {
    subject: 'Yeni bir parola belirleyin',
    heading: 'Yeni bir parola belirleyin',
    paragraphs: [
      'Bu bağlantıyla yeni bir parola belirlersiniz. Bağlantı tek kullanımlıktır ve {period} geçerlidir.',
    ],
    button: 'Yeni parola belirle',
    note: 'Bunu siz istemediniz mi? Hiçbir şey yapmayın: parolanız aynı kalır.',
  },
  pl: {
    subject: 'Ustaw nowe hasło',
    heading: 'Ustaw nowe hasło',
    paragraphs: [
      'Pod tym linkiem ustawisz nowe hasło. Link jest jednorazowy i ważny przez {period}.',
    ],
    button: 'Ustaw nowe hasło',
    note: 'Nie prosisz o to? Nie rób nic: hasło pozostanie bez zmian.',
  },
};
