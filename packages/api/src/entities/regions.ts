import { region } from '@rentyard/contract/entities/region';
import { regionNear } from '@rentyard/contract/entities/regionRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { jsonData } from '../http/jsonResponse.ts';
import { registerResource } from '../records/registerResource.ts';
import { resourceRoutes } from '../records/routes/resourceRoutes.ts';
import { findLocale, type RouteContext } from '../records/routes/routeContext.ts';
import { findTarget } from '../records/targets.ts';

export const regions = registerResource(region);

/**
 * Search radii around a point, in degrees: about one, six and thirty kilometres. In dense areas the
 * smallest radius has enough offers, so the larger ones are not read.
 */
const rings = [0.01, 0.06, 0.3] as const;
/** The number of nearest offers whose most frequent region is chosen. */
const neighbours = 5;

/** The generic calls, and the probable region of a point. */
export function regionRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  const { store } = context;

  handle(app, regionNear, async ({ query: { lat, long }, request }) => {
    const locale = await findLocale(request, store);
    const label = findTarget(store.targets, 'regions').label('r', locale);
    let found: Near | undefined;
    for (const around of rings) {
      found = await store.db.one<Near>(nearestRegion({ lat, long, around }, label));
      if (found?.seen === neighbours) break;
    }
    return jsonData(found?.data ?? 'null');
  });
}

interface Near {
  /** The region as JSON; null without an offer nearby. */
  readonly data: string | null;
  /** The number of offers found. */
  readonly seen: number;
}

interface Ring {
  readonly lat: number;
  readonly long: number;
  /** In degrees. */
  readonly around: number;
}

/** The most frequent region of the nearest offers within a ring. */
export function nearestRegion({ lat, long, around }: Ring, label: SQL): SQL {
  return sql`
    with near as (
      select region_id from offers
      where deleted_at is null and geo_lat is not null
        and geo_lat between ${lat - around} and ${lat + around}
        and geo_long between ${long - around} and ${long + around}
      order by (geo_lat - ${lat}) ^ 2 + ((geo_long - ${long}) * cos(radians(${lat}))) ^ 2
      limit ${sql.raw(String(neighbours))}
    )
    select (select count(*) from near)::int as seen, (
      select json_build_object('id', r.id, 'name', ${label})::text
      from near join regions r on r.id = near.region_id and r.deleted_at is null
      group by r.id order by count(*) desc, r.id limit 1
    ) as data`;
}
