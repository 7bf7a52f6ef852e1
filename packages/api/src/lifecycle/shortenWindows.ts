import { proposalBounds } from '@rentyard/contract/entities/proposal/proposal';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { isFuture } from '../db/sqlFragments.ts';

/** Tables of secrets that a rotation replaces, with the column of their owner. */
const rotated = [
  ['api_key_secrets', 'api_key_id'],
  ['webhook_secrets', 'webhook_id'],
] as const;

/**
 * Shortens what a clock ahead of the present one stored, to its own length from now on: the overlap of
 * rotated secrets, the time for the decision of a proposal, and the failures of a webhook. Links and
 * codes are in `sweepLinks`.
 */
export async function shortenWindows(on: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  for (const [table, owner] of rotated) {
    const [secrets, ownerId] = [sql.identifier(table), sql.identifier(owner)];
    await on.rows(sql`
      update ${secrets} former set ends_at = ${at} + (former.ends_at - latest.created_at)
      from ${secrets} latest
      where latest.${ownerId} = former.${ownerId} and latest.ends_at is null
        and ${isFuture(sql`latest.created_at`, now)} and former.ends_at > latest.created_at`);
    await on.rows(sql`
      update ${secrets} set created_at = ${at} where ${isFuture(sql`created_at`, now)}`);
  }
  await on.rows(sql`
    update proposals
    set expires_at = least(expires_at, ${at} + ${proposalBounds.days.open}::int * interval '1 day')
    where state = 'open' and ${isFuture(sql`created_at`, now)}`);
  await on.rows(sql`
    update webhooks set failing_since = ${at} where ${isFuture(sql`failing_since`, now)}`);
}
