import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of forms about one's own account. */
export const messages = defineMessages({
  en: {
    'account.first_name': 'First name',
    'account.last_name': 'Last name',
    'account.current_password': 'Current password',
    'account.new_password': 'New password',
    'account.password_confirmation': 'Confirm new password',
    'account.change_password': 'Change password',
    'account.password_changed': 'Password changed. Your other sessions have been signed out.',
  },
  ru: {
    'account.first_name': 'Имя',
    'account.last_name': 'Фамилия',
    'account.current_password': 'Текущий пароль',
    'account.new_password': 'Новый пароль',
    'account.password_confirmation': 'Повторите новый пароль',
    'account.change_password': 'Сменить пароль',
    'account.password_changed': 'Пароль изменён. Остальные сеансы завершены.',
  },
  ua: {
    'account.first_name': 'Ім’я',
    'account.last_name': 'Прізвище',
    'account.current_password': 'Поточний пароль',
    'account.new_password': 'Новий пароль',
    'account.password_confirmation': 'Повторіть новий пароль',
    'account.change_password': 'Змінити пароль',
    'account.password_changed': 'Пароль змінено. Інші сеанси завершено.',
  },
  ro: {
    'account.first_name': 'Prenume',
    'account.last_name': 'Nume de familie',
    'account.current_password': 'Parola actuală',
    'account.new_password': 'Parola nouă',
    'account.password_confirmation': 'Confirmați parola nouă',
    'account.change_password': 'Schimbați parola',
    'account.password_changed': 'Parola a fost schimbată. Celelalte sesiuni au fost încheiate.',
  },
  tr: {
    'account.first_name': 'Ad',
    'account.last_name': 'Soyad',
    'account.current_password': 'Mevcut parola',
    'account.new_password': 'Yeni parola',
    'account.password_confirmation': 'Yeni parola (tekrar)',
    'account.change_password': 'Parolayı değiştir',
    'account.password_changed': 'Parola değiştirildi. Diğer oturumlarınız sonlandırıldı.',
  },
  pl: {
    'account.first_name': 'Imię',
    'account.last_name': 'Nazwisko',
    'account.current_password': 'Obecne hasło',
    'account.new_password': 'Nowe hasło',
    'account.password_confirmation': 'Powtórz nowe hasło',
    'account.change_password': 'Zmień hasło',
    'account.password_changed': 'Hasło zostało zmienione. Pozostałe sesje zostały zakończone.',
  },
});
