import type { Preferences } from '@rentyard/contract/entities/account/account';
import type { changeProfile } from '@rentyard/contract/entities/account/ownAccountRoutes';
import type { BodyOf } from '@rentyard/contract/schema/route';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { changeAccount } from './accountHistory.ts';

/** Saves a change of the own profile. List settings that it does not contain stay unchanged. */
export async function saveProfile(
  db: Database,
  userId: number,
  { preferences, ...fields }: BodyOf<typeof changeProfile>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Screen settings are private: they get no new version and no history entry.
    if (preferences) {
      await tx.rows(sql`update users set ${preferencesColumn(preferences)} where id = ${userId}`);
    }
    const before = await tx.one<Readonly<Record<string, unknown>>>(sql`
      select first_name, last_name, phone, language from users where id = ${userId} for update`);
    const changed = Object.entries(fields).filter(([name, value]) => before?.[name] !== value);
    if (changed.length === 0) return;
    await changeAccount(tx, {
      userId,
      columns: changed.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
      changes: changed.map(([path, to]) => ({ path, from: before?.[path] ?? null, to })),
      by: userId,
      now,
    });
  });
}

function preferencesColumn({ lists, ...plain }: Preferences) {
  const listed = lists
    ? sql` || jsonb_build_object('lists',
        coalesce(preferences -> 'lists', '{}') || ${JSON.stringify(lists)}::jsonb)`
    : sql``;
  return sql`preferences = preferences || ${JSON.stringify(plain)}::jsonb${listed}`;
}
