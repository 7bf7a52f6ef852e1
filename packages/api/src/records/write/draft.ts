import type { ContentLanguages } from '@rentyard/contract/languages';
import {
  type DraftMode,
  draftSchema,
  type ProblemsByPath,
  problemsOf,
  valueAt,
} from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { type FieldProblem, plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { Invalid } from '../../errors/failures.ts';
import { comparable, fieldKindOf } from '../fieldKinds/fieldKinds.ts';

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
  let opened = draft;
  for (const path in draft) {
    const field = draft[path] === null ? resource.fields[path] : undefined;
    if (field?.kind !== 'group') continue;
    const empty = Object.fromEntries(Object.keys(field.fields).map((leaf) => [leaf, null]));
    opened = { ...opened, [path]: empty };
  }
  return opened;
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
    const { isSecret } = fieldKindOf(field);
    // A secret cannot be compared.
    return (
      isSecret ||
      comparable(field, valueAt(before, path)) !== comparable(field, valueAt(after, path))
    );
  });
}

/** The values of a new record for fields missing in its draft. */
export function emptyRecord(resource: Resource): Draft {
  const record: Record<string, unknown> = {};
  for (const [path, field] of plainFields(resource)) {
    setAt(record, path, fieldKindOf(field).empty?.(field) ?? null);
  }
  if (resource.statuses) record.status = resource.statuses.initial;
  return record;
}

/** The record after a save of the draft. Languages that the draft omits do not change. */
export async function applyDraft(resource: Resource, before: Draft, draft: Draft): Promise<Draft> {
  const after: Record<string, unknown> = { ...before };
  for (const [path, { kind }] of Object.entries(resource.fields)) {
    if (kind === 'group') after[path] = { ...(before[path] as Draft) };
  }
  for (const [path, field] of mentioned(resource, draft)) {
    const given = valueAt(draft, path);
    const { mergeOnSave } = fieldKindOf(field);
    setAt(
      after,
      path,
      mergeOnSave ? await mergeOnSave(field, valueAt(before, path), given) : given,
    );
  }
  return after;
}

/** Converts a record from the edit shape to the shape of a draft. */
export function asDraft(resource: Resource, edited: Readonly<Record<string, unknown>>): Draft {
  const draft: Record<string, unknown> = {};
  for (const [path, field] of plainFields(resource)) {
    const { isSecret, draft: draftValue } = fieldKindOf(field);
    // A stored secret is never served.
    if (isSecret) continue;
    const value = valueAt(edited, path) ?? null;
    setAt(draft, path, draftValue ? draftValue(field, value) : value);
  }
  return draft;
}

/** Sets `prices.price_per_hour` in a nested record. */
export function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const dot = path.indexOf('.');
  if (dot < 0) {
    record[path] = value;
    return;
  }
  const group = path.slice(0, dot);
  record[group] ??= {};
  setAt(record[group] as Record<string, unknown>, path.slice(dot + 1), value);
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
