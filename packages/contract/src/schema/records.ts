import * as z from 'zod/mini';
import type { DraftMode } from './draftSchema.ts';
import type { DraftOf, EditedOf, Resource, RowOf, ShownOf } from './resource.ts';
import type { Schema } from './routes/route.ts';

/**
 * The shape of a served record: in a list, for reading in one language, for editing in all
 * languages.
 */
export type RecordShape = 'row' | 'show' | 'edit';

/** Links a schema to a resource. The OpenAPI document derives the properties from the fields. */
export type RecordSchema =
  | { readonly resource: Resource; readonly shape: RecordShape; readonly differing?: Differing }
  | {
      readonly resource: Resource;
      readonly draft: DraftMode;
      readonly extra?: ExtraProperties;
      /** Required fields that are in the path instead. */
      readonly without?: readonly string[];
    }
  | { readonly resource: Resource; readonly field: string; readonly shape: RecordShape }
  | {
      readonly resource: Resource;
      readonly field: string;
      readonly draft: DraftMode;
      /** More properties of the rows of a list. */
      readonly rowsWith?: ExtraProperties;
    }
  | { readonly resource: Resource; readonly form: true }
  | { readonly resource: Resource; readonly either: readonly Schema[] }
  | {
      readonly resource: Resource;
      readonly list: ListParameters;
      readonly extra?: ExtraProperties;
    };

/** The list parameters that a call accepts. */
export type ListParameters = 'all' | 'without trash' | 'without pages' | 'filters';

type ExtraProperties = z.ZodMiniObject;

/** Differences between a served record and its resource. */
export interface Differing {
  readonly without: readonly string[];
  readonly with: ExtraProperties;
}

const recordSchemas = new WeakMap<object, RecordSchema>();

/** The record that a schema describes; undefined for any other schema. */
export function recordSchemaOf(schema: object): RecordSchema | undefined {
  return recordSchemas.get(schema);
}

type Served<R, Shape extends RecordShape> = Shape extends 'row'
  ? RowOf<R>
  : Shape extends 'show'
    ? ShownOf<R>
    : EditedOf<R>;

/** A record of a resource in a response. */
// @__NO_SIDE_EFFECTS__
export function record<R extends Resource, const Shape extends RecordShape>(
  resource: R,
  shape: Shape,
): Schema<Served<R, Shape>, Served<R, Shape>> {
  return describeRecord(z.custom<Served<R, Shape>>(), { resource, shape });
}

/** A record with some properties replaced. */
// @__NO_SIDE_EFFECTS__
export function recordWith<Value>(
  resource: Resource,
  shape: RecordShape,
  differing: Differing,
): Schema<Value, Value> {
  return describeRecord(z.custom<Value>(), { resource, shape, differing });
}

/** A change contains the version that it is based on. */
type DraftInput<R, Mode extends DraftMode> = DraftOf<R> &
  (Mode extends 'update' ? { readonly version?: number | null } : unknown);

/**
 * The body of a save. The records layer validates it, because its texts depend on the content
 * languages.
 * @see draftSchema
 */
// @__NO_SIDE_EFFECTS__
export function draft<R extends Resource, const Mode extends DraftMode>(
  resource: R,
  mode: Mode,
): Schema<DraftOf<R>, DraftInput<R, Mode>> {
  return describeDraft<R, Mode>({ resource, draft: mode });
}

/** Any subset of a draft with additional properties, which the handler reads. */
// @__NO_SIDE_EFFECTS__
export function draftWith<
  R extends Resource,
  const Mode extends DraftMode,
  E extends ExtraProperties,
>(
  resource: R,
  mode: Mode,
  extra: E,
): Schema<DraftOf<R> & z.output<E>, DraftInput<R, Mode> & z.input<E>> {
  const schema = z.custom<DraftOf<R> & z.output<E>>();
  return describeRecord(schema as never, { resource, draft: mode, extra });
}

/** A draft without some required fields, which are in the path. The body may contain them too. */
// @__NO_SIDE_EFFECTS__
export function draftWithout<R extends Resource, const Mode extends DraftMode>(
  resource: R,
  mode: Mode,
  without: readonly string[],
): Schema<DraftOf<R>, DraftInput<R, Mode>> {
  return describeDraft<R, Mode>({ resource, draft: mode, without });
}

function describeDraft<R, Mode extends DraftMode>(
  about: RecordSchema,
): Schema<DraftOf<R>, DraftInput<R, Mode>> {
  return describeRecord(z.custom<DraftOf<R>>() as never, about);
}

/** One of several bodies. Only the handler knows which one a request needs. */
// @__NO_SIDE_EFFECTS__
export function either<S extends Schema>(
  resource: Resource,
  ...schemas: readonly S[]
): Schema<unknown, z.input<S>> {
  return describeRecord(z.custom<never>() as Schema<unknown, never>, { resource, either: schemas });
}

/** Links a schema to the record that it describes. */
// @__NO_SIDE_EFFECTS__
export function describeRecord<S extends Schema>(schema: S, about: RecordSchema): S {
  recordSchemas.set(schema, about);
  return schema;
}
