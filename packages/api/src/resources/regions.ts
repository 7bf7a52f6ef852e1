import { region } from '@rentyard/contract/region';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dataAnswer, send } from '../http/answers.ts';
import { dataOf, type Operation, ref } from '../http/openapi/operation.ts';
import { orNull } from '../http/openapi/schemaParts.ts';
import { QueryParams } from '../http/queryParams.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import { askedOf, type RouteContext } from '../http/routeContext.ts';
import { keep } from '../records/kept.ts';
import { targetOf } from '../records/targets.ts';

export const regions = keep(region);

/**
 * How far around a point neighbours are looked for, in degrees: one, six and some thirty kilometres. Where
 * offers stand close together the first ring has enough, and the many around it are not read.
 */
const rings = [0.01, 0.06, 0.3] as const;
/** The region of most of the nearest offers is the region of the point. */
const neighbours = 5;

/** The generic calls, and the region that a point is likely in. */
export function regionRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  const { store } = context;

  app.get(
    '/regions/near',
    { config: { right: ['read', 'offers'], operation } },
    async (request, reply) => {
      const params = new QueryParams(request.url);
      const lat = takeDegrees(params, 'lat', 90);
      const long = takeDegrees(params, 'long', 180);
      params.finish();
      const asked = await askedOf(request, store);
      const label = targetOf(store.targets, 'regions').label('r', asked);
      let found: Near | undefined;
      for (const around of rings) {
        found = await store.db.one<Near>(nearestRegion({ lat, long, around }, label));
        if (found?.seen === neighbours) break;
      }
      return send(reply, dataAnswer(found?.data ?? 'null'));
    },
  );
}

interface Near {
  /** The region as JSON; null where no offer is near. */
  readonly data: string | null;
  /** How many neighbours there were to ask. */
  readonly seen: number;
}

interface Ring {
  readonly lat: number;
  readonly long: number;
  /** In degrees. */
  readonly around: number;
}

/** The region of most of the nearest offers within a ring. */
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

const degrees = { type: 'number' };

const operation: Operation = {
  summary:
    'The region that a point is likely in, by the offers around it; null where there are none',
  tag: 'regions',
  query: [
    { name: 'lat', description: 'Required. Latitude in degrees.', schema: degrees },
    { name: 'long', description: 'Required. Longitude in degrees.', schema: degrees },
  ],
  answers: { 200: dataOf(orNull(ref('Option'))) },
};

function takeDegrees(params: QueryParams, name: string, bound: number): number {
  const text = params.take(name);
  if (text === undefined || text === '') {
    params.refuse(name, { id: 'required', values: { field: name } });
  } else if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(text)) params.refuse(name, { id: 'type' });
  else if (Math.abs(Number(text)) > bound) params.refuse(name, { id: 'range' });
  return Number(text);
}
