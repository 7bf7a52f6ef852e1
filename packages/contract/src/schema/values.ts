import type { Translated } from '../languages.ts';
import type {
  BooleanField,
  ChoiceField,
  Field,
  Fields,
  GroupField,
  ImageField,
  ImagesField,
  KeyField,
  ListField,
  MomentField,
  MoneyField,
  NumberField,
  OwnedField,
  PluralField,
  ReferenceField,
  ReferencesField,
  RowField,
  SecretField,
  TextField,
  TextsField,
  TranslatedField,
  ValueField,
} from './fieldTypes.ts';
import type { Status } from './statuses.ts';

/** A record in selects and references. */
export interface Option {
  readonly id: number;
  readonly name: string;
}

export interface Image {
  readonly id: number;
  readonly url: string;
  readonly thumb_url: string;
  readonly width: number;
  readonly height: number;
  /** In the language of the request. May be empty. */
  readonly alt: string;
}

/** A photo of several: its name is that of its file. */
export interface NamedImage extends Image {
  readonly name: string;
}

export type PluralForms = Partial<Record<'one' | 'few' | 'many' | 'other', string>>;

type Maybe<F extends Field, Value> = F extends { readonly required: true } ? Value : Value | null;

/** The readable values of a row. */
type RowOfList<F extends ListField, Part extends 'shown' | 'edited'> = {
  readonly [K in keyof F['fields']]: RowCell<F['fields'][K], Part>;
};

type RowCell<F extends RowField, Part extends 'shown' | 'edited'> = F extends KeyField
  ? number
  : F extends ValueField
    ? F['multiple'] extends true
      ? readonly Option[]
      : Option | null
    : F extends Field
      ? Part extends 'shown'
        ? ShownValue<F>
        : EditedValue<F>
      : never;

type DraftRow<F extends ListField> = {
  readonly [K in keyof F['fields']]?: F['fields'][K] extends KeyField
    ? number | null
    : F['fields'][K] extends ValueField
      ? F['fields'][K]['multiple'] extends true
        ? readonly (Option | number)[] | null
        : Option | number | null
      : F['fields'][K] extends Field
        ? DraftValue<F['fields'][K]>
        : never;
};

type CommonValue<F extends Field> = F extends TextField | MoneyField | MomentField
  ? Maybe<F, string>
  : F extends NumberField
    ? Maybe<F, number>
    : F extends BooleanField
      ? boolean
      : F extends ChoiceField
        ? Maybe<F, F['options'][number]>
        : F extends ReferenceField
          ? Maybe<F, Option>
          : F extends ReferencesField | OwnedField
            ? readonly Option[]
            : F extends TextsField
              ? readonly string[]
              : F extends ImageField
                ? Maybe<F, Image>
                : F extends ImagesField
                  ? readonly NamedImage[]
                  : never;

type ShownValue<F extends Field> = F extends ImageField & { readonly flagOf: string }
  ? Image | string
  : F extends TranslatedField
    ? Maybe<F, string>
    : F extends PluralField
      ? PluralForms | null
      : F extends GroupField
        ? { readonly [K in keyof F['fields']]: ShownValue<F['fields'][K]> }
        : F extends ListField
          ? readonly RowOfList<F, 'shown'>[]
          : CommonValue<F>;

type EditedValue<F extends Field> = F extends TranslatedField
  ? Translated
  : F extends PluralField
    ? Translated<PluralForms>
    : F extends GroupField
      ? { readonly [K in keyof F['fields']]: EditedValue<F['fields'][K]> }
      : F extends ListField
        ? readonly RowOfList<F, 'edited'>[]
        : CommonValue<F>;

type DraftValue<F extends Field> = F extends TranslatedField
  ? Translated<string | null>
  : F extends PluralField
    ? Translated<PluralForms>
    : F extends GroupField
      ? { readonly [K in keyof F['fields']]?: DraftValue<F['fields'][K]> }
      : F extends ListField
        ? readonly DraftRow<F>[] | null
        : F extends ReferenceField
          ? Option | number | null
          : F extends ReferencesField
            ? readonly (Option | number)[] | null
            : F extends ImagesField
              ? readonly (Image | number)[] | null
              : F extends TextsField
                ? readonly string[] | null
                : F extends ImageField
                  ? Image | number | null
                  : F extends NumberField
                    ? number | null
                    : F extends BooleanField
                      ? boolean
                      : F extends ChoiceField
                        ? F['options'][number] | null
                        : string | null;

type Keys<F extends Fields, Without> = {
  [K in keyof F]: F[K] extends Without ? never : K;
}[keyof F];

type SecretMarks<F extends Fields> = {
  readonly [K in keyof F as F[K] extends SecretField ? `${K & string}_set` : never]: boolean;
};

/** The properties of every record besides its own fields. Times are UTC, ISO 8601. */
export interface RecordBase {
  readonly id: number;
  /** Increases with every write. A save sends it back to detect conflicts. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: Option | null;
  readonly updated_by: Option | null;
  /** When the record was moved to the trash, else null. */
  readonly deleted_at: string | null;
  /** The allowed next statuses. Only for resources with statuses. */
  readonly next_statuses?: readonly Status[];
}

/**
 * Fields that are served in another language, because they have no text in the one of the request.
 */
export interface Fallbacks {
  readonly fallbacks?: Readonly<Record<string, string>>;
}

/** Amounts in the base currency by path, in list rows on request. Null without a base currency. */
export interface Normalized {
  readonly normalized?: Readonly<Record<string, string | null>> | null;
}

/** A record for reading: texts in the language of the request, references expanded. */
export type Shown<F extends Fields> = RecordBase &
  Fallbacks & { readonly [K in Keys<F, SecretField>]: ShownValue<F[K]> } & SecretMarks<F>;

type DetailKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly detail: true } ? K : never;
}[keyof F];

type RequestedKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly onRequest: true } ? K : never;
}[keyof F];

/** A list row: the record for reading without its heavy fields. */
export type Row<F extends Fields> = Omit<Shown<F>, DetailKeys<F> & string> &
  Partial<Pick<Shown<F>, RequestedKeys<F> & keyof Shown<F>>> &
  Normalized;

/** A record for editing: all languages, raw values. */
export type Edited<F extends Fields> = RecordBase & {
  readonly [K in Keys<F, SecretField>]: EditedValue<F[K]>;
} & SecretMarks<F>;

/** The body of a save: any subset of the writable fields. */
export type Draft<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { readonly readOnly: true } ? never : K]?: DraftValue<
    F[K]
  >;
};
