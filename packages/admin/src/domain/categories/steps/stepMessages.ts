import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of records that are edited in steps. */
export const messages = defineMessages({
  en: {
    'steps.next': 'Next: {step}',
    'steps.save_and_next': 'Save and continue',
  },
  ru: {
    'steps.next': 'Далее: {step}',
    'steps.save_and_next': 'Сохранить и продолжить',
  },
  ua: {
    'steps.next': 'Далі: {step}',
    'steps.save_and_next': 'Зберегти й продовжити',
  },
  ro: {
    'steps.next': 'Următorul: {step}',
    'steps.save_and_next': 'Salvați și continuați',
  },
  tr: {
    'steps.next': 'Sonraki: {step}',
    'steps.save_and_next': 'Kaydet ve devam et',
  },
  pl: {
    'steps.next': 'Dalej: {step}',
    'steps.save_and_next': 'Zapisz i kontynuuj',
  },
});
