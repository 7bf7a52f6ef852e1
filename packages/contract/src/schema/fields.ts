import type { PartsField } from './parts.ts';
import type { ListField } from './rows.ts';

/**
 * Kinds of fields. A field is plain data: what it is, not what to do with it. Schemas (`schema.ts`),
 * SQL (api `records/`), filters and form bindings are all read off it, so a fact about a field is
 * written once and ships no code to a screen that only lists records.
 */
export interface Common {
  /** Must be filled in to save a record. Of a translated field: in the default content language. */
  readonly required?: boolean;
  /** Unique among the records of its resource that are not in the trash. */
  readonly unique?: boolean;
  /** Served, never accepted. */
  readonly readOnly?: boolean;
  /** Worked out by the database from the record's other columns; always `readOnly` too. */
  readonly computed?: boolean;
  /** Left out of list rows: too heavy, or of no use there. */
  readonly detail?: boolean;
}

/** A named format is one rule of `@rentyard/ui/validators`. */
export type TextFormat = 'code' | 'alias' | 'email' | 'website' | 'url' | 'phone' | 'letters';

export interface TextField extends Common {
  readonly kind: 'text';
  readonly min?: number;
  readonly max: number;
  readonly format?: TextFormat;
  /** A closed pattern of the field itself; a failure reads as the `letters` rule. */
  readonly pattern?: string;
  /** Lines are kept; shown in a text area. */
  readonly multiline?: boolean;
  /** Sanitised HTML. */
  readonly rich?: boolean;
}

/** One text per content language, keyed by language code. */
export interface TranslatedField extends Common {
  readonly kind: 'translated';
  readonly min?: number;
  readonly max: number;
  readonly multiline?: boolean;
  readonly rich?: boolean;
}

/** Plural forms (one, few, many, other) per content language. */
export interface PluralField extends Common {
  readonly kind: 'plural';
  readonly max: number;
}

export interface NumberField extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Digits after the point; 0 is a whole number. */
  readonly places: number;
  readonly default?: number;
}

/** A decimal string with as many places as the record's currency has; null reads as "on request". */
export interface MoneyField extends Common {
  readonly kind: 'money';
  readonly min: string;
  readonly max: string;
  /** The sibling reference that says which currency the amount is in. */
  readonly currency: string;
}

export interface BooleanField extends Common {
  readonly kind: 'boolean';
  readonly default: boolean;
}

/** One of a closed list of words. */
export interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default?: string;
}

/** The id of a live record of another resource; served as `{id, name}`. */
export interface ReferenceField extends Common {
  readonly kind: 'reference';
  /** Wire name of the resource pointed at. */
  readonly to: string;
  /**
   * The record is a part of the one pointed at: it does not keep that one from being deleted, and what
   * uses the part uses the whole.
   */
  readonly owner?: boolean;
}

/** Ids of live records of another resource, in their order and each once; served as `[{id, name}]`. */
export interface ReferencesField extends Common {
  readonly kind: 'references';
  /** Wire name of the resource pointed at. */
  readonly to: string;
  /** Least and greatest count. From one on, an empty list is told how many it needs. */
  readonly min: number;
  readonly max: number;
}

/** The id of a photo; served with its addresses and size. */
export interface ImageField extends Common {
  readonly kind: 'image';
  /**
   * The field with the two letters of ISO 3166-1 whose flag, an emoji, is read while there is no image. For
   * editing it stays null.
   */
  readonly flagOf?: string;
}

/** A moment in UTC, ISO 8601. */
export interface MomentField extends Common {
  readonly kind: 'moment';
}

/** Write-only text, encrypted at rest; served as the boolean `<field>_set`. */
export interface SecretField extends Common {
  readonly kind: 'secret';
  readonly max: number;
}

/** Fields that stand together under one key of the record. */
export interface GroupField extends Common {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, PlainField>>;
}

/** Every kind but a group: groups do not nest. */
export type PlainField =
  | TextField
  | TranslatedField
  | PluralField
  | NumberField
  | MoneyField
  | BooleanField
  | ChoiceField
  | ReferenceField
  | ReferencesField
  | ImageField
  | MomentField
  | SecretField
  | ListField
  | PartsField;

export type Field = PlainField | GroupField;
export type Fields = Readonly<Record<string, Field>>;

type Options<F extends Field> = Omit<F, 'kind'>;
type Loose<F extends Field, Bounds extends keyof F> = Omit<F, 'kind' | Bounds> &
  Partial<Pick<F, Bounds>>;

// @__NO_SIDE_EFFECTS__
export function text<const O extends Options<TextField>>(
  options: O,
): { readonly kind: 'text' } & O {
  return { kind: 'text', ...options };
}

// @__NO_SIDE_EFFECTS__
export function translated<const O extends Options<TranslatedField>>(
  options: O,
): { readonly kind: 'translated' } & O {
  return { kind: 'translated', ...options };
}

// @__NO_SIDE_EFFECTS__
export function plural<const O extends Options<PluralField>>(
  options: O,
): { readonly kind: 'plural' } & O {
  return { kind: 'plural', ...options };
}

// @__NO_SIDE_EFFECTS__
export function number<const O extends Loose<NumberField, 'places'>>(
  options: O,
): { readonly kind: 'number'; readonly places: number } & O {
  return { kind: 'number', places: 0, ...options };
}

/** Money within the bounds of `spec/data.md`: 0.01 to 9,999,999.99. */
// @__NO_SIDE_EFFECTS__
export function money<const O extends Loose<MoneyField, 'min' | 'max'>>(
  options: O,
): { readonly kind: 'money'; readonly min: string; readonly max: string } & O {
  return { kind: 'money', min: '0.01', max: '9999999.99', ...options };
}

// @__NO_SIDE_EFFECTS__
export function boolean<const O extends Options<BooleanField>>(
  options: O,
): { readonly kind: 'boolean' } & O {
  return { kind: 'boolean', ...options };
}

// @__NO_SIDE_EFFECTS__
export function choice<const O extends Options<ChoiceField>>(
  options: O,
): { readonly kind: 'choice' } & O {
  return { kind: 'choice', ...options };
}

// @__NO_SIDE_EFFECTS__
export function reference<const O extends Options<ReferenceField>>(
  options: O,
): { readonly kind: 'reference' } & O {
  return { kind: 'reference', ...options };
}

// @__NO_SIDE_EFFECTS__
export function references<const O extends Loose<ReferencesField, 'min' | 'max'>>(
  options: O,
): { readonly kind: 'references'; readonly min: number; readonly max: number } & O {
  return { kind: 'references', min: 0, max: 500, ...options };
}

// @__NO_SIDE_EFFECTS__
export function image<const O extends Options<ImageField>>(
  options: O,
): { readonly kind: 'image' } & O {
  return { kind: 'image', ...options };
}

// @__NO_SIDE_EFFECTS__
export function moment<const O extends Options<MomentField>>(
  options: O,
): { readonly kind: 'moment' } & O {
  return { kind: 'moment', ...options };
}

// @__NO_SIDE_EFFECTS__
export function secret<const O extends Options<SecretField>>(
  options: O,
): { readonly kind: 'secret' } & O {
  return { kind: 'secret', ...options };
}

// @__NO_SIDE_EFFECTS__
export function group<const O extends Options<GroupField>>(
  options: O,
): { readonly kind: 'group' } & O {
  return { kind: 'group', ...options };
}

/** A name of 2 to 255 characters. */
export const nameBounds = { min: 2, max: 255 } as const;
export const codeBounds = { min: 1, max: 64, format: 'code' } as const;
export const aliasBounds = { min: 2, max: 128, format: 'alias' } as const;
/** Bounds of `text`, `long text` and `rich text` in characters. */
export const textMax = 2_000;
export const longTextMax = 20_000;
export const richTextMax = 200_000;
/** Where a record stands in a hand-made order. */
// @__NO_SIDE_EFFECTS__
export function sortOrder(): {
  readonly kind: 'number';
  readonly places: number;
  readonly min: 0;
  readonly max: 100_000;
  readonly default: 0;
} {
  return { kind: 'number', places: 0, min: 0, max: 100_000, default: 0 };
}
