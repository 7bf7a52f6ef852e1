import { claimMinutes } from '@rentyard/contract/entities/listing/review';
import type { CurrentClaim } from '@rentyard/contract/entities/listing/reviewQueue';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { column, isFuture, type Locale, momentText } from '../../../db/sqlFragments.ts';
import { Claimed, NotFound, WrongState } from '../../../errors/failures.ts';
import type { Store } from '../../../records/store.ts';
import { findTarget, referenceJson } from '../../../records/targets.ts';
import { publishClaims } from './claimEvents.ts';

export interface Claimant {
  readonly userId: number;
  readonly now: Date;
}

interface Wanted {
  readonly skip: readonly number[];
  /** In their order. */
  readonly preferred: readonly number[];
}

export interface Claim {
  readonly offer_id: number;
  /** ISO 8601, UTC. */
  readonly expires_at: string;
}

/**
 * Claims an offer for the reviewer: the oldest of their current claims, else the first unclaimed new offer
 * of `preferred`, else the oldest one. Renews all their claims. Ignores the offers in `skip`, so that a
 * client can prefetch the next one. Undefined when no offer is left.
 */
export async function claimOffer(
  tx: Queryable,
  claimant: Claimant,
  { skip, preferred }: Wanted,
): Promise<Claim | undefined> {
  const claimed = await renewClaims(tx, claimant);
  const own = claimed.find(({ offer_id }) => !skip.includes(offer_id));
  if (own) return own;
  // Each repetition means that another transaction has claimed or decided the offer, so the loop ends.
  for (;;) {
    const next =
      (await preferredUnclaimed(tx, claimant, { skip, preferred })) ??
      (await oldestUnclaimed(tx, claimant, skip));
    if (next === undefined) return undefined;
    const claim = await insertClaim(tx, claimant, next);
    if (claim && (await isStillNew(tx, next))) return claim;
    if (claim) await releaseOffers(tx, claimant, [next]);
  }
}

/**
 * Claims this offer for the reviewer and renews all their claims.
 * @throws {NotFound} when there is no such live offer.
 * @throws {WrongState} when the offer is no longer new.
 * @throws {Claimed} when somebody else has claimed it.
 */
export async function claimNamedOffer(
  tx: Queryable,
  store: Store,
  claimant: Claimant,
  { id, locale }: { readonly id: number; readonly locale: Locale },
): Promise<Claim> {
  const claimed = await renewClaims(tx, claimant);
  const own = claimed.find(({ offer_id }) => offer_id === id);
  if (own) return own;
  // Each repetition means that a claim of somebody else has just ended, so the loop ends.
  for (;;) {
    await refuseDecided(tx, id);
    const claim = await insertClaim(tx, claimant, id);
    if (claim) {
      // The insert may have waited for a decision.
      await refuseDecided(tx, id);
      return claim;
    }
    const found = await tx.one<{ held: CurrentClaim | null }>(
      sql`select ${claimJson(store, sql`${id}::bigint`, claimant.now, locale)} as held`,
    );
    if (found?.held) throw new Claimed(found.held);
  }
}

async function refuseDecided(tx: Queryable, id: number): Promise<void> {
  const found = await tx.one<{ status: string }>(
    sql`select status from offers where id = ${id} and deleted_at is null`,
  );
  if (!found) throw new NotFound();
  if (found.status !== 'new') throw new WrongState();
}

/** Renews the valid claims and returns them, the oldest first. */
async function renewClaims(tx: Queryable, { userId, now }: Claimant): Promise<readonly Claim[]> {
  const renewed = await tx.rows<Claim & { readonly claimed_at: string }>(sql`
    update review_claims c set expires_at = ${expiry(now)}
    from offers o
    where c.user_id = ${userId} and ${isValidClaim(now)}
      and o.id = c.offer_id and o.status = 'new' and o.deleted_at is null
    returning c.offer_id, c.expires_at, c.claimed_at`);
  return renewed.toSorted(
    (a, b) => a.claimed_at.localeCompare(b.claimed_at) || a.offer_id - b.offer_id,
  );
}

async function preferredUnclaimed(
  tx: Queryable,
  { now }: Claimant,
  { skip, preferred }: Wanted,
): Promise<number | undefined> {
  if (preferred.length === 0) return undefined;
  const ids = sql`${sql.param(preferred)}::bigint[]`;
  const found = await tx.one<{ id: number }>(sql`
    select o.id from offers o
    where o.id = any(${ids}) and ${isUnclaimed(now, skip)}
    order by array_position(${ids}, o.id)
    limit 1`);
  return found?.id;
}

/**
 * Reads without a lock: whoever has locked the row, such as a save or the check of its data, changes nothing in the
 * order of the queue. The primary key of the claims decides between two reviewers.
 */
async function oldestUnclaimed(
  tx: Queryable,
  { now }: Claimant,
  skip: readonly number[],
): Promise<number | undefined> {
  const found = await tx.one<{ id: number }>(sql`
    select o.id from offers o
    where ${isUnclaimed(now, skip)}
    order by o.created_at, o.id
    limit 1`);
  return found?.id;
}

/** The condition for a new offer `o` that nobody has claimed. */
function isUnclaimed(now: Date, skip: readonly number[]): SQL {
  return sql`o.status = 'new' and o.deleted_at is null
    and o.id <> all(${sql.param(skip)}::bigint[])
    and not exists (
      select 1 from review_claims c
      where c.offer_id = o.id and ${isValidClaim(now)})`;
}

/** A transaction that saves the offer delays the insert of a claim, and may have decided the offer. */
async function isStillNew(tx: Queryable, offerId: number): Promise<boolean> {
  const found = await tx.one(sql`
    select 1 from offers where id = ${offerId} and status = 'new' and deleted_at is null`);
  return found !== undefined;
}

/**
 * Undefined when another claim was inserted after the search: the search could not see it, but the
 * primary key conflicts.
 */
async function insertClaim(tx: Queryable, { userId, now }: Claimant, offerId: number) {
  const at = now.toISOString();
  const claim = await tx.one<Claim>(sql`
    insert into review_claims as c (offer_id, user_id, claimed_at, expires_at)
    values (${offerId}, ${userId}, ${at}, ${expiry(now)})
    on conflict (offer_id) do update
      set user_id = excluded.user_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
      where not ${isValidClaim(now)}
    returning offer_id, expires_at`);
  if (claim) await publishClaims(tx);
  return claim;
}

/** Releases the given offers, or all claims of the reviewer. Returns their ids. */
export async function releaseOffers(
  tx: Queryable,
  { userId }: Claimant,
  ids: readonly number[] | undefined,
): Promise<readonly number[]> {
  const which = ids ? sql`and offer_id = any(${sql.param(ids)}::bigint[])` : sql``;
  const released = await tx.rows<{ offer_id: number }>(sql`
    delete from review_claims where user_id = ${userId} ${which} returning offer_id`);
  if (released.length > 0) await publishClaims(tx);
  return released.map(({ offer_id }) => offer_id).toSorted((a, b) => a - b);
}

/** The condition for a claim `c` that is valid. One of a clock that was ahead is not. */
function isValidClaim(now: Date): SQL {
  const renewedAt = sql`c.expires_at - ${claimMinutes}::int * interval '1 minute'`;
  return sql`(c.expires_at > ${now.toISOString()} and not ${isFuture(sql`(${renewedAt})`, now)})`;
}

/** JSON of the current claim of an offer: who has claimed it, and until when. Null without one. */
export function claimJson({ targets }: Store, offerId: SQL, now: Date, locale: Locale): SQL {
  return sql`(select json_build_object(
      'by', ${referenceJson(findTarget(targets, 'users'), column('c', 'user_id'), locale)},
      'until', ${momentText(sql`c.expires_at`)})
    from review_claims c
    where c.offer_id = ${offerId} and ${isValidClaim(now)})`;
}

function expiry(now: Date): string {
  return new Date(now.getTime() + claimMinutes * 60_000).toISOString();
}
