import type { MailTemplates } from './mailTemplate.ts';

/** To a user whose account was created by an admin. Values: `link`, `period`, `inviter`. */
export const invitation: MailTemplates = {
  en: {
    subject: 'You are invited to Rentyard',
    heading: 'Welcome to Rentyard',
    paragraphs: [
      '{inviter} created an account for you in the admin panel. Set a password to sign in. The link works once and is valid for {period}.',
    ],
    button: 'Set a password',
  },
  ru: {
    subject: 'Вас пригласили в Rentyard',
    heading: 'Добро пожаловать в Rentyard',
    paragraphs: [
      '{inviter} приглашает вас в панель управления. Учётная запись уже создана. Задайте пароль, чтобы войти. Ссылка одноразовая и действует {period}.',
    ],
    button: 'Задать пароль',
  },
  ua: {
    subject: 'Вас запросили до Rentyard',
    heading: 'Ласкаво просимо до Rentyard',
    paragraphs: [
      '{inviter} запрошує вас до панелі керування. Обліковий запис уже створено. Задайте пароль, щоб увійти. Посилання одноразове і діє {period}.',
    ],
    button: 'Задати пароль',
  },
  ro: {
    subject: 'Invitație în Rentyard',
    heading: 'Bine ați venit în Rentyard',
    paragraphs: [
      '{inviter} v-a creat un cont în panoul de administrare. Setați o parolă pentru a vă autentifica. Linkul poate fi folosit o singură dată și este valabil {period}.',
    ],
    button: 'Setați o parolă',
  },
  tr: {
    subject: 'Rentyard’a davet edildiniz',
    heading: 'Rentyard’a hoş geldiniz',
    paragraphs: [
      '{inviter} yönetim panelinde sizin için bir hesap oluşturdu. Giriş yapmak için bir parola belirleyin. Bağlantı tek kullanımlıktır ve {period} geçerlidir.',
    ],
    button: 'Parola belirle',
  },
  pl: {
    subject: 'Zaproszenie do Rentyard',
    heading: 'Witamy w Rentyard',
    paragraphs: [
      '{inviter} zaprasza Cię do panelu administracyjnego. Konto jest już gotowe. Ustaw hasło, aby się zalogować. Link jest jednorazowy i ważny przez {period}.',
    ],
    button: 'Ustaw hasło',
  },
};
