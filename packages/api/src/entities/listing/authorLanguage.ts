import { authorLanguageRoute as declare } from '@rentyard/contract/entities/listing/authorLanguageRoute';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { column, literal, name } from '../../db/sqlFragments.ts';
import { handle } from '../../http/handle.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';

/**
 * `GET /offers/author_language?ids=1,2`: the language for reasons of a decision, for users who may
 * not read users. For resources with an author.
 */
export function authorLanguageRoute(app: FastifyInstance, { store, binding }: RouteContext): void {
  const { name: table, author } = binding.resource;
  if (!author) throw new Error(`The resource ${table} declares no author field.`);
  handle(app, declare(binding.resource), async ({ query: { ids } }) => ({
    language: await sharedLanguage(store.db, { table, author, ids }),
  }));
}

/**
 * The language of the author of a record: their own one, else that of the region's country. Limited
 * to the languages of the product.
 */
export function authorLanguage(author: SQL, region: SQL): SQL {
  const known = sql.join(languageCodes.map(literal), sql`, `);
  return sql`(select code from (
      select u.language as code, 1 as priority from users u where u.id = ${author}
      union all
      select l.code, 2 from regions r
        join countries c on c.id = r.country_id join languages l on l.id = c.language_id
        where r.id = ${region}
    ) candidates where code in (${known}) order by priority limit 1)`;
}

interface Authored {
  readonly table: string;
  readonly author: string;
  readonly ids: readonly number[];
}

/** The common language of the authors of all these records; null when they differ or one is unknown. */
async function sharedLanguage(
  on: Queryable,
  { table, author, ids }: Authored,
): Promise<LanguageCode | null> {
  const language = authorLanguage(column('o', `${author}_id`), column('o', 'region_id'));
  const found = await on.one<{ readonly language: LanguageCode | null }>(sql`
    select case when count(language) = count(*) and min(language) = max(language)
      then min(language) end as language
    from (select ${language} as language from ${name(table)} o
          where o.id = any(${sql.param(ids)}::bigint[]) and o.deleted_at is null) authors`);
  return found?.language ?? null;
}
