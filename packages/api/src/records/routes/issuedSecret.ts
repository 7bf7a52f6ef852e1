import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import { NotFound } from '../../errors/failures.ts';
import { JsonResponse } from '../../http/jsonResponse.ts';
import { readEdited } from '../find.ts';
import { now, type WriteContext } from '../store.ts';

interface Issued {
  readonly secret: string;
  readonly status: number;
}

/** The record with its new secret. The response stored for repeated requests has none. */
export async function issuedResponse(
  { tx, store, binding, locale }: WriteContext,
  id: number,
  { secret, status }: Issued,
): Promise<JsonResponse> {
  const saved = await readEdited(tx, store, { binding, id, locale });
  if (!saved) throw new NotFound();
  const json = (shown: string | null) => JSON.stringify({ data: { ...saved, secret: shown } });
  return new JsonResponse(status, json(secret), json(null));
}

/** Increments the version of a record whose secret changes. */
export async function bumpVersion(write: WriteContext, id: number): Promise<number> {
  const saved = await write.tx.one<{ version: number }>(sql`
    update ${name(write.binding.resource.name)}
    set version = version + 1, updated_at = ${now(write)}, updated_by = ${write.personId}
    where id = ${id} returning version`);
  if (!saved) throw new NotFound();
  return saved.version;
}
