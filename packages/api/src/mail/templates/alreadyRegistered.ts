import type { MailTemplates } from './mailTemplate.ts';

/** To a user whose address was used to register again. Values: `link`. */
export const alreadyRegistered: MailTemplates = {
  en: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to register with this address, but it already has an account.',
      'If you forgot your password, set a new one.',
    ],
    button: 'Set a new password',
    note: 'If this was not you, ignore this e-mail. Your account has not changed.',
  },
  ru: {
    subject: 'У вас уже есть учётная запись',
    heading: 'У вас уже есть учётная запись',
    paragraphs: [
      'С этим адресом пытались зарегистрироваться, но учётная запись для него уже есть.',
      'Если вы забыли пароль, задайте новый.',
    ],
    button: 'Задать новый пароль',
    note: 'Если это были не вы, проигнорируйте это письмо. Учётная запись не изменилась.',
  },
  ua: {
    subject: 'У вас уже є обліковий запис',
    heading: 'У вас уже є обліковий запис',
    paragraphs: [
      'Із цією адресою намагалися зареєструватися, але обліковий запис для неї вже є.',
      'Якщо ви забули пароль, задайте новий.',
    ],
    button: 'Задати новий пароль',
    note: 'Якщо це були не ви, проігноруйте цей лист. Обліковий запис не змінився.',
  },
  ro: {
    subject: 'Aveți deja un cont',
    heading: 'Aveți deja un cont',
    paragraphs: [
      'Cineva a încercat să se înregistreze cu această adresă, dar ea are deja un cont.',
      'Dacă ați uitat parola, setați una nouă.',
    ],
    button: 'Setați o parolă nouă',
    note: 'Dacă nu ați fost dvs., ignorați acest e-mail. Contul nu s-a schimbat.',
  },
  tr: {
    subject: 'Zaten bir hesabınız var',
    heading: 'Zaten bir hesabınız var',
    paragraphs: [
      'Bu adresle kaydolmaya çalışıldı, ancak bu adrese ait bir hesap zaten var.',
      'Parolanızı unuttuysanız yenisini belirleyin.',
    ],
    button: 'Yeni parola belirle',
    note: 'Bu siz değilseniz bu e-postayı dikkate almayın. Hesabınız değişmedi.',
  },
  pl: {
    subject: 'Masz już konto',
    heading: 'Masz już konto',
    paragraphs: [
      'Ktoś próbował zarejestrować się z tym adresem, ale konto z nim już istnieje.',
      'Jeśli nie pamiętasz hasła, ustaw nowe.',
    ],
    button: 'Ustaw nowe hasło',
    note: 'Jeśli to nie Ty, zignoruj tę wiadomość. Twoje konto się nie zmieniło.',
  },
};
