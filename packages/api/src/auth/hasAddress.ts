import { identityKey } from '@rentyard/validators/normalForm';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The condition for the user of an e-mail address, in any spelling: `ştefan` and `ștefan` are one
 * account, as the unique index on `identity_key(email)` has it.
 */
export function hasAddress(email: string, column: SQL = sql`email`): SQL {
  return sql`identity_key(${column}) = ${identityKey(email)}`;
}
