import type { LanguageCode } from '../../languages.ts';

/** What a customer can answer with a button below a message of the bot. */
export const messageButtons = ['available', 'not_available', 'confirm'] as const;

export type MessageButton = (typeof messageButtons)[number];

/** The labels as the customer reads them. */
export const buttonLabels: Readonly<Record<LanguageCode, Readonly<Record<MessageButton, string>>>> =
  {
    en: {
      available: 'Still available',
      not_available: 'Not available from – to',
      confirm: 'Confirm',
    },
    ru: { available: 'Доступна', not_available: 'Недоступна с – по', confirm: 'Подтверждаю' },
    ua: { available: 'Доступна', not_available: 'Недоступна з – до', confirm: 'Підтверджую' },
    ro: {
      available: 'Este disponibil',
      not_available: 'Indisponibil de la – până la',
      confirm: 'Confirm',
    },
    tr: {
      available: 'Hâlâ uygun',
      not_available: 'Şu tarihlerde uygun değil',
      confirm: 'Onaylıyorum',
    },
    pl: {
      available: 'Nadal dostępna',
      not_available: 'Niedostępna od – do',
      confirm: 'Potwierdzam',
    },
  };
