import { buildPermissionSet } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { createTableCache } from '../db/tableCache.ts';
import type { User } from '../http/access/user.ts';
import { effectivePermissions, type KeyGrants, keyGrants, liveKeys } from './apiKeyPermissions.ts';
import { apiKeyHash, isApiKeySecret } from './apiKeySecret.ts';

/** Tables that decide what a key may do. */
const sources = ['api_keys', 'api_key_secrets', 'users', 'roles', 'positions'];
/** Precision of the stored last use, in ms. */
const touchEvery = 60_000;
const cachedAtMost = 10_000;

interface KeyRow extends KeyGrants {
  readonly id: number;
  readonly name: string;
  readonly account_id: number;
  readonly ends_at: string | null;
}

interface Known {
  readonly user: User;
  /** In ms. */
  readonly endsAt: number;
}

/** Finds the service accounts of secrets. */
export interface ApiKeyAccess {
  /**
   * Undefined for an unknown, revoked or expired secret, and when the author of the key may no longer
   * sign in. `from` is the network address of the request; without it the call is no use of the key.
   */
  findUser(secret: string, from?: string): Promise<User | undefined>;
}

export function createApiKeyAccess(db: Database, clock: () => Date): ApiKeyAccess {
  const known = createTableCache<Known>(db.tableChanges, sources, { max: cachedAtMost });
  const uses = new Map<number, number>();

  async function read(secret: string): Promise<Known | undefined> {
    const store = known.beginRead();
    const row = await findKey(db, secret);
    if (!row) return undefined;
    const found = {
      user: toUser(row),
      endsAt: row.ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.ends_at),
    };
    store(secret, found);
    return found;
  }

  async function storeUse(keyId: number, from: string, now: number): Promise<void> {
    const last = uses.get(keyId);
    if (last !== undefined && Math.abs(now - last) < touchEvery) return;
    if (uses.size >= cachedAtMost) uses.clear();
    uses.set(keyId, now);
    try {
      await db.rows(sql`
        update api_keys set last_used_at = ${new Date(now).toISOString()}, last_used_from = ${from}
        where id = ${keyId}`);
    } catch {
      // Not essential: with a full disk programs can still read.
      uses.delete(keyId);
    }
  }

  return {
    async findUser(secret, from) {
      if (!isApiKeySecret(secret)) return undefined;
      const now = clock().getTime();
      const found = known.get(secret) ?? (await read(secret));
      if (!found || now >= found.endsAt) return undefined;
      const { user } = found;
      if (from !== undefined && user.apiKeyId !== undefined) {
        await storeUse(user.apiKeyId, from, now);
      }
      return user;
    },
  };
}

function findKey(db: Database, secret: string): Promise<KeyRow | undefined> {
  return db.one<KeyRow>(sql`
    select k.id, k.name, k.account_id, least(k.expires_at, s.ends_at) as ends_at, ${keyGrants}
    from ${liveKeys} join api_key_secrets s on s.api_key_id = k.id
    where s.secret_hash = ${apiKeyHash(secret)} and k.deleted_at is null`);
}

/** A key is never an admin: calls for admins alone are for people. */
function toUser(key: KeyRow): User {
  const { grants, proposals } = effectivePermissions(key);
  return {
    id: key.account_id,
    name: key.name,
    isAdmin: false,
    ability: buildPermissionSet(grants, false),
    proposals,
    sessionId: 0,
    apiKeyId: key.id,
    mustChangePassword: false,
  };
}
