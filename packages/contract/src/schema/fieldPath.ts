import type { Field, GroupField, PlainField } from './fieldTypes.ts';

type Kind = PlainField['kind'];

/** A resource, or the fields that several resources share. */
export interface HasFields {
  readonly fields: Readonly<Record<string, Field>>;
}

type PathsOf<Name extends string, F extends Field, K extends Kind> = F extends GroupField
  ? {
      [Leaf in keyof F['fields'] & string]: PathsOf<`${Name}.${Leaf}`, F['fields'][Leaf], K>;
    }[keyof F['fields'] & string]
  : F extends { readonly kind: K }
    ? Name
    : never;

/**
 * Dotted paths of the fields of the given kinds: `FieldPath<typeof offer, 'money'>` is
 * `'prices.price_per_shift' | 'prices.price_per_hour'`. For a resource that is only known at run
 * time it is `string`.
 */
export type FieldPath<R extends HasFields, K extends Kind = Kind> = {
  [Name in keyof R['fields'] & string]: PathsOf<Name, R['fields'][Name], K>;
}[keyof R['fields'] & string];

/** A resource, or what several resources share. */
export interface HasSort {
  readonly sort: readonly string[];
}

/** Dotted paths of the fields that lists of a resource sort by, besides those of every resource. */
export type SortPath<R extends HasSort> = R['sort'][number];

/** The field of a kind, or of any of several. */
export type FieldOfKind<K extends Kind> = Extract<PlainField, { readonly kind: K }>;
