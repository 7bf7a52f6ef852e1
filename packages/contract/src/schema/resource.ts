import type { Problem } from '@rentyard/validators';
import type { Subject } from '../permissions.ts';
import { isByLanguage } from './fieldKinds/filterForms.ts';
import type { FieldPath } from './fieldPath.ts';
import type { Field, Fields, PlainField } from './fieldTypes.ts';
import type { DeclaredIssue, HealthIssue } from './health.ts';
import type { StatusMachine } from './statuses.ts';
import type { Draft, Edited, Row, Shown } from './values.ts';

/**
 * The description of a kind of record. Storage, screens, schemas, the OpenAPI document, fuzzers and
 * parametric tests derive from it.
 */
export interface Resource<
  Name extends string = string,
  F extends Fields = Fields,
  Sort extends readonly string[] = readonly string[],
> {
  /** Wire name and table name: `category_groups`. */
  readonly name: Name;
  /** The subject of its permissions: `category-groups`. */
  readonly subject: Subject;
  readonly fields: F;
  /** The field whose value represents a record in options, references and uses. */
  readonly label: string;
  /** The reference whose name distinguishes records in selects. */
  readonly optionNote?: string;
  /** Searched fields (dotted inside a group). */
  readonly search: readonly string[];
  /** References by whose names records are found too: the region, the owner. */
  readonly searchThrough?: readonly string[];
  /** Sortable fields, besides `id`, `created_at` and `updated_at`. */
  readonly sort: Sort;
  /** The default order of a list: `-updated_at`, `name`. */
  readonly defaultSort: string;
  /** Filterable fields, besides the base fields. */
  readonly filter: readonly string[];
  readonly statuses?: StatusMachine;
  /** Records can be imported from files. Its subject then has the action `import`. */
  readonly isImported?: true;
  /** Lists can be filtered by what is free in a period. See `freePath`. */
  readonly isRentable?: true;
  /** What can be wrong with its records, besides texts and references. See `healthIssuesOf`. */
  readonly health?: readonly DeclaredIssue[];
  /** The reference field with the user who receives the reason of a status change. */
  readonly author?: string;
  /** Records with a value in this field cannot be deleted. */
  readonly protectedBy?: string;
  /** `show` and `edit` contain the referencing records as `uses`. */
  readonly servesUses?: true;
  /**
   * Rules over several fields. They receive the record as it would be saved. The path of a problem
   * is the field that should show it.
   */
  readonly checks?: readonly Check[];
}

/**
 * A rule over several fields. The record is in the draft's shape with every known field present.
 */
export type Check = (record: Readonly<Record<string, unknown>>) => readonly FieldProblem[];

export interface FieldProblem {
  /** Dotted path: `name.ru`, `prices.price_per_hour`. */
  readonly path: string;
  readonly problem: Problem;
}

/**
 * Declares a resource. Preserves its literal types for `RowOf`, `EditedOf`, `DraftOf`, `FieldPath`
 * and `SortPath`.
 */
// @__NO_SIDE_EFFECTS__
export function defineResource<
  const Name extends string,
  const F extends Fields,
  const Sort extends readonly FieldPath<{ readonly fields: F }>[],
>(resource: Resource<Name, F, Sort>): Resource<Name, F, Sort> {
  return resource;
}

/**
 * Declares the fields of a form that is not a record: a sign-in, settings. It has no list and no
 * permissions of its own.
 */
// @__NO_SIDE_EFFECTS__
export function defineForm<const Name extends string, const F extends Fields>(
  name: Name,
  fields: F,
): Resource<Name, F> {
  const list = { label: 'id', search: [], sort: [], defaultSort: 'id', filter: [] };
  return { name, subject: 'users', fields, ...list };
}

type FieldsOf<R> = R extends Resource<string, infer F> ? F : never;

export type RowOf<R> = Row<FieldsOf<R>>;
export type ShownOf<R> = Shown<FieldsOf<R>>;
export type EditedOf<R> = Edited<FieldsOf<R>>;
export type DraftOf<R> = Draft<FieldsOf<R>>;

export const baseFields = {
  id: { kind: 'number', min: 1, max: Number.MAX_SAFE_INTEGER, places: 0 },
  created_at: { kind: 'moment' },
  updated_at: { kind: 'moment' },
  created_by: { kind: 'reference', to: 'users' },
  updated_by: { kind: 'reference', to: 'users' },
} as const satisfies Readonly<Record<string, PlainField>>;

/**
 * Whether two texts of the unique field are one identity when they differ only by case or by
 * characters without a shape. Fields whose format has one spelling do not need it.
 */
export function isComparedByKey(field: Field): boolean {
  return (
    field.kind === 'text' &&
    field.unique === true &&
    !field.readOnly &&
    field.pattern === undefined &&
    field.format !== 'alias'
  );
}

/**
 * Finds a field by its dotted path, base fields included; undefined for a path that is not
 * declared.
 */
export function fieldAt(resource: Resource, path: string): PlainField | undefined {
  if (Object.hasOwn(baseFields, path)) return baseFields[path as keyof typeof baseFields];
  const [head = '', leaf] = path.split('.');
  const field: Field | undefined = Object.hasOwn(resource.fields, head)
    ? resource.fields[head]
    : undefined;
  if (!field) return undefined;
  if (field.kind !== 'group') return leaf === undefined ? field : undefined;
  return leaf !== undefined && Object.hasOwn(field.fields, leaf) ? field.fields[leaf] : undefined;
}

/** The path of the field that a deeper path belongs to: `name` of `name.ro`. */
export function fieldPathOf(resource: Resource, path: string): string {
  const keys = path.split('.');
  for (let count = keys.length; count > 1; count -= 1) {
    const shorter = keys.slice(0, count).join('.');
    if (fieldAt(resource, shorter)) return shorter;
  }
  return keys[0] ?? path;
}

type PlainFields = readonly (readonly [path: string, PlainField])[];

const plainFieldsOf = new WeakMap<Resource, PlainFields>();

/** Every plain field with its dotted path, including those inside groups. */
export function plainFields(resource: Resource): PlainFields {
  const known = plainFieldsOf.get(resource);
  if (known) return known;
  const fields = Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? Object.entries(field.fields).map(([leaf, inner]) => [`${name}.${leaf}`, inner] as const)
      : [[name, field] as const],
  );
  plainFieldsOf.set(resource, fields);
  return fields;
}

/** The fields that list rows have only on request. */
export function fieldsOnRequest({ fields }: Resource): readonly string[] {
  return Object.entries(fields).flatMap(([name, { onRequest }]) => (onRequest ? [name] : []));
}

/** Whether records of another resource own its records. */
export function isOwned({ fields }: Resource): boolean {
  return Object.values(fields).some((field) => field.kind === 'reference' && field.owner === true);
}

/** Whether the resource has translated fields. */
export function hasTexts(resource: Resource): boolean {
  return plainFields(resource).some(([, field]) => isByLanguage(field));
}

/**
 * The issues that records of the resource are checked for; none for resources with neither texts nor
 * declared issues, and for records that belong to another record.
 */
export function healthIssuesOf(resource: Resource): readonly HealthIssue[] {
  const { health = [] } = resource;
  const fields = plainFields(resource).filter(([, { readOnly }]) => !readOnly);
  const isTranslated = fields.some(([, field]) => isByLanguage(field));
  if (isOwned(resource) || (health.length === 0 && !isTranslated)) return [];
  const pointsAtRecords = fields.some(([, { kind }]) =>
    ['reference', 'references', 'image', 'images'].includes(kind),
  );
  return [
    'any',
    ...health,
    ...(isTranslated ? (['missing_translation', 'outdated_translation'] as const) : []),
    ...(pointsAtRecords ? (['dead_reference'] as const) : []),
  ];
}

/** Default number of days before deleted records are purged (P-EDIT-7). */
export const trashDays = 30;
