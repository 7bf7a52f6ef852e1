import type { Field, GroupField, PlainField } from './fieldTypes.ts';

type Kind = PlainField['kind'];

/** What has fields: a resource, or what several resources have in common. */
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
 * Dotted paths of the fields of a resource, of the given kinds: `FieldPath<typeof offer, 'money'>` is
 * `'prices.price_per_shift' | 'prices.price_per_hour'`. Of a resource that is only known at run time, any text.
 */
export type FieldPath<R extends HasFields, K extends Kind = Kind> = {
  [Name in keyof R['fields'] & string]: PathsOf<Name, R['fields'][Name], K>;
}[keyof R['fields'] & string];

/** The field of a kind, or of any of several. */
export type FieldOfKind<K extends Kind> = Extract<PlainField, { readonly kind: K }>;
