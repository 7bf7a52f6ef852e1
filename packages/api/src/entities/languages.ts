import { language } from '@rentyard/contract/entities/language';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { registerResource } from '../records/registerResource.ts';
import { now, type Saving } from '../records/store.ts';
import { recordChange } from '../records/write/history.ts';

export const languages = registerResource(language, {
  validate: requireDefaultAndAdmin,
  writeRelated: endOtherDefault,
  beforeTrash: deletionBlocker,
  afterWrite: (store) => store.languages.forget(),
});

/** Exactly one language is the default, the default is available in the back office, and at least one language is. */
async function requireDefaultAndAdmin(saving: Saving): Promise<readonly FieldProblem[]> {
  const { write, id = 0, before, after } = saving;
  const { tx } = write;
  await takeTurns(tx);
  const problems: FieldProblem[] = [];
  if (before?.is_default && !after.is_default) {
    problems.push({ path: 'is_default', problem: { id: 'default_language' } });
  }
  if (before?.is_admin && !after.is_admin) {
    const isLast = !(await isAnotherAdmin(tx, id));
    if (isLast) problems.push({ path: 'is_admin', problem: { id: 'last_admin_language' } });
    else if (after.is_default)
      problems.push({ path: 'is_admin', problem: { id: 'default_language' } });
  }
  return problems;
}

/** Ends the previous default. */
async function endOtherDefault({ write, id = 0, before, after }: Saving): Promise<void> {
  if (!after.is_default || before?.is_default) return;
  const ended = await write.tx.rows<{ id: number; version: number }>(sql`
    update languages
    set is_default = false, version = version + 1,
        updated_at = ${now(write)}, updated_by = ${write.personId}
    where is_default and id <> ${id} and deleted_at is null
    returning id, version`);
  const changes = [{ path: 'is_default', from: true, to: false }];
  for (const entry of ended) {
    await recordChange(write, { ...entry, action: 'update', changes });
  }
}

async function isAnotherAdmin(tx: Transaction, id: number): Promise<boolean> {
  const other = await tx.one(sql`
    select 1 from languages where is_admin and id <> ${id} and deleted_at is null limit 1`);
  return other !== undefined;
}

async function deletionBlocker(tx: Transaction, id: number): Promise<string | undefined> {
  await takeTurns(tx);
  const found = await tx.one<{ is_default: boolean; is_admin: boolean }>(
    sql`select is_default, is_admin from languages where id = ${id}`,
  );
  if (found?.is_default) return 'default_language';
  if (found?.is_admin && !(await isAnotherAdmin(tx, id))) return 'last_admin_language';
  return undefined;
}

/** Serializes writes with a lock, so that the rules hold. Languages are few and seldom written. */
async function takeTurns(tx: Transaction): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('languages'))`);
}
