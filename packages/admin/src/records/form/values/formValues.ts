import { fieldPathOf, type Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf, mapWritable } from '../../fields/fieldKinds.ts';

/**
 * The values of form inputs, in the shape of the record: texts, numbers and amounts as typed,
 * references and images whole (their names are shown), one text per content language.
 */
export type FormValues = Record<string, unknown>;

/** The body of a save: blanks as null, numbers as numbers, references and images as ids. */
export type WireDraft = Record<string, unknown>;

/** The initial values of a form: those of a record, or the defaults of a new one. */
export function buildFormValues(
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
export function buildDraft(resource: Resource, values: FormValues): WireDraft {
  const draft = mapWritable(resource.fields, (field, name) =>
    fieldKindOf(field).draftValue(field, values[name]),
  );
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

type Values = Readonly<Record<string, unknown>>;

/** Whether two values of a form or a draft are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNested(one) || !isNested(other)) return false;
  // References are equal when their ids are, whatever other properties they have.
  if (isPointer(one) || isPointer(other)) return one.id === other.id;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/**
 * The changed part of a draft: only changed fields, and of a translated field only the changed
 * languages. Untouched fields are not sent, so a save does not overwrite another user's changes.
 */
export function changedDraft(resource: Resource, base: WireDraft, draft: WireDraft): WireDraft {
  const changed = changedKeys(base, draft).map((name): [string, unknown] => {
    const field = resource.fields[name];
    if (!field || !fieldKindOf(field).isByLanguage) return [name, draft[name]];
    const [from, to] = [(base[name] ?? {}) as Values, draft[name] as Values];
    return [name, Object.fromEntries(changedKeys(from, to).map((code) => [code, to[code]]))];
  });
  return Object.fromEntries(changed);
}

/** Dotted paths of the changed fields. Languages and forms of one text count as one. */
export function changedPaths(resource: Resource, base: FormValues, values: FormValues): string[] {
  const paths = changedLeaves(base, values).map((path) => fieldPathOf(resource, path));
  return [...new Set(paths)];
}

/** Dotted paths of the changed values, down to single languages. */
export function changedLeaves(base: Values, values: Values): string[] {
  return changedKeys(base, values).flatMap((key) => {
    const [from, to] = [base[key], values[key]];
    if (!isOpen(from) || !isOpen(to)) return [key];
    return changedLeaves(from, to).map((path) => `${key}.${path}`);
  });
}

/**
 * Whether a value is compared key by key, as fields and languages are. References and lists are
 * compared whole.
 */
export function isOpen(value: unknown): value is Values {
  return isNested(value) && !Array.isArray(value) && !('id' in value);
}

function changedKeys(base: Values, values: Values): string[] {
  return Object.keys(values).filter((key) => !isSame(base[key], values[key]));
}

/** A reference or an image: its name is one text. A row of a list has texts per language. */
function isPointer(value: Values): boolean {
  return 'id' in value && typeof value.name !== 'object';
}

function isNested(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
