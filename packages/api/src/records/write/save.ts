import type { ContentLanguages } from '@rentyard/contract/languages';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { HistoryAction } from '@rentyard/contract/schema/history';
import { type FieldProblem, plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { violatedUnique } from '../../db/databaseFailure.ts';
import { joined, name } from '../../db/sqlFragments.ts';
import { Conflict, Invalid, NotFound } from '../../errors/failures.ts';
import type { Cipher } from '../../secrets/cipher.ts';
import { writtenLanguages } from '../contentLanguages.ts';
import { type EditedRecord, lockRecord, readEdited } from '../find.ts';
import { columnName, type ResourceBinding, type Saving } from '../resourceBinding.ts';
import { announce, momentOf, type WriteContext } from '../writeContext.ts';
import {
  applyDraft,
  asDraft,
  byPath,
  changedFields,
  type Draft,
  emptyRecord,
  parseDraft,
} from './draft.ts';
import { diffOf, recordChange } from './history.ts';
import { noteMentions } from './mentions.ts';
import { richTextProblems } from './richText.ts';
import { databaseProblems } from './saveChecks.ts';

/**
 * Makes a record and answers with its edit shape.
 * @throws {Invalid} with every problem found.
 */
export async function createRecord(writing: WriteContext, body: unknown): Promise<EditedRecord> {
  const { tx, store, kept, personId } = writing;
  const { resource } = kept;
  const languages = await store.languages.read(tx);
  const draft = parseDraft(resource, 'create', languages, body);
  const after = applyDraft(resource, emptyRecord(resource), draft);
  const fields = plainFields(resource).filter(([, { computed }]) => !computed);
  await refuseProblems(writing, {
    id: undefined,
    before: undefined,
    after,
    changed: fields,
    languages,
  });
  const now = momentOf(writing);
  const stored = await prepareWrite({
    writing,
    id: undefined,
    before: undefined,
    after,
    languages,
  });
  const values = [
    ...columnValues(kept, fields, stored, store.cipher),
    { column: 'created_at', value: sql`${now}` },
    { column: 'updated_at', value: sql`${now}` },
    { column: 'created_by', value: sql`${personId}` },
    { column: 'updated_by', value: sql`${personId}` },
  ];
  const id = await insert(writing, values);
  await noteMentions(writing, { id, after, changed: fields });
  await recordChange(writing, { id, version: 1, action: 'create' });
  announce(writing);
  return existing(await readEdited(tx, store, { ...writing, id }));
}

interface Update {
  readonly id: number;
  readonly body: unknown;
  /** From `If-Match`; the body's own `version` goes before it. */
  readonly version?: number | undefined;
  readonly action?: HistoryAction;
  /** The record, when the caller has locked and read it in this transaction. */
  readonly before?: EditedRecord;
}

/**
 * Changes the sent fields of a record and answers with its edit shape.
 * @throws {NotFound | Conflict | Invalid}
 */
export async function updateRecord(writing: WriteContext, update: Update): Promise<EditedRecord> {
  const { tx, store, kept } = writing;
  const { resource } = kept;
  const { id, action = 'update' } = update;
  const languages = await store.languages.read(tx);
  const before = update.before ?? existing(await lockRecord(tx, store, { ...writing, id }));
  const written = writtenLanguages(resource, before, languages);
  const {
    version = update.version,
    id: saidId,
    ...draft
  } = parseDraft(resource, 'update', written, update.body);
  if (saidId !== undefined && saidId !== id) throw Invalid.at('id', { id: 'not_allowed' });
  refuseOldVersion(before, version as number | undefined);
  const standing = asDraft(resource, before);
  const after = applyDraft(resource, standing, draft);
  const changed = changedFields(resource, draft, standing, after);
  // A save that changes nothing is no write: no new version, nothing in the history.
  if (changed.length === 0) return before;
  await refuseProblems(writing, { id, before: standing, after, changed, languages });
  const stored = await prepareWrite({ writing, id, before: standing, after, languages });
  await change(writing, before, columnValues(kept, changed, stored, store.cipher));
  await noteMentions(writing, { id, after, changed });
  const edited = existing(await readEdited(tx, store, { ...writing, id }));
  const secrets = changed.flatMap(([path, field]) => (field.kind === 'secret' ? [path] : []));
  const changes = diffOf(resource, before, edited, secrets);
  await recordChange(writing, { id, version: edited.version, action, changes });
  announce(writing);
  return edited;
}

/** Writes what goes with the save and returns the record as it is stored. */
async function prepareWrite(saving: Saving): Promise<Draft> {
  const { guards } = saving.writing.kept;
  await guards.writeRelated?.(saving);
  return guards.transform?.(saving) ?? saving.after;
}

/** Writes columns of a locked record, raising its version. */
export async function change(
  writing: WriteContext,
  { id, version }: Pick<EditedRecord, 'id' | 'version'>,
  values: readonly ColumnValue[],
): Promise<void> {
  const { tx, kept, personId } = writing;
  const all = [
    ...values,
    { column: 'version', value: sql`${version + 1}` },
    { column: 'updated_at', value: sql`${momentOf(writing)}` },
    { column: 'updated_by', value: sql`${personId}` },
  ];
  const sets = all.map(({ column, value }) => sql`${name(column)} = ${value}`);
  await uniqueOr(kept, () =>
    tx.rows(sql`update ${name(kept.resource.name)} set ${joined(sets)} where id = ${id}`),
  );
}

/** @throws {Conflict} when the save started from another version than the record has now. */
export function refuseOldVersion(current: EditedRecord, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw new Conflict(current, version);
}

/** @throws {NotFound} when there is no such record. */
export function existing(found: EditedRecord | undefined): EditedRecord {
  if (!found) throw new NotFound();
  return found;
}

interface Problematic {
  readonly id: number | undefined;
  readonly before: Draft | undefined;
  readonly after: Draft;
  readonly changed: ReturnType<typeof changedFields>;
  readonly languages: ContentLanguages;
}

async function refuseProblems(writing: WriteContext, saved: Problematic): Promise<void> {
  const { tx, store, kept } = writing;
  const { id, before, after, languages } = saved;
  const found: FieldProblem[] = (kept.resource.checks ?? []).flatMap((check) => [...check(after)]);
  found.push(...richTextProblems(saved));
  found.push(...(await databaseProblems(tx, { kept, targets: store.targets, ...saved })));
  const guarded = await kept.guards.validate?.({ writing, id, before, after, languages });
  const problems = byPath([...found, ...(guarded ?? [])]);
  if (problems) throw new Invalid(problems);
}

async function insert(writing: WriteContext, values: readonly ColumnValue[]): Promise<number> {
  const { tx, kept } = writing;
  const made = await uniqueOr(kept, () =>
    tx.one<{ id: number }>(sql`
      insert into ${name(kept.resource.name)} (${joined(values.map(({ column }) => name(column)))})
      values (${joined(values.map(({ value }) => value))})
      returning id`),
  );
  if (!made) throw new Error(`${kept.resource.name}: the insert gave no id.`);
  return made.id;
}

/** Somebody may take a unique value between the check and the write; the constraint decides. */
async function uniqueOr<Result>(
  kept: ResourceBinding,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const constraint = violatedUnique(error);
    const taken = plainFields(kept.resource).find(
      ([path, field]) =>
        field.unique && constraint === `${kept.resource.name}_${columnName(kept, path)}_key`,
    );
    if (taken) throw Invalid.at(taken[0], { id: 'unique' });
    throw error;
  }
}

/** The value of a field as its column takes it. */
interface ColumnValue {
  readonly column: string;
  readonly value: SQL;
}

function columnValues(
  kept: ResourceBinding,
  fields: readonly (readonly [path: string, PlainField])[],
  record: Draft,
  cipher: Cipher,
): readonly ColumnValue[] {
  return fields.map(([path, field]) => ({
    column: columnName(kept, path),
    value: stored(field, valueAt(record, path) ?? null, cipher),
  }));
}

function stored(field: PlainField, value: unknown, cipher: Cipher): SQL {
  switch (field.kind) {
    case 'translated':
    case 'plural':
      return sql`${JSON.stringify(value ?? {})}::jsonb`;
    case 'list':
      return sql`${JSON.stringify(value ?? [])}::jsonb`;
    case 'references':
      return sql`${sql.param(value ?? [])}::bigint[]`;
    case 'secret':
      return sql`${value === null ? null : cipher.seal(String(value))}`;
    default:
      return sql`${value}`;
  }
}
