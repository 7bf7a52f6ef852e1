import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** Whether no user has ever been able to sign in here. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const found = await db.one<{ any: boolean }>(
    sql`select exists (select from users where password_hash is not null) as any`,
  );
  return found?.any === false;
}
