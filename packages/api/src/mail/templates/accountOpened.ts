import type { MailTemplates } from './mailTemplate.ts';

/** To a user whose registration an admin has approved. Values: `link`. */
export const accountOpened: MailTemplates = {
  en: {
    subject: 'Your account is open',
    heading: 'Your account is open',
    paragraphs: ['An administrator has approved your registration. You can sign in now.'],
    button: 'Sign in',
  },
  ru: {
    subject: 'Ваша учётная запись открыта',
    heading: 'Ваша учётная запись открыта',
    paragraphs: ['Администратор одобрил вашу регистрацию. Теперь вы можете войти.'],
    button: 'Войти',
  },
  ua: {
    subject: 'Ваш обліковий запис відкрито',
    heading: 'Ваш обліковий запис відкрито',
    paragraphs: ['Адміністратор схвалив вашу реєстрацію. Тепер ви можете увійти.'],
    button: 'Увійти',
  },
  ro: {
    subject: 'Contul dumneavoastră este deschis',
    heading: 'Contul dumneavoastră este deschis',
    paragraphs: ['Un administrator v-a aprobat înregistrarea. Acum vă puteți autentifica.'],
    button: 'Mă autentific',
  },
  tr: {
    subject: 'Hesabınız açıldı',
    heading: 'Hesabınız açıldı',
    paragraphs: ['Bir yönetici kaydınızı onayladı. Artık giriş yapabilirsiniz.'],
    button: 'Giriş yap',
  },
  pl: {
    subject: 'Twoje konto jest otwarte',
    heading: 'Twoje konto jest otwarte',
    paragraphs: ['Administrator zatwierdził Twoją rejestrację. Możesz się już zalogować.'],
    button: 'Zaloguj się',
  },
};
