import { defineMessages } from '../i18n/defineMessages.ts';

export const messages = defineMessages({
  en: { 'time.just_now': 'just now' },
  ru: { 'time.just_now': 'только что' },
  ua: { 'time.just_now': 'щойно' },
  ro: { 'time.just_now': 'chiar acum' },
  tr: { 'time.just_now': 'az önce' },
  pl: { 'time.just_now': 'przed chwilą' },
});
