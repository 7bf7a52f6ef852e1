import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the figures above the list of people. */
export const messages = defineMessages({
  en: {
    'users.figures': 'Figures',
    'users.figure.waiting': 'wait for approval',
    'users.figure.now': 'here now',
    'users.figure.week': 'here this week',
    'users.figure.invited': 'invited',
    'users.figure.two_step': 'with two-step sign-in',
    'users.figure.expired': 'expired passwords',
    'users.figure.documents': 'clients to verify',
    'users.figure.added': 'added in 30 days',
  },
  ru: {
    'users.figures': 'Показатели',
    'users.figure.waiting': 'ждут одобрения',
    'users.figure.now': 'сейчас здесь',
    'users.figure.week': 'были за неделю',
    'users.figure.invited': 'приглашены',
    'users.figure.two_step': 'с двухэтапным входом',
    'users.figure.expired': 'пароль истёк',
    'users.figure.documents': 'клиентов проверить',
    'users.figure.added': 'добавлены за 30 дней',
  },
  ua: {
    'users.figures': 'Показники',
    'users.figure.waiting': 'чекають на схвалення',
    'users.figure.now': 'зараз тут',
    'users.figure.week': 'були за тиждень',
    'users.figure.invited': 'запрошені',
    'users.figure.two_step': 'з двоетапним входом',
    'users.figure.expired': 'пароль застарів',
    'users.figure.documents': 'клієнтів перевірити',
    'users.figure.added': 'додані за 30 днів',
  },
  ro: {
    'users.figures': 'Cifre',
    'users.figure.waiting': 'așteaptă aprobare',
    'users.figure.now': 'aici acum',
    'users.figure.week': 'aici săptămâna aceasta',
    'users.figure.invited': 'invitați',
    'users.figure.two_step': 'cu autentificare în doi pași',
    'users.figure.expired': 'parole expirate',
    'users.figure.documents': 'clienți de verificat',
    'users.figure.added': 'adăugați în 30 de zile',
  },
  tr: {
    'users.figures': 'Rakamlar',
    'users.figure.waiting': 'onay bekliyor',
    'users.figure.now': 'şu anda burada',
    'users.figure.week': 'bu hafta burada',
    'users.figure.invited': 'davetli',
    'users.figure.two_step': 'iki adımlı girişle',
    'users.figure.expired': 'süresi dolan parola',
    'users.figure.documents': 'doğrulanacak müşteri',
    'users.figure.added': '30 günde eklenenler',
  },
  pl: {
    'users.figures': 'Liczby',
    'users.figure.waiting': 'czeka na zatwierdzenie',
    'users.figure.now': 'teraz tutaj',
    'users.figure.week': 'w tym tygodniu',
    'users.figure.invited': 'zaproszonych',
    'users.figure.two_step': 'z logowaniem dwuetapowym',
    'users.figure.expired': 'wygasłych haseł',
    'users.figure.documents': 'klientów do weryfikacji',
    'users.figure.added': 'dodani przez 30 dni',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
