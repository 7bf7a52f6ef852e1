import { defineMessages, type Keys } from '../i18n/defineMessages.ts';

export const messages = defineMessages({
  en: {
    'login.title': 'Sign in',
    'login.email': 'E-mail',
    'login.password': 'Password',
    'login.remember': 'Stay signed in for a week',
    'login.submit': 'Sign in',
    'login.forgot': 'Forgot password?',
    'login.register': 'Register',
    'login.required': 'Field {field} is required!',
    'login.unreached': 'The server cannot be reached. Check the connection and try again.',
  },
  ru: {
    'login.title': 'Вход',
    'login.email': 'Электронная почта',
    'login.password': 'Пароль',
    'login.remember': 'Не выходить неделю',
    'login.submit': 'Войти',
    'login.forgot': 'Забыли пароль?',
    'login.register': 'Зарегистрироваться',
    'login.required': 'Это обязательное поле!',
    'login.unreached': 'Сервер недоступен. Проверьте соединение и повторите.',
  },
  ua: {
    'login.title': 'Вхід',
    'login.email': 'Електронна пошта',
    'login.password': 'Пароль',
    'login.remember': 'Не виходити тиждень',
    'login.submit': 'Увійти',
    'login.forgot': 'Забули пароль?',
    'login.register': 'Зареєструватися',
    'login.required': 'Це обов’язкове поле!',
    'login.unreached': 'Сервер недоступний. Перевірте з’єднання й повторіть.',
  },
  ro: {
    'login.title': 'Autentificare',
    'login.email': 'E-mail',
    'login.password': 'Parolă',
    'login.remember': 'Rămâneți autentificat o săptămână',
    'login.submit': 'Autentificare',
    'login.forgot': 'Ați uitat parola?',
    'login.register': 'Înregistrare',
    'login.required': 'Câmp obligatoriu',
    'login.unreached':
      'Serverul nu poate fi contactat. Verificați conexiunea și încercați din nou.',
  },
  tr: {
    'login.title': 'Giriş',
    'login.email': 'E-posta',
    'login.password': 'Parola',
    'login.remember': 'Bir hafta açık kalsın',
    'login.submit': 'Giriş yap',
    'login.forgot': 'Parolanızı mı unuttunuz?',
    'login.register': 'Kayıt ol',
    'login.required': '{field} alanı zorunludur!',
    'login.unreached': 'Sunucuya ulaşılamıyor. Bağlantıyı denetleyip tekrar deneyin.',
  },
  pl: {
    'login.title': 'Logowanie',
    'login.email': 'E-mail',
    'login.password': 'Hasło',
    'login.remember': 'Nie wylogowuj przez tydzień',
    'login.submit': 'Zaloguj się',
    'login.forgot': 'Nie pamiętasz hasła?',
    'login.register': 'Zarejestruj się',
    'login.required': 'Pole {field} jest wymagane!',
    'login.unreached': 'Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  },
});

declare module '../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
