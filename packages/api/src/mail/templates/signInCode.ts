import type { MailTemplates } from './mailTemplate.ts';

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
