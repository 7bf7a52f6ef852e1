import type {
  BooleanField,
  ChoiceField,
  Field,
  GroupField,
  ImageField,
  ImagesField,
  ListField,
  MomentField,
  MoneyField,
  NumberField,
  OwnedField,
  PluralField,
  ReferenceField,
  ReferencesField,
  SecretField,
  TextField,
  TextsField,
  TranslatedField,
  ValueField,
} from './fieldTypes.ts';

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
export function texts<const O extends Options<TextsField>>(
  options: O,
): { readonly kind: 'texts' } & O {
  return { kind: 'texts', ...options };
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

/** Money from the smallest unit of its currency to 9,999,999.99. See `amountProblem`. */
// @__NO_SIDE_EFFECTS__
export function money<const O extends Loose<MoneyField, 'max'>>(
  options: O,
): { readonly kind: 'money'; readonly max: string } & O {
  return { kind: 'money', max: '9999999.99', ...options };
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
export function images<const O extends Options<ImagesField>>(
  options: O,
): { readonly kind: 'images' } & O {
  return { kind: 'images', ...options };
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
/** The position of a record in a manual order. A new record is the last one, unless its position is given. */
// @__NO_SIDE_EFFECTS__
export function lastSortOrder(): {
  readonly kind: 'number';
  readonly places: number;
  readonly min: 0;
  readonly max: 100_000;
  readonly required: true;
  readonly generated: 'last';
} {
  return { kind: 'number', places: 0, min: 0, max: 100_000, required: true, generated: 'last' };
}

/** The position of a row in the order of its record. */
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

// @__NO_SIDE_EFFECTS__
export function list<const O extends Omit<ListField, 'kind'>>(
  options: O,
): { readonly kind: 'list' } & O {
  return { kind: 'list', ...options };
}

// @__NO_SIDE_EFFECTS__
export function key(): { readonly kind: 'key' } {
  return { kind: 'key' };
}

// @__NO_SIDE_EFFECTS__
export function value<const O extends Omit<ValueField, 'kind'>>(
  options: O,
): { readonly kind: 'value' } & O {
  return { kind: 'value', ...options };
}

// @__NO_SIDE_EFFECTS__
export function owned<const O extends Omit<OwnedField, 'kind' | 'readOnly'>>(
  options: O,
): { readonly kind: 'owned'; readonly readOnly: true; readonly computed: true } & O {
  return { kind: 'owned', readOnly: true, computed: true, ...options };
}
