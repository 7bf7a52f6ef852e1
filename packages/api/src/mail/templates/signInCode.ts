import type { MailTemplates } from './mailTemplate.ts';

/** The second step of a sign-in. Values: `code`, `period`. */
export const signInCode: MailTemplates = {
  en: {
    subject: 'Your sign-in code',
    heading: 'Sign-in code',
    paragraphs: ['Enter this code to finish signing in. It works once, for {period}.'],
    note: 'You are not signing in now? Then somebody knows your password: change it.',
  },
  ru: {
    subject: 'Код для входа',
    heading: 'Код для входа',
    paragraphs: ['Введите этот код, чтобы завершить вход. Код одноразовый и действует {period}.'],
    note: 'Если вы сейчас не входите, значит, кто-то знает ваш пароль: смените его.',
  },
  ua: {
    subject: 'Код для входу',
    heading: 'Код для входу',
    paragraphs: ['Введіть цей код, щоб завершити вхід. Код одноразовий і діє {period}.'],
    note: 'Якщо ви зараз не входите, отже, хтось знає ваш пароль: змініть його.',
  },
  ro: {
    subject: 'Codul dumneavoastră de autentificare',
    heading: 'Cod de autentificare',
    paragraphs: [
      'Introduceți acest cod pentru a finaliza autentificarea. Codul se folosește o singură dată și este valabil {period}.',
    ],
    note: 'Nu vă autentificați acum? Atunci cineva vă cunoaște parola: schimbați-o.',
  },
  tr: {
    subject: 'Giriş kodunuz',
    heading: 'Giriş kodu',
    paragraphs: [
      'Girişi tamamlamak için bu kodu girin. Kod tek kullanımlıktır ve {period} geçerlidir.',
    ],
    note: 'Şu anda giriş yapmıyor musunuz? O hâlde biri parolanızı biliyor: parolanızı değiştirin.',
  },
  pl: {
    subject: 'Twój kod logowania',
    heading: 'Kod logowania',
    paragraphs: [
      'Wpisz ten kod, aby dokończyć logowanie. Kod jest jednorazowy i ważny przez {period}.',
    ],
    note: 'Nie logujesz się teraz? To znaczy, że ktoś zna Twoje hasło: zmień je.',
  },
};
