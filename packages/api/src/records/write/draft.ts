import type { ContentLanguages } from '@rentyard/contract/languages';
import {
  type DraftMode,
  draftSchema,
  type ProblemsByPath,
  problemsOf,
  valueAt,
} from '@rentyard/contract/schema/draftSchema';
import type { NumberField, PlainField } from '@rentyard/contract/schema/fieldTypes';
import { type FieldProblem, plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { Invalid } from '../../errors/failures.ts';
import { sanitised } from './richText.ts';
import { plainRows, shortestAmount } from './rows.ts';

/** A record or some of its fields in the shape of a draft: references as ids, texts by language. */
export type Draft = Readonly<Record<string, unknown>>;

type Schema = ReturnType<typeof draftSchema>;
const schemas = new WeakMap<Resource, Map<string, Schema>>();

/** Building a schema costs more than running it, and the languages seldom change. */
function schemaFor(resource: Resource, mode: DraftMode, languages: ContentLanguages): Schema {
  const known = schemas.get(resource) ?? new Map<string, Schema>();
  schemas.set(resource, known);
  const key = `${mode} ${languages.default} ${languages.codes.join()}`;
  const schema = known.get(key) ?? draftSchema(resource, mode, languages);
  known.set(key, schema);
  return schema;
}

/**
 * Parses a draft from a client.
 * @throws {Invalid} with every problem by its path.
 */
export function parseDraft(
  resource: Resource,
  mode: DraftMode,
  languages: ContentLanguages,
  body: unknown,
): Draft {
  const parsed = schemaFor(resource, mode, languages).safeParse(body);
  if (!parsed.success) throw new Invalid(problemsOf(parsed.error.issues));
  return withOpenGroups(resource, parsed.data);
}

/** A group set to null sets each of its fields to null. */
function withOpenGroups(resource: Resource, draft: Draft): Draft {
  const emptied = Object.entries(resource.fields).flatMap(([path, field]) =>
    field.kind === 'group' && draft[path] === null
      ? [[path, Object.fromEntries(Object.keys(field.fields).map((leaf) => [leaf, null]))]]
      : [],
  );
  return emptied.length === 0 ? draft : { ...draft, ...Object.fromEntries(emptied) };
}

/** The fields that the draft contains, with groups flattened. */
export function mentioned(
  resource: Resource,
  draft: Draft,
): readonly (readonly [string, PlainField])[] {
  return plainFields(resource).filter(
    ([path, field]) => !field.readOnly && valueAt(draft, path) !== undefined,
  );
}

/** The fields of the draft whose values differ from the stored ones. */
export function changedFields(
  resource: Resource,
  draft: Draft,
  before: Draft,
  after: Draft,
): readonly (readonly [string, PlainField])[] {
  return mentioned(resource, draft).filter(([path, field]) => {
    // A secret cannot be compared.
    if (field.kind === 'secret') return true;
    return comparable(field, valueAt(before, path)) !== comparable(field, valueAt(after, path));
  });
}

function comparable(field: PlainField, value: unknown): string {
  if (field.kind === 'money' && typeof value === 'string') return shortestAmount(value);
  return JSON.stringify(value ?? null);
}

/** The values of a new record for fields missing in its draft. */
export function emptyRecord(resource: Resource): Draft {
  const record: Record<string, unknown> = {};
  for (const [path, field] of plainFields(resource)) setAt(record, path, emptyValue(field));
  if (resource.statuses) record.status = resource.statuses.initial;
  return record;
}

function emptyValue(field: PlainField): unknown {
  switch (field.kind) {
    case 'translated':
    case 'plural':
      return {};
    case 'references':
    case 'list':
    case 'owned':
      return [];
    case 'boolean':
      return field.default;
    case 'number':
    case 'choice':
      return field.default ?? null;
    default:
      return null;
  }
}

/** The record after a save of the draft. Languages that the draft omits do not change. */
export function applyDraft(resource: Resource, before: Draft, draft: Draft): Draft {
  const after = structuredClone(before) as Record<string, unknown>;
  for (const [path, field] of mentioned(resource, draft)) {
    const given = valueAt(draft, path);
    setAt(after, path, appliedValue(field, valueAt(before, path), given));
  }
  return after;
}

function appliedValue(field: PlainField, before: unknown, given: unknown): unknown {
  switch (field.kind) {
    case 'translated':
      return applyLanguages(before, given, (text) =>
        field.rich ? sanitised(text as string) : text,
      );
    case 'plural':
      return applyLanguages(before, given, withoutBlanks);
    case 'text':
      return field.rich && typeof given === 'string' ? sanitised(given) : given;
    case 'references':
      return given ?? [];
    case 'list':
      return plainRows(field, given);
    // A required field returns to its default.
    case 'number':
      return typeof given === 'number' ? rounded(given, field) : (field.default ?? null);
    case 'choice':
      return given ?? field.default ?? null;
    default:
      return given;
  }
}

/**
 * The value as the column stores it: rounding makes a number with more digits compare equal when it
 * is sent again.
 */
function rounded(given: number, { places }: NumberField): number {
  return Number(given.toFixed(places));
}

function applyLanguages(
  before: unknown,
  given: unknown,
  change: (value: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  const texts = { ...(before as Record<string, unknown> | null) };
  for (const [language, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    const changed = value === null || value === undefined ? undefined : change(value);
    if (changed === undefined || changed === null || changed === '') delete texts[language];
    else texts[language] = changed;
  }
  return given === null ? {} : texts;
}

function withoutBlanks(forms: unknown): unknown {
  const filled = Object.entries(forms as Record<string, unknown>).filter(
    ([, text]) => text != null,
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Converts a record from the edit shape to the shape of a draft. */
export function asDraft(resource: Resource, edited: Readonly<Record<string, unknown>>): Draft {
  const draft: Record<string, unknown> = {};
  for (const [path, field] of plainFields(resource)) {
    // A stored secret is never served.
    if (field.kind === 'secret') continue;
    setAt(draft, path, draftValue(field, valueAt(edited, path) ?? null));
  }
  return draft;
}

function draftValue(field: PlainField, value: unknown): unknown {
  switch (field.kind) {
    case 'reference':
    case 'image':
      return idIn(value);
    case 'references':
      return ((value ?? []) as readonly unknown[]).map(idIn);
    case 'list':
      return plainRows(field, value);
    default:
      return value;
  }
}

function idIn(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : null;
}

/** Sets `prices.price_per_hour` in a nested record. */
export function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let target = record;
  for (const key of keys) {
    target[key] ??= {};
    target = target[key] as Record<string, unknown>;
  }
  target[last] = value;
}

/** Groups problems by field path; undefined without any. */
export function byPath(problems: readonly FieldProblem[]): ProblemsByPath | undefined {
  if (problems.length === 0) return undefined;
  const found: ProblemsByPath = {};
  for (const { path, problem } of problems) {
    found[path] ??= [];
    found[path].push(problem);
  }
  return found;
}
