/**
 * Properties of all kinds of fields. A field is plain data. Schemas (`draftSchema.ts`), SQL (api
 * `records/`), filters and form bindings derive from it, so a screen that only lists records ships
 * no validation code.
 */
export interface FieldBase {
  /** Must not be empty. A translated field needs its text in the default content language. */
  readonly required?: boolean;
  /** Unique among the records of its resource that are not in the trash. */
  readonly unique?: boolean;
  /** In responses only, never accepted in a draft. */
  readonly readOnly?: boolean;
  /** The database computes it from other columns. Always `readOnly` too. */
  readonly computed?: boolean;
  /** Omitted from list rows. */
  readonly detail?: boolean;
  /** List rows have it only if the parameter `include` names it. Always `detail` too. */
  readonly onRequest?: boolean;
}

/** A named format is one rule of `@rentyard/validators`. */
export type TextFormat = 'code' | 'alias' | 'email' | 'website' | 'url' | 'phone' | 'letters';

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly min?: number;
  readonly max: number;
  readonly format?: TextFormat;
  /** A regular expression. A mismatch is a problem `letters`. */
  readonly pattern?: string;
  /**
   * The server fills an empty value of a new record: from the next number of the resource, or from
   * its name.
   */
  readonly generated?: 'number' | 'name';
  /** May contain line breaks. */
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
  /** Decimal places; 0 for whole numbers. */
  readonly places: number;
  readonly default?: number;
  /** The server fills an empty value of a new record, so that the record is the last one. */
  readonly generated?: 'last';
}

/** Short texts, each once, in their order: `["offers.created", "offers.updated"]`. */
export interface TextsField extends FieldBase {
  readonly kind: 'texts';
  readonly item: { readonly max: number; readonly pattern: string };
  /** Maximum number of texts. */
  readonly max: number;
}

/** A decimal string with the decimal places of the record's currency. Null means "on request". */
export interface MoneyField extends FieldBase {
  readonly kind: 'money';
  readonly max: string;
  /** The sibling reference to the currency. */
  readonly currency: string;
  /**
   * Lists sort and filter the field by its value in one currency. The server stores that value in
   * euro, in a column with the suffix `_eur`.
   */
  readonly normalized?: true;
}

export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly default: boolean;
}

/** One of a fixed set of strings. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default?: string;
}

/** The id of a live record of another resource; served as `{id, name}`. */
export interface ReferenceField extends FieldBase {
  readonly kind: 'reference';
  /** Wire name of the referenced resource. */
  readonly to: string;
  /**
   * The referenced record owns this one: the reference does not prevent its deletion, and uses of
   * this record count as uses of the owner.
   */
  readonly owner?: boolean;
  /** Files name the record by this field, because several records have the same name. */
  readonly exportedAs?: 'code';
  /** Users who may create or change the record see phone or e-mail of the options, and find them by phone. */
  readonly withContacts?: true;
}

/**
 * Ids of live records of another resource, in their order and each once; served as `[{id, name}]`.
 */
export interface ReferencesField extends FieldBase {
  readonly kind: 'references';
  /** Wire name of the referenced resource. */
  readonly to: string;
  /**
   * Bounds of the count. With a minimum of 1 or more, an empty list is a problem `min_positions`.
   */
  readonly min: number;
  readonly max: number;
}

/** The id of a photo; served with its URLs and size. */
export interface ImageField extends FieldBase {
  readonly kind: 'image';
  /**
   * The field with an ISO 3166-1 code. Without an image its flag emoji is served, except for
   * editing, where the value is null.
   */
  readonly flagOf?: string;
}

/** Ids of photos in their order and each once; served with URLs, sizes and file names. */
export interface ImagesField extends FieldBase {
  readonly kind: 'images';
  /** Maximum number of photos. */
  readonly max: number;
}

/** A moment in UTC, ISO 8601. */
export interface MomentField extends FieldBase {
  readonly kind: 'moment';
  /** A calendar day, stored as its midnight in UTC: the time and the zone of a sent moment do not matter. */
  readonly day?: true;
}

/** Write-only text, encrypted at rest. Responses have the boolean `<field>_set` instead. */
export interface SecretField extends FieldBase {
  readonly kind: 'secret';
  readonly max: number;
}

/** Fields in a nested object of the record. */
export interface GroupField extends FieldBase {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, PlainField>>;
}

/** Every kind except groups, which do not nest. */
export type PlainField =
  | TextField
  | TextsField
  | TranslatedField
  | PluralField
  | NumberField
  | MoneyField
  | BooleanField
  | ChoiceField
  | ReferenceField
  | ReferencesField
  | ImageField
  | ImagesField
  | MomentField
  | SecretField
  | ListField
  | OwnedField;

export type Field = PlainField | GroupField;
export type Fields = Readonly<Record<string, Field>>;

/**
 * Rows inside a record: the values of a characteristic, the prices of a category. They are sent and
 * served complete and in order. The path of a problem is `values.3.name.en`.
 */
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly fields: Readonly<Record<string, RowField>>;
  /** Maximum number of rows. */
  readonly max: number;
}

/** The id of a row, for references to it. The server assigns missing ones. */
export interface KeyField extends FieldBase {
  readonly kind: 'key';
}

/**
 * Keys of values of a characteristic; served as `{id, name}`. With `multiple` an array without
 * repetitions, else one key or null.
 */
export interface ValueField extends FieldBase {
  readonly kind: 'value';
  /** The sibling reference to the characteristic. */
  readonly of: string;
  readonly multiple: boolean;
}

/** The kinds of fields in a row. */
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
 * The records outside the trash that this one owns: they reference it by a field marked `owner`.
 * Served as `[{id, name}]` in their default order. They have their own calls for writing.
 */
export interface OwnedField extends FieldBase {
  readonly kind: 'owned';
  /** Wire name of the owned resource. */
  readonly of: string;
  /** Its reference field to this record. */
  readonly by: string;
  readonly readOnly: true;
}
