import * as z from 'zod/mini';
import { historyActions } from '../history.ts';
import { statuses } from '../statuses.ts';
import type {
  BareResponse,
  OtherResponse,
  PageResponse,
  ReadonlyDeep,
  Route,
  RoutePermission,
  Schema,
  TypeOf,
} from './route.ts';

/** Makes a schema a component of the OpenAPI document. */
// @__NO_SIDE_EFFECTS__
export function component<S extends Schema>(id: string, schema: S): S {
  z.globalRegistry.add(schema, { id });
  return schema;
}

/**
 * A copy of the schema with JSON Schema keywords that it does not imply. The schema itself is often
 * shared (`string`, `count`), so it stays without them.
 */
// @__NO_SIDE_EFFECTS__
export function withKeywords<S extends Schema>(
  keywords: Readonly<Record<string, unknown>>,
  schema: S,
): S {
  const described = z.clone(schema);
  z.globalRegistry.add(described, keywords);
  return described;
}

/** A page of a list of these rows. */
// @__NO_SIDE_EFFECTS__
export function page<Row extends Schema>(row: Row): PageResponse<Row> {
  return { kind: 'page', row };
}

/** A JSON body without the envelope `data`. */
// @__NO_SIDE_EFFECTS__
export function bare<Body extends Schema>(body: Body): BareResponse<Body> {
  return { kind: 'bare', body };
}

/** No body: status 204 or 302. */
export const empty: OtherResponse = { kind: 'empty' };

export const id = z.int().check(z.minimum(1));
export const count = z.int().check(z.minimum(0));
export const string = z.string();
export const flag = z.boolean();
/** A moment in UTC: `2026-03-04T05:06:07.000Z`. */
export const dateTime = withKeywords({ format: 'date-time' }, z.string());

export const listMeta = component(
  'ListMeta',
  z.strictObject({
    current_page: id,
    per_page: z.int().check(z.minimum(1), z.maximum(100)),
    total: count,
    last_page: id,
    total_is_exact: flag,
    // The number of exact matches of a search, when similar ones follow.
    exact_total: z.optional(count),
  }),
);

export type ListMeta = TypeOf<typeof listMeta>;

/** `data` of the response, or the whole page of a list. */
export type ResponseOf<R> =
  R extends Route<string, RoutePermission, z.ZodMiniObject, Schema, Schema, infer Response>
    ? Response extends PageResponse<infer Row>
      ? { readonly data: readonly ReadonlyDeep<z.output<Row>>[]; readonly meta: ListMeta }
      : Response extends BareResponse<infer Body>
        ? ReadonlyDeep<z.output<Body>>
        : Response extends Schema
          ? ReadonlyDeep<z.output<Response>>
          : undefined
    : never;

/** A record in selects and references. */
export const option = component('Option', z.strictObject({ id, name: string }));

/** A record in a select, with what distinguishes it from others of the same name. */
export const pickerOption = component(
  'PickerOption',
  z.strictObject({
    id,
    name: string,
    code: z.optional(string),
    // The region of an offer, the phone of a client, the country of a region.
    note: z.optional(string),
    thumb_url: z.optional(string),
    price: z.optional(
      z.strictObject({ amount: string, currency: string, unit: z.enum(['shift', 'hour']) }),
    ),
    status: z.optional(z.enum(statuses)),
    // For a rental in the query: whether the record is free for it.
    free: z.optional(flag),
    // The start of the nearest free period of the same length; absent while it is free, or if there is none.
    next_free_at: z.optional(dateTime),
  }),
);

export type PickerOption = TypeOf<typeof pickerOption>;

export const status = component('Status', z.enum(statuses));

/** A record that references another one. */
export const use = component('Use', z.strictObject({ subject: string, id, name: string }));

const entry = {
  id,
  reason: z.nullable(string),
  created_at: dateTime,
  created_by: z.nullable(option),
};

/** A change of one field: its dotted path and its values in the edit shape. */
export const change = z.strictObject({ path: string, from: z.unknown(), to: z.unknown() });

export const historyEntry = component(
  'HistoryEntry',
  z.strictObject({
    ...entry,
    version: id,
    action: z.enum(historyActions),
    changes: z.array(change),
    // Who proposed the change that `created_by` approved.
    proposed_by: z.nullable(option),
  }),
);

export const statusEntry = component(
  'StatusEntry',
  z.strictObject({ ...entry, from: status, to: status }),
);

/** A record that a call did not change, with the reason. */
export const refused = component(
  'Refused',
  z.strictObject({ id, reason: string, uses: z.array(use) }),
);

/** A failed rule with its values and its message in the language of the request. */
export const problem = component(
  'Problem',
  z.strictObject({
    rule: string,
    values: z.optional(z.record(z.string(), z.custom<string | number>())),
    message: string,
  }),
);

/** Problems by dotted path. */
export const problemsByPath = withKeywords(
  { description: 'By dotted path.' },
  z.record(z.string(), z.array(problem)),
);

export const imageSchema = component(
  'Image',
  z.strictObject({ id, url: string, thumb_url: string, width: id, height: id, alt: string }),
);

/** A photo of several, with the name of its file. */
export const namedImageSchema = component(
  'NamedImage',
  z.strictObject({
    id,
    name: string,
    url: string,
    thumb_url: string,
    width: id,
    height: id,
    alt: string,
  }),
);

/** Texts by language code. */
export const texts = withKeywords(
  { id: 'Texts', description: 'By language code.' },
  z.record(z.string(), string),
);

const pluralForm = z.optional(z.nullable(string));
const pluralForms = component(
  'PluralForms',
  z.strictObject({ one: pluralForm, few: pluralForm, many: pluralForm, other: pluralForm }),
);

export const pluralTexts = withKeywords(
  { id: 'PluralTexts', description: 'By language code.' },
  z.record(z.string(), z.nullable(pluralForms)),
);

/** Fields served in another language, because they have no text in the language of the request. */
export const fallbacks = withKeywords(
  { id: 'Fallbacks', description: 'Language of each field that is served in another one.' },
  z.record(z.string(), string),
);

/** A reference in a draft: a record as it was served. */
export const pointer = component('Pointer', z.looseObject({ id }));
