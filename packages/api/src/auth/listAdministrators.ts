import type { Administrator } from '@rentyard/contract/entities/account/account';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** As many as one asks for help; the others are in the list of users. */
const namedAtMost = 5;

/** Admins who can sign in, those who were here last first: whom somebody asks who lacks a right. */
export function listAdministrators(db: Queryable): Promise<Administrator[]> {
  return db.rows(sql`
    select u.id, u.name, u.email
    from users u join roles r on r.id = u.role_id and r.system = 'admin'
    where u.state = 'active' and u.kind = 'staff' and u.deleted_at is null
    order by u.last_seen_at desc nulls last, u.id
    limit ${namedAtMost}`);
}
