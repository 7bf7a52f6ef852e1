import type { Init, InitLanguage } from '@rentyard/contract/account';
import { trashDays as defaultTrashDays } from '@rentyard/contract/trash';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { dataOf, type Operation } from './http/openapi/operation.ts';
import { QueryParams } from './http/queryParams.ts';

/** The version of the product that clients compare with their own (P-BOOT-8). */
export const version = '0.1.0';

interface Parts {
  readonly db: Database;
  readonly registration: Config['registration'];
  readonly mapTiles: Config['mapTiles'];
  readonly trashDays?: Config['trashDays'] | undefined;
}

/** `GET /init`: what a client must know before anybody signs in. */
export function initRoutes({
  db,
  registration,
  mapTiles,
  trashDays = defaultTrashDays,
}: Parts): FastifyPluginAsync {
  return async (app) => {
    app.get('/api/v1/init', { config: { right: 'public', operation } }, async (request) => {
      new QueryParams(request.url).finish();
      const languages = await db.rows<InitLanguage & { is_admin: boolean }>(sql`
        select code, name, is_default, numeric_date_format, time_format, is_admin from languages
        where deleted_at is null order by is_default desc, id`);
      const data: Init = {
        languages: languages.filter(({ is_admin }) => is_admin).map(asOffered),
        content_languages: languages.map(asOffered),
        version,
        registration,
        map_tiles: mapTiles ?? null,
        trash_days: trashDays,
      };
      return { data };
    });
  };
}

const text = { type: 'string' };
const languages = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'name', 'is_default', 'numeric_date_format', 'time_format'],
    properties: {
      code: text,
      name: text,
      is_default: { type: 'boolean' },
      numeric_date_format: text,
      time_format: text,
    },
    additionalProperties: false,
  },
};

const operation: Operation = {
  summary: 'What a client must know before anybody signs in',
  tag: 'about',
  answers: {
    200: dataOf({
      type: 'object',
      required: [
        'languages',
        'content_languages',
        'version',
        'registration',
        'map_tiles',
        'trash_days',
      ],
      properties: {
        languages,
        content_languages: languages,
        version: text,
        registration: { enum: ['approval', 'open', 'closed'] },
        map_tiles: { type: ['string', 'null'] },
        trash_days: { type: 'integer', minimum: 1 },
      },
      additionalProperties: false,
    }),
  },
};

function asOffered({
  is_admin: _,
  ...offered
}: InitLanguage & { is_admin: boolean }): InitLanguage {
  return offered;
}
