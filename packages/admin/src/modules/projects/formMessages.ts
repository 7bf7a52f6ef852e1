import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of projects. */
export const messages = defineMessages({
  en: {
    'projects.new': 'New project',
    'projects.save': 'Save project',
    'projects.mail': 'Mail server',
    'projects.password_set': 'A password is stored. Type a new one to replace it.',
    'projects.password_unset': 'Stored encrypted and never shown again.',
    'projects.field.smtp_server': 'Server',
    'projects.field.smtp_port': 'Port',
    'projects.field.smtp_username': 'User name',
    'projects.field.smtp_password': 'Password',
  },
  ru: {
    'projects.new': 'Новый проект',
    'projects.save': 'Сохранить проект',
    'projects.mail': 'Почтовый сервер',
    'projects.password_set': 'Пароль сохранён. Введите новый, чтобы заменить его.',
    'projects.password_unset': 'Хранится в зашифрованном виде и больше не показывается.',
    'projects.field.smtp_server': 'Сервер',
    'projects.field.smtp_port': 'Порт',
    'projects.field.smtp_username': 'Имя пользователя',
    'projects.field.smtp_password': 'Пароль',
  },
  ua: {
    'projects.new': 'Новий проєкт',
    'projects.save': 'Зберегти проєкт',
    'projects.mail': 'Поштовий сервер',
    'projects.password_set': 'Пароль збережено. Введіть новий, щоб замінити його.',
    'projects.password_unset': 'Зберігається зашифрованим і більше не показується.',
    'projects.field.smtp_server': 'Сервер',
    'projects.field.smtp_port': 'Порт',
    'projects.field.smtp_username': 'Ім’я користувача',
    'projects.field.smtp_password': 'Пароль',
  },
  ro: {
    'projects.new': 'Proiect nou',
    'projects.save': 'Salvați proiectul',
    'projects.mail': 'Server de e-mail',
    'projects.password_set': 'Parola este salvată. Scrieți una nouă pentru a o înlocui.',
    'projects.password_unset': 'Se păstrează criptată și nu mai este afișată.',
    'projects.field.smtp_server': 'Server',
    'projects.field.smtp_port': 'Port',
    'projects.field.smtp_username': 'Nume de utilizator',
    'projects.field.smtp_password': 'Parolă',
  },
  tr: {
    'projects.new': 'Yeni proje',
    'projects.save': 'Projeyi kaydet',
    'projects.mail': 'Posta sunucusu',
    'projects.password_set': 'Bir parola kayıtlı. Değiştirmek için yenisini yazın.',
    'projects.password_unset': 'Şifreli saklanır ve bir daha gösterilmez.',
    'projects.field.smtp_server': 'Sunucu',
    'projects.field.smtp_port': 'Bağlantı noktası',
    'projects.field.smtp_username': 'Kullanıcı adı',
    'projects.field.smtp_password': 'Parola',
  },
  pl: {
    'projects.new': 'Nowy projekt',
    'projects.save': 'Zapisz projekt',
    'projects.mail': 'Serwer poczty',
    'projects.password_set': 'Hasło jest zapisane. Wpisz nowe, aby je zastąpić.',
    'projects.password_unset': 'Przechowywane w postaci zaszyfrowanej, nie będzie więcej pokazane.',
    'projects.field.smtp_server': 'Serwer',
    'projects.field.smtp_port': 'Port',
    'projects.field.smtp_username': 'Nazwa użytkownika',
    'projects.field.smtp_password': 'Hasło',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
