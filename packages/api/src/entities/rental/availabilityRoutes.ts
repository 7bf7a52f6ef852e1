import type { OfferRow } from '@rentyard/contract/entities/listing/offer';
import {
  availabilityDays,
  type CalendarRow,
  offerAvailability,
  offerCalendar,
} from '@rentyard/contract/entities/rental/availabilityRoutes';
import type { FastifyInstance } from 'fastify';
import { Invalid, NotFound } from '../../errors/failures.ts';
import type { User } from '../../http/access/user.ts';
import { handle } from '../../http/handle.ts';
import { jsonPage } from '../../http/jsonResponse.ts';
import { listRecords } from '../../records/list/list.ts';
import { findLocale, type RouteContext } from '../../records/routes/routeContext.ts';
import { readAvailability, type Wanted } from './availability.ts';
import { readBookings } from './bookings.ts';

const day = 86_400_000;

/** When offers are free. */
export function availabilityRoutes(app: FastifyInstance, { store, binding }: RouteContext): void {
  handle(app, offerAvailability, async ({ params: { id }, query, request, user }) => {
    const wanted = parseWanted(query, user);
    const found = await readAvailability(store, [id], wanted, await findLocale(request, store));
    const parts = found.get(id);
    if (!parts) throw new NotFound();
    return parts;
  });

  handle(app, offerCalendar, async ({ query: { from, to, ...query }, request, user }) => {
    const wanted = parseWanted({ from, to }, user);
    const locale = await findLocale(request, store);
    const page = await listRecords(store, binding, query, locale);
    const rows = JSON.parse(page.json) as readonly OfferRow[];
    const ids = rows.map(({ id }) => id);
    const withBlockedPeriods = user.ability.can('read', 'blocked-periods');
    const [found, bookings] = await Promise.all([
      readAvailability(store, ids, wanted, locale),
      readBookings(store, ids, { ...wanted, withBlockedPeriods }, locale),
    ]);
    const data = rows.flatMap(
      ({ id, name, code, status, category, region, image }): readonly CalendarRow[] => {
        const booked = bookings.get(id);
        if (!booked) return [];
        return [
          {
            offer: { id, name },
            code,
            status,
            category,
            region,
            image,
            ...booked,
            periods: found.get(id) ?? [],
          },
        ];
      },
    );
    return jsonPage({ ...page, json: JSON.stringify(data) }, query);
  });
}

function parseWanted(
  { from, to }: { readonly from: string; readonly to: string },
  { ability }: User,
): Wanted {
  const period = { from: new Date(from), to: new Date(to) };
  const length = period.to.getTime() - period.from.getTime();
  if (length <= 0) throw Invalid.at('to', { id: 'ends_before_start' });
  if (length > availabilityDays * day) {
    throw Invalid.at('to', { id: 'max_days', values: { number: availabilityDays } });
  }
  return { ...period, withOrders: ability.can('read', 'orders') };
}
