import type { Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf, mapWritable } from '../fields/fieldKinds.ts';

/**
 * The values of form inputs, in the shape of the record: texts, numbers and amounts as typed,
 * references and images whole (their names are shown), one text per content language.
 */
export type FormValues = Record<string, unknown>;

/** The body of a save: blanks as null, numbers as numbers, references and images as ids. */
export type WireDraft = Record<string, unknown>;

/** The initial values of a form: those of a record, or the defaults of a new one. */
export function valuesOf(
  resource: Resource,
  languages: readonly string[],
  record: object = {},
): FormValues {
  const values = record as Readonly<Record<string, unknown>>;
  return mapWritable(resource.fields, (field, name) =>
    fieldKindOf(field).inputValue(field, values[name], languages),
  );
}

/** Converts the values of a form to a draft that can be validated and sent. */
export function draftOf(resource: Resource, values: FormValues): WireDraft {
  const draft = mapWritable(resource.fields, (field, name) =>
    fieldKindOf(field).draftValue(field, values[name]),
  );
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}
