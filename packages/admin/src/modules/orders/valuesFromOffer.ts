import type { Resource } from '@rentyard/contract/schema/resource';
import { isSame } from '../../records/form/changes.ts';
import { type FormValues, valuesOf } from '../../records/form/formValues.ts';

/** What an order takes over from its offer, in the order in which a form takes them: the category before its answers. */
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

/** Paths and values that an offer fills in where an order's form is still as empty as it began. */
export function valuesFromOffer(
  offer: object,
  values: FormValues,
  resource: Resource,
  languages: readonly string[],
): readonly (readonly [path: string, value: unknown])[] {
  const offered = valuesOf(resource, languages, offer);
  const blank = valuesOf(resource, languages);
  return copiedFields
    .filter((name) => isSame(values[name], blank[name]) && !isSame(offered[name], blank[name]))
    .map((name) => [name, offered[name]]);
}
