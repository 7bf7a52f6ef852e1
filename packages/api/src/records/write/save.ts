import type { ContentLanguages } from '@rentyard/contract/languages';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { HistoryAction } from '@rentyard/contract/schema/history';
import { type FieldProblem, plainFields } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { joined, name } from '../../db/sqlFragments.ts';
import { Conflict, Invalid, NotFound } from '../../errors/failures.ts';
import type { Cipher } from '../../secrets/cipher.ts';
import {
  type LanguageRow,
  languagesQuery,
  parseLanguages,
  writtenLanguages,
} from '../contentLanguages.ts';
import { fieldKindOf, storedValue, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { richTextProblems } from '../fieldKinds/richText.ts';
import {
  type EditedRecord,
  lockedRecord,
  lockQueries,
  type RecordJson,
  readEdited,
} from '../find.ts';
import {
  type ColumnValue,
  columnName,
  type Deriving,
  now,
  type ResourceBinding,
  runAfterWrite,
  type Saving,
  type WriteContext,
} from '../store.ts';
import { type Changed, changeRecord } from './changeRecord.ts';
import {
  applyDraft,
  asDraft,
  byPath,
  changedFields,
  type Draft,
  emptyRecord,
  parseDraft,
} from './draft.ts';
import { withGenerated } from './generated.ts';
import { buildDiff, recordChange } from './history.ts';
import { noteMentions } from './mentions.ts';
import { databaseProblems } from './saveChecks.ts';

/**
 * Creates a record and returns its edit shape.
 * @throws {Invalid} with every problem found.
 */
export async function createRecord(write: WriteContext, body: unknown): Promise<EditedRecord> {
  const { tx, store, binding, personId } = write;
  const { resource } = binding;
  const languages = await store.languages.read(tx);
  const draft = parseDraft(resource, 'create', languages, body);
  const applied = await applyDraft(resource, emptyRecord(resource), draft);
  const context = { write, before: undefined, languages };
  const after = { ...applied, ...(await derived({ ...context, after: applied, sent: draft })) };
  const fields = plainFields(resource).filter(([, { computed }]) => !computed);
  await refuseProblems(write, {
    id: undefined,
    before: undefined,
    after,
    changed: fields,
    languages,
  });
  const at = now(write);
  const complete = await withGenerated(write, after, languages);
  const saving = { ...context, id: undefined, after: complete };
  const stored = await prepareWrite(saving);
  const values = [
    ...columnValues(binding, fields, stored, store.cipher),
    ...(await otherColumns(saving)),
    { column: 'created_at', value: sql`${at}` },
    { column: 'updated_at', value: sql`${at}` },
    { column: 'created_by', value: sql`${personId}` },
    { column: 'updated_by', value: sql`${personId}` },
  ];
  const id = await insert(write, values);
  await noteMentions(write, { id, after, changed: fields });
  await recordChange(write, { id, version: 1, action: 'create' });
  runAfterWrite(write);
  return orNotFound(await readEdited(tx, store, { ...write, id }));
}

interface Update {
  readonly id: number;
  readonly body: unknown;
  /** From `If-Match`; the `version` of the body has priority. */
  readonly version?: number | undefined;
  readonly action?: HistoryAction;
  /** The record, if the caller has locked and read it in this transaction. */
  readonly before?: EditedRecord;
}

/**
 * Updates the sent fields of a record and returns its edit shape.
 * @throws {NotFound | Conflict | Invalid}
 */
export async function updateRecord(write: WriteContext, update: Update): Promise<EditedRecord> {
  const { store, binding } = write;
  const { resource } = binding;
  const { id, action = 'update' } = update;
  const { languages, before } = await readBefore(write, update);
  const written = writtenLanguages(resource, before, languages);
  const {
    version = update.version,
    id: sentId,
    ...draft
  } = parseDraft(resource, 'update', written, update.body);
  if (sentId !== undefined && sentId !== id) throw Invalid.at('id', { id: 'not_allowed' });
  refuseOldVersion(before, version as number | undefined);
  const draftBefore = asDraft(resource, before);
  const applied = await applyDraft(resource, draftBefore, draft);
  const context = { write, before: draftBefore, languages };
  const more = await derived({ ...context, after: applied, sent: draft });
  const after = { ...applied, ...more };
  const changed = changedFields(resource, { ...draft, ...more }, draftBefore, after);
  // A save without changes writes nothing: no new version, no history entry.
  if (changed.length === 0) return before;
  await refuseProblems(write, { id, before: draftBefore, after, changed, languages });
  const saving = { ...context, id, after };
  const stored = await prepareWrite(saving);
  const edited = await changeRecord(write, before, {
    changed,
    values: [
      ...columnValues(binding, changed, stored, store.cipher),
      ...(await otherColumns(saving)),
    ],
    isChecked:
      store.reactions.recordChanged.length > 0 &&
      changed.every(([, field]) => isIndependent(field)),
  });
  await noteMentions(write, { id, after, changed });
  const secrets = changed.flatMap(([path, field]) => (fieldKindOf(field).isSecret ? [path] : []));
  const changes = buildDiff(resource, before, edited, secrets);
  const columns = changed.map(([path]) => columnName(binding, path));
  await recordChange(write, { id, version: edited.version, action, changes, columns });
  runAfterWrite(write);
  return edited;
}

async function readBefore(
  { tx, store, binding, locale }: WriteContext,
  { id, before }: Update,
): Promise<{ readonly languages: ContentLanguages; readonly before: EditedRecord }> {
  if (before) return { languages: await store.languages.read(tx), before };
  const [languages, locked, found] = await tx.batch<[LanguageRow, object, RecordJson]>([
    languagesQuery,
    ...lockQueries(store, { binding, id, locale }),
  ]);
  return { languages: parseLanguages(languages), before: orNotFound(lockedRecord(locked, found)) };
}

/** Runs the additional writes of the save and returns the record as it is stored. */
async function prepareWrite(saving: Saving): Promise<Draft> {
  const { hooks } = saving.write.binding;
  await hooks.writeRelated?.(saving);
  return hooks.transform?.(saving) ?? saving.after;
}

async function derived(saving: Deriving): Promise<Draft> {
  return (await saving.write.binding.hooks.derive?.(saving)) ?? {};
}

async function otherColumns(saving: Saving): Promise<readonly ColumnValue[]> {
  return (await saving.write.binding.hooks.otherColumns?.(saving)) ?? [];
}

/**
 * Whether the issues of other records do not depend on the field, and no other record decides about
 * its issues. Then the check of the save finds the same issues as one after the commit.
 */
function isIndependent(field: PlainField): boolean {
  return field.kind !== 'list' && !isByLanguage(field) && targetNameOf(field) === undefined;
}

/** @throws {Conflict} when the save started from another version than the current one. */
export function refuseOldVersion(current: EditedRecord, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw new Conflict(current, version);
}

/** @throws {NotFound} when there is no such record. */
export function orNotFound(found: EditedRecord | undefined): EditedRecord {
  if (!found) throw new NotFound();
  return found;
}

interface Problematic {
  readonly id: number | undefined;
  readonly before: Draft | undefined;
  readonly after: Draft;
  readonly changed: Changed;
  readonly languages: ContentLanguages;
}

async function refuseProblems(write: WriteContext, saved: Problematic): Promise<void> {
  const { tx, store, binding } = write;
  const { id, before, after, languages } = saved;
  const found: FieldProblem[] = (binding.resource.checks ?? []).flatMap((check) => [
    ...check(after),
  ]);
  found.push(...richTextProblems(saved));
  found.push(...(await databaseProblems(tx, { binding, targets: store.targets, ...saved })));
  const guarded = await binding.hooks.validate?.({ write, id, before, after, languages });
  const problems = byPath([...found, ...(guarded ?? [])]);
  if (problems) throw new Invalid(problems);
}

async function insert(write: WriteContext, values: readonly ColumnValue[]): Promise<number> {
  const { tx, binding } = write;
  const made = await tx.one<{ id: number }>(sql`
    insert into ${name(binding.resource.name)} (${joined(values.map(({ column }) => name(column)))})
    values (${joined(values.map(({ value }) => value))})
    returning id`);
  if (!made) throw new Error(`${binding.resource.name}: the insert returned no id.`);
  return made.id;
}

function columnValues(
  binding: ResourceBinding,
  fields: readonly (readonly [path: string, PlainField])[],
  record: Draft,
  cipher: Cipher,
): readonly ColumnValue[] {
  return fields.map(([path, field]) => ({
    column: columnName(binding, path),
    value: storedValue(field, valueAt(record, path) ?? null, cipher),
  }));
}
