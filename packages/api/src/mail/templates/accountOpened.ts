import type { MailTemplates } from './mailTemplate.ts';

/** To a user whose registration an admin has approved. Values: `link`. */
export const accountOpened: MailTemplates = {
  en: {
    subject: 'Your account is approved',
    heading: 'Your account is approved',
    paragraphs: ['An administrator approved your registration. You can now sign in.'],
    button: 'Sign in',
  },
  ru: {
    subject: 'Ваша учётная запись одобрена',
    heading: 'Ваша учётная запись одобрена',
    paragraphs: ['Администратор одобрил вашу регистрацию. Теперь вы можете войти.'],
    button: 'Войти',
  },
  ua: {
    subject: 'Ваш обліковий запис схвалено',
    heading: 'Ваш обліковий запис схвалено',
    paragraphs: ['Адміністратор схвалив вашу реєстрацію. Тепер ви можете увійти.'],
    button: 'Увійти',
  },
  ro: {
    subject: 'Contul dvs. a fost aprobat',
    heading: 'Contul dvs. a fost aprobat',
    paragraphs: ['Un administrator v-a aprobat înregistrarea. Acum vă puteți autentifica.'],
    button: 'Autentificați-vă',
  },
  tr: {
    subject: 'Hesabınız onaylandı',
    heading: 'Hesabınız onaylandı',
    paragraphs: ['Bir yönetici kaydınızı onayladı. Artık giriş yapabilirsiniz.'],
    button: 'Giriş yap',
  },
  pl: {
    subject: 'Twoje konto zostało zatwierdzone',
    heading: 'Twoje konto zostało zatwierdzone',
    paragraphs: ['Administrator zatwierdził Twoją rejestrację. Możesz się już zalogować.'],
    button: 'Zaloguj się',
  },
};
