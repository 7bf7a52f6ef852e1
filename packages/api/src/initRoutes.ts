import type { InitLanguage } from '@rentyard/contract/entities/init';
import { readInit } from '@rentyard/contract/entities/init';
import { trashDays as defaultTrashDays } from '@rentyard/contract/schema/resource';
import { version } from '@rentyard/contract/version';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { handle } from './http/handle.ts';
import { readBase } from './records/list/baseRate.ts';

interface Dependencies {
  readonly db: Database;
  readonly registration: Config['registration'];
  readonly mapTiles: Config['mapTiles'];
  readonly trashDays?: Config['trashDays'] | undefined;
  readonly clientMetrics: boolean;
}

/** `GET /init`: the data that a client needs before sign-in. */
export function initRoutes({
  db,
  registration,
  mapTiles,
  trashDays = defaultTrashDays,
  clientMetrics,
}: Dependencies): FastifyPluginAsync {
  return async (app) => {
    await app.register(
      async (api) =>
        handle(api, readInit, async () => {
          const languages = await db.rows<InitLanguage & { is_admin: boolean }>(sql`
            select code, name, is_default, numeric_date_format, time_format, is_admin from languages
            where deleted_at is null order by is_default desc, id`);
          const base = await readBase(db);
          return {
            languages: languages.filter(({ is_admin }) => is_admin).map(asOffered),
            content_languages: languages.map(asOffered),
            version,
            registration,
            map_tiles: mapTiles ?? null,
            trash_days: trashDays,
            client_metrics: clientMetrics,
            base_currency: base?.code ?? null,
          };
        }),
      { prefix: '/api/v1' },
    );
  };
}

function asOffered({
  is_admin: _,
  ...offered
}: InitLanguage & { is_admin: boolean }): InitLanguage {
  return offered;
}
