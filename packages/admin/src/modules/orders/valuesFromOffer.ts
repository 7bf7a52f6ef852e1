import type { Resource } from '@rentyard/contract/schema/resource';
import { buildFormValues, type FormValues, isSame } from '../../records/form/values/formValues.ts';

/**
 * Fields that an order copies from its offer, in the order in which the form sets them: the
 * category before the answers.
 */
const copiedFields = [
  'category',
  'properties',
  'name',
  'brand',
  'currency',
  'prices',
  'region',
  'address',
  'geo_lat',
  'geo_long',
  'project',
  'user',
] as const;

/** Paths and values to copy from an offer into fields that are still blank. */
export function valuesFromOffer(
  offer: object,
  values: FormValues,
  resource: Resource,
  languages: readonly string[],
): readonly (readonly [path: string, value: unknown])[] {
  const offered = buildFormValues(resource, languages, offer);
  const blank = buildFormValues(resource, languages);
  return copiedFields
    .filter((name) => isSame(values[name], blank[name]) && !isSame(offered[name], blank[name]))
    .map((name) => [name, offered[name]]);
}
