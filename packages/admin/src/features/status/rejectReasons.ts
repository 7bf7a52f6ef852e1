import type { MessageKey } from '../../services/i18n/defineMessages.ts';

/** The most frequent reasons for a rejection. */
export const rejectReasons = [
  'reason.photo',
  'reason.price',
  'reason.text',
  'reason.place',
  'reason.duplicate',
] as const satisfies readonly MessageKey[];
