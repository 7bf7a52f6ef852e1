import type { PlainField } from './fieldTypes.ts';

/** Issues that a resource declares, because they depend on what its fields mean. */
export const declaredIssues = [
  'no_photo',
  'no_price',
  'outside_interval',
  'dearer_tier',
  'duplicate',
  'photo_elsewhere',
  'unanswered',
  'unused',
  'double_booked',
] as const;

export type DeclaredIssue = (typeof declaredIssues)[number];

/** Issues of every resource whose records have the fields for them. */
const derivedIssues = ['missing_translation', 'outdated_translation', 'dead_reference'] as const;

/**
 * What can be wrong with a record. `any` is set on records with at least one of the others, so that
 * the score of a module counts a list too.
 */
export const healthIssues = ['any', ...declaredIssues, ...derivedIssues] as const;

export type HealthIssue = (typeof healthIssues)[number];

/** The filter path of the issues of a record: `filter[health]=no_photo`. It is not a field. */
export const healthPath = 'health';

/** The field that the list filter parses its values by. */
export const healthField: PlainField = { kind: 'choice', options: healthIssues, readOnly: true };
