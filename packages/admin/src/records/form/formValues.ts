import type { Field, Fields, PlainField } from '@rentyard/contract/fields';
import type { Resource } from '@rentyard/contract/resource';
import type { Option } from '@rentyard/contract/values';

/**
 * What the inputs of a form hold, in the shape of the record: texts, numbers and amounts as typed,
 * references and images whole (their names are shown), one text per content language.
 */
export type FormValues = Record<string, unknown>;

/** What a save sends: blanks as null, numbers as numbers, references and images as ids. */
export type WireDraft = Record<string, unknown>;

const pluralForms = ['one', 'few', 'many', 'other'] as const;

type Values = Readonly<Record<string, unknown>>;

/** The values a form starts with: those of a record, or the defaults of a new one. */
export function valuesOf(
  resource: Resource,
  languages: readonly string[],
  record: object = {},
): FormValues {
  return mapFields(resource.fields, (field, name) =>
    inputValueOf(field, (record as Values)[name], languages),
  );
}

/** What a form's values mean, ready to be validated and sent. */
export function draftOf(resource: Resource, values: FormValues): WireDraft {
  const draft = mapFields(resource.fields, (field, name) => draftValue(field, values[name]));
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

function mapFields(fields: Fields, map: (field: Field, name: string) => unknown): FormValues {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  return Object.fromEntries(writable.map(([name, field]) => [name, map(field, name)]));
}

function inputValueOf(field: Field, value: unknown, languages: readonly string[]): unknown {
  switch (field.kind) {
    case 'group':
      return mapFields(field.fields, (leaf, name) =>
        inputValueOf(leaf, (value as Values | undefined)?.[name], languages),
      );
    case 'translated':
      return byLanguage(languages, (code) => (value as Values | undefined)?.[code] ?? '');
    case 'plural':
      return byLanguage(languages, (code) => {
        const forms = (value as Values | undefined)?.[code] as Values | null | undefined;
        return Object.fromEntries(pluralForms.map((form) => [form, forms?.[form] ?? '']));
      });
    case 'boolean':
      return value ?? field.default;
    case 'reference':
    case 'image':
      return value ?? null;
    case 'references':
    case 'list':
    case 'parts':
      return value ?? [];
    case 'secret':
      return '';
    case 'number':
      return String(value ?? field.default ?? '');
    // A choice that an existing record leaves open stays open.
    case 'choice':
      return (value === undefined ? field.default : value) ?? '';
    case 'text':
    case 'money':
    case 'moment':
      return value ?? '';
  }
}

function byLanguage(languages: readonly string[], read: (code: string) => unknown): FormValues {
  return Object.fromEntries(languages.map((code) => [code, read(code)]));
}

function draftValue(field: Field, value: unknown): unknown {
  if (field.kind === 'group') {
    return mapFields(field.fields, (leaf, name) => draftValue(leaf, (value as Values)[name]));
  }
  return plainDraft(field, value);
}

function plainDraft(field: PlainField, value: unknown): unknown {
  switch (field.kind) {
    case 'translated':
      return mapValues(value, blankToNull);
    case 'plural':
      return mapValues(value, (forms) => mapValues(forms, blankToNull));
    case 'number':
      return numberOf(value);
    case 'reference':
    case 'image':
      return (value as Option | null)?.id ?? null;
    case 'references':
      return ((value ?? []) as readonly Option[]).map(({ id }) => id);
    // Rows are sent whole, and what they point at may be sent as it was served.
    case 'list':
    case 'parts':
      return value ?? [];
    // Nothing typed leaves the stored secret as it is.
    case 'secret':
      return value === '' ? undefined : value;
    case 'boolean':
      return value;
    case 'text':
    case 'money':
    case 'choice':
    case 'moment':
      return blankToNull(value);
  }
}

function mapValues(value: unknown, map: (value: unknown) => unknown): FormValues {
  return Object.fromEntries(
    Object.entries((value ?? {}) as Values).map(([key, one]) => [key, map(one)]),
  );
}

function blankToNull(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

/** What cannot be read as a number stays as typed, for the rules to tell. */
function numberOf(value: unknown): unknown {
  const text = blankToNull(value);
  if (text === null || Number.isNaN(Number(text))) return text;
  return Number(text);
}
