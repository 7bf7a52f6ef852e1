import type { UsersDashboard } from '@rentyard/contract/entities/userRoutes';
import { sql } from 'drizzle-orm';
import type { Store } from '../../records/store.ts';

const day = 86_400_000;
/** New users of this many days are counted. */
const daysShown = 30;
/** A user seen within this time counts as online, in ms: sessions store their last use once a minute. */
const hereFor = 5 * 60_000;

/** The figures above the list of users, in one statement. */
export async function dashboardOf(
  { db, clock }: Store,
  hasMailServer: boolean,
): Promise<UsersDashboard> {
  const now = clock();
  const since = (age: number) => new Date(now.getTime() - age).toISOString();
  const found = await db.one<UsersDashboard>(sql`
    with people as (
      select kind, state, two_step, password_expired, email_verified_at, documents_verified_at,
             last_seen_at, created_at, role_id, password_hash is null as has_no_password
      from users where deleted_at is null
    ), days as (
      select generate_series(${since((daysShown - 1) * day)}::timestamptz, ${now.toISOString()}::timestamptz,
                             interval '1 day') at time zone 'UTC' as day
    )
    select
      json_build_object(${kindFigures('staff')}) as staff,
      json_build_object(${kindFigures('client')}) as clients,
      count(*) filter (where kind = 'staff' and state = 'pending') as waiting_for_approval,
      count(*) filter (where kind = 'staff' and state = 'active' and has_no_password) as invited,
      count(*) filter (where kind = 'staff' and two_step) as with_two_step,
      count(*) filter (where kind = 'staff' and password_expired) as password_expired,
      count(*) filter (where kind = 'staff' and email_verified_at is null) as email_unverified,
      count(*) filter (where kind = 'client' and documents_verified_at is null) as documents_unverified,
      json_build_object(
        'now', count(*) filter (where last_seen_at > ${since(hereFor)}),
        'day', count(*) filter (where last_seen_at > ${since(day)}),
        'week', count(*) filter (where last_seen_at > ${since(7 * day)})
      ) as seen,
      json_build_object(
        'has_server', ${hasMailServer}::boolean,
        'waiting', (select count(*) from outbox where state = 'queued'),
        'failed', (select count(*) from outbox where state = 'failed')
      ) as mails,
      (select json_agg(json_build_object(
          'date', to_char(d.day, 'YYYY-MM-DD'),
          'staff', (select count(*) from people p where p.kind = 'staff'
                    and (p.created_at at time zone 'UTC')::date = d.day::date),
          'clients', (select count(*) from people p where p.kind = 'client'
                      and (p.created_at at time zone 'UTC')::date = d.day::date)
        ) order by d.day) from days d) as added
    from people`);
  if (!found)
    throw new Error('The statement of the figures returned no row. It always returns one.');
  return found;
}

function kindFigures(kind: 'staff' | 'client') {
  const counted = (state?: string) =>
    state === undefined
      ? sql`count(*) filter (where kind = ${kind}::text)`
      : sql`count(*) filter (where kind = ${kind}::text and state = ${state}::text)`;
  return sql`'total', ${counted()}, 'active', ${counted('active')},
    'pending', ${counted('pending')}, 'suspended', ${counted('suspended')}`;
}
