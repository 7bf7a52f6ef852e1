import type { Status } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type Locale, name, textIn } from '../../db/sqlFragments.ts';
import { NotFound } from '../../errors/failures.ts';
import type { Person } from '../../http/person.ts';

/** Most offers, and most orders, in the response. */
const shownAtMost = 20;

interface Owned {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly status: Status;
  readonly updated_at: string;
}

/** The customer of a room with their latest offers and orders. */
export interface CustomerPanel {
  readonly customer: {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
  } | null;
  readonly offers: readonly Owned[];
  readonly orders: readonly Owned[];
}

/** Only what the permissions of the user allow: addresses need the permission to read users. */
export async function readCustomerPanel(
  on: Queryable,
  {
    roomId,
    person,
    locale,
  }: { readonly roomId: number; readonly person: Person; readonly locale: Locale },
): Promise<CustomerPanel> {
  const room = await on.one<{ customer_id: number | null }>(
    sql`select customer_id from buzbot_rooms where id = ${roomId} and deleted_at is null`,
  );
  if (!room) throw new NotFound();
  if (room.customer_id === null) return { customer: null, offers: [], orders: [] };
  const mayRead = (subject: 'users' | 'offers' | 'orders') => person.ability.can('read', subject);
  const isOpen = mayRead('users');
  const customer = await on.one<NonNullable<CustomerPanel['customer']>>(sql`
    select id, name, case when ${isOpen}::boolean then email end as email,
      case when ${isOpen}::boolean then phone end as phone
    from users where id = ${room.customer_id}`);
  const owned = (table: 'offers' | 'orders', owner: 'user_id' | 'client_id') =>
    on.rows<Owned>(sql`
      select t.id, ${textIn(sql`t.name`, locale)} as name, t.code, t.status, t.updated_at
      from ${name(table)} t
      where t.${name(owner)} = ${room.customer_id} and t.deleted_at is null
      order by t.updated_at desc, t.id desc limit ${shownAtMost}`);
  return {
    customer: customer ?? null,
    offers: mayRead('offers') ? await owned('offers', 'user_id') : [],
    orders: mayRead('orders') ? await owned('orders', 'client_id') : [],
  };
}
