import type { MessageKey } from '../../services/i18n/defineMessages.ts';

/** What is most often wrong with what is rejected. */
export const rejectReasons = [
  'reason.photo',
  'reason.price',
  'reason.text',
  'reason.place',
  'reason.duplicate',
] as const satisfies readonly MessageKey[];
