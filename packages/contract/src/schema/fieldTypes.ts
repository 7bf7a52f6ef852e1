/**
 * Kinds of fields. A field is plain data: what it is, not what to do with it. Schemas (`schema.ts`),
 * SQL (api `records/`), filters and form bindings are all read off it, so a fact about a field is
 * written once and ships no code to a screen that only lists records.
 */
export interface FieldBase {
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

export interface TextField extends FieldBase {
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
export interface TranslatedField extends FieldBase {
  readonly kind: 'translated';
  readonly min?: number;
  readonly max: number;
  readonly multiline?: boolean;
  readonly rich?: boolean;
}

/** Plural forms (one, few, many, other) per content language. */
export interface PluralField extends FieldBase {
  readonly kind: 'plural';
  readonly max: number;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Digits after the point; 0 is a whole number. */
  readonly places: number;
  readonly default?: number;
}

/** A decimal string with as many places as the record's currency has; null reads as "on request". */
export interface MoneyField extends FieldBase {
  readonly kind: 'money';
  readonly min: string;
  readonly max: string;
  /** The sibling reference that says which currency the amount is in. */
  readonly currency: string;
}

export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly default: boolean;
}

/** One of a closed list of words. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default?: string;
}

/** The id of a live record of another resource; served as `{id, name}`. */
export interface ReferenceField extends FieldBase {
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
export interface ReferencesField extends FieldBase {
  readonly kind: 'references';
  /** Wire name of the resource pointed at. */
  readonly to: string;
  /** Least and greatest count. From one on, an empty list is told how many it needs. */
  readonly min: number;
  readonly max: number;
}

/** The id of a photo; served with its addresses and size. */
export interface ImageField extends FieldBase {
  readonly kind: 'image';
  /**
   * The field with the two letters of ISO 3166-1 whose flag, an emoji, is read while there is no image. For
   * editing it stays null.
   */
  readonly flagOf?: string;
}

/** A moment in UTC, ISO 8601. */
export interface MomentField extends FieldBase {
  readonly kind: 'moment';
}

/** Write-only text, encrypted at rest; served as the boolean `<field>_set`. */
export interface SecretField extends FieldBase {
  readonly kind: 'secret';
  readonly max: number;
}

/** Fields that stand together under one key of the record. */
export interface GroupField extends FieldBase {
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
  | OwnedField;

export type Field = PlainField | GroupField;
export type Fields = Readonly<Record<string, Field>>;

/**
 * Rows that stand in a record: the values of a characteristic, the prices of a category. They are sent
 * and served whole and in their order, and a problem of one is told at `values.3.name.en`.
 */
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly fields: Readonly<Record<string, RowField>>;
  /** Most rows. */
  readonly max: number;
}

/** The number of a row, by which others point at it. The server gives it to rows that come without. */
export interface KeyField extends FieldBase {
  readonly kind: 'key';
}

/**
 * Keys of values of the characteristic that a field beside it points at; served as `{id, name}`. Several
 * are an array, each once; one may be null.
 */
export interface ValueField extends FieldBase {
  readonly kind: 'value';
  /** The sibling reference to the characteristic. */
  readonly of: string;
  readonly multiple: boolean;
}

/** What a row may hold. */
export type RowField =
  | TextField
  | TranslatedField
  | NumberField
  | MoneyField
  | ChoiceField
  | ReferenceField
  | ValueField
  | KeyField
  | ListField;

/**
 * The live records that are parts of this one, because they point at it by a field marked `owner`; served
 * as `[{id, name}]` in their own default order. They are written by themselves.
 */
export interface OwnedField extends FieldBase {
  readonly kind: 'owned';
  /** Wire name of the resource that they are of. */
  readonly of: string;
  /** Their reference to this record. */
  readonly by: string;
  readonly readOnly: true;
}
