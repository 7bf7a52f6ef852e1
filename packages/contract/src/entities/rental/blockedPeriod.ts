import { choice, moment, reference, text, textMax } from '../../schema/fields.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';

/** Maximum length of a blocked period and of its repetition, in days: five years. */
export const blockedDays = 5 * 366;
const day = 86_400_000;

const endsAfterStart: Check = ({ starts_at: start, ends_at: end }) => {
  if (typeof start !== 'string' || typeof end !== 'string') return [];
  const length = Date.parse(end) - Date.parse(start);
  if (length <= 0) return [{ path: 'ends_at', problem: { id: 'ends_before_start' } }];
  return length > blockedDays * day
    ? [{ path: 'ends_at', problem: { id: 'too_far', values: { number: 5 } } }]
    : [];
};

export const blockReasons = ['maintenance', 'owner', 'season', 'other'] as const;

/** A time in which a machine cannot be rented: maintenance, the owner's use, a season. */
export const blockedPeriod = defineResource({
  name: 'blocked_periods',
  subject: 'blocked-periods',
  isImported: true,
  label: 'code',
  optionNote: 'offer',
  fields: {
    /** The number of the period, by which imports find it. */
    code: text({
      min: 1,
      max: 64,
      format: 'code',
      required: true,
      unique: true,
      generated: 'number',
    }),
    offer: reference({ to: 'offers', required: true, exportedAs: 'code' }),
    starts_at: moment({ required: true }),
    ends_at: moment({ required: true }),
    reason: choice({
      options: blockReasons,
      default: 'maintenance',
    }),
    note: text({ max: textMax, multiline: true }),
    /** How it repeats, by RFC 5545: `FREQ=WEEKLY;BYDAY=SU`. Null for once. */
    rrule: text({ max: 500 }),
  },
  search: ['code', 'note'],
  searchThrough: ['offer'],
  sort: ['starts_at', 'ends_at', 'reason', 'offer', 'code'],
  defaultSort: '-starts_at',
  filter: ['offer', 'starts_at', 'ends_at', 'reason', 'rrule', 'code'],
  checks: [endsAfterStart],
});

export type BlockedPeriodRow = RowOf<typeof blockedPeriod>;
