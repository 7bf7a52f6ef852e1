import type { MailTemplates } from './mailTemplate.ts';

/** To a user whose address was used to register again. Values: `link`. */
export const alreadyRegistered: MailTemplates = {
  en: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to register with this address. It has an account already.',
      'If you forgot the password, choose a new one.',
    ],
    button: 'Choose a new password',
    note: 'It was not you? Then do nothing: nothing has changed.',
  },
  ru: {
    subject: 'У вас уже есть учётная запись',
    heading: 'У вас уже есть учётная запись',
    paragraphs: [
      'Кто-то, возможно вы, пытался зарегистрироваться с этим адресом. Учётная запись с ним уже есть.',
      'Если вы забыли пароль, задайте новый.',
    ],
    button: 'Задать новый пароль',
    note: 'Это были не вы? Ничего не делайте: ничего не изменилось.',
  },
  ua: {
    subject: 'У вас уже є обліковий запис',
    heading: 'У вас уже є обліковий запис',
    paragraphs: [
      'Хтось, можливо ви, намагався зареєструватися з цією адресою. Обліковий запис із нею вже є.',
      'Якщо ви забули пароль, задайте новий.',
    ],
    button: 'Задати новий пароль',
    note: 'Це були не ви? Нічого не робіть: нічого не змінилося.',
  },
  ro: {
    subject: 'Aveți deja un cont',
    heading: 'Aveți deja un cont',
    paragraphs: [
      'Cineva, poate dumneavoastră, a încercat să se înregistreze cu această adresă. Ea are deja un cont.',
      'Dacă ați uitat parola, alegeți una nouă.',
    ],
    button: 'Aleg o parolă nouă',
    note: 'Nu ați fost dumneavoastră? Nu faceți nimic: nu s-a schimbat nimic.',
  },
  tr: {
    subject: 'Zaten bir hesabınız var',
    heading: 'Zaten bir hesabınız var',
    paragraphs: [
      'Biri, belki de siz, bu adresle kaydolmaya çalıştı. Bu adrese ait bir hesap zaten var.',
      'Parolanızı unuttuysanız yenisini belirleyin.',
    ],
    button: 'Yeni parola belirle',
    note: 'Bunu siz yapmadınız mı? Hiçbir şey yapmayın: hiçbir şey değişmedi.',
  },
  pl: {
    subject: 'Masz już konto',
    heading: 'Masz już konto',
    paragraphs: [
      'Ktoś, być może Ty, próbował zarejestrować się z tym adresem. Konto z tym adresem już istnieje.',
      'Jeśli nie pamiętasz hasła, ustaw nowe.',
    ],
    button: 'Ustaw nowe hasło',
    note: 'To nie Ty? Nie rób nic: nic się nie zmieniło.',
  },
};
