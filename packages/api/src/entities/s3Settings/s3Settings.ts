import { s3Setting } from '@rentyard/contract/entities/s3Setting';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { publicBase } from '../../media/storage/s3Bucket.ts';
import { registerResource, type Saving } from '../../records/resourceBinding.ts';
import { recordChange } from '../../records/write/history.ts';
import { momentOf, type WriteContext } from '../../records/writeContext.ts';

export const s3Settings = registerResource(s3Setting, {
  validate: refuseOtherOwner,
  writeRelated: writeOthers,
});

async function refuseOtherOwner({ before, after }: Saving): Promise<readonly FieldProblem[]> {
  if (!before || before.user === after.user) return [];
  return [{ path: 'user', problem: { id: 'not_allowed' } }];
}

/** A user has at most one default: a new one replaces the previous one. */
async function writeOthers({ write, id = 0, before, after }: Saving): Promise<void> {
  if (before && (before.public_url !== after.public_url || before.prefix !== after.prefix)) {
    await moveAddresses(write, id, after);
  }
  if (after.is_default && !before?.is_default) {
    // Serialized with a lock: two concurrent transactions would not see each other's default.
    await write.tx.rows(sql`select pg_advisory_xact_lock(hashtext('s3_settings'))`);
    await endDefault(write, id, Number(after.user));
  }
}

async function endDefault(write: WriteContext, id: number, userId: number): Promise<void> {
  const ended = await write.tx.rows<{ id: number; version: number }>(sql`
    update s3_settings
    set is_default = false, version = version + 1,
        updated_at = ${momentOf(write)}, updated_by = ${write.personId}
    where is_default and user_id = ${userId} and id <> ${id} and deleted_at is null
    returning id, version`);
  const changes = [{ path: 'is_default', from: true, to: false }];
  for (const entry of ended) {
    await recordChange(write, { ...entry, action: 'update', changes });
  }
}

/** Updates the URLs of pictures in the bucket. */
async function moveAddresses(
  { tx }: WriteContext,
  id: number,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const base = publicBase({
    publicUrl: (after.public_url ?? null) as string | null,
    prefix: (after.prefix ?? null) as string | null,
  });
  await tx.rows(sql`update photos set public_base = ${base} where s3_setting_id = ${id}`);
}
