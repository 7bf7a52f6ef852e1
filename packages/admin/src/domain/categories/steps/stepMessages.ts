import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of records that are edited in steps. */
export const messages = defineMessages({
  en: {
    'steps.next': 'Next: {step}',
    'steps.save_and_next': 'Save and go on: {step}',
  },
  ru: {
    'steps.next': 'Далее: {step}',
    'steps.save_and_next': 'Сохранить и перейти: {step}',
  },
  ua: {
    'steps.next': 'Далі: {step}',
    'steps.save_and_next': 'Зберегти й перейти: {step}',
  },
  ro: {
    'steps.next': 'Mai departe: {step}',
    'steps.save_and_next': 'Salvați și continuați: {step}',
  },
  tr: {
    'steps.next': 'Sonraki: {step}',
    'steps.save_and_next': 'Kaydet ve devam et: {step}',
  },
  pl: {
    'steps.next': 'Dalej: {step}',
    'steps.save_and_next': 'Zapisz i przejdź dalej: {step}',
  },
});
