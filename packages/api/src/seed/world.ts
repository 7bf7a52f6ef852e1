import type { LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { Origin } from './catalogue.ts';
import { categories, type DemoCategory, type Segment } from './data/categories.ts';
import { countries } from './data/countries.ts';
import { currencies, type DemoCurrency } from './data/currencies.ts';
import { projects } from './data/projects.ts';
import { type DemoRegion, regions } from './data/regions.ts';
import { slug } from './slug.ts';

/** The seeded records that an offer may refer to, with their ids. */
export interface World extends Origin {
  readonly categories: readonly (DemoCategory & {
    id: number;
    projectId: number;
    photoIds: readonly number[];
  })[];
  readonly regions: readonly (DemoRegion & {
    id: number;
    /** What addresses are written in. */
    language: LanguageCode;
    currency: DemoCurrency & { id: number };
  })[];
  readonly brandIds: ReadonlyMap<string, number>;
  readonly clients: readonly { readonly id: number; readonly phone: string | null }[];
}

/** Finds the catalogue in the database by its codes. */
export async function readWorld(db: Queryable, origin: Origin): Promise<World> {
  const idsOf = async (table: string, key: string): Promise<ReadonlyMap<string, number>> => {
    const rows = await db.rows<{ id: number; key: string }>(sql`
      select id, ${sql.identifier(key)} as key from ${sql.identifier(table)}
      where deleted_at is null order by id`);
    return new Map(rows.map((row) => [row.key, row.id]));
  };
  const categoryIds = await idsOf('categories', 'alias');
  const regionIds = await idsOf('regions', 'alias');
  const currencyIds = await idsOf('currencies', 'code');
  const projectIds = await idsOf('projects', 'domain');
  const photoIds = await idsOf('photos', 'file_name');
  const clients = await db.rows<{ id: number; phone: string | null }>(
    sql`select id, phone from users where kind = 'client' and deleted_at is null order by id`,
  );
  return {
    ...origin,
    brandIds: await idsOf('brands', 'name'),
    clients,
    categories: categories.map((category) => ({
      ...category,
      id: found(categoryIds, category.alias),
      projectId: found(projectIds, domainOf(category.segment)),
      photoIds: [...photoIds]
        .filter(([fileName]) => fileName.startsWith(`${category.alias}-`))
        .map(([, id]) => id),
    })),
    regions: regions.map((region) => {
      const country = countries.find(({ iso }) => iso === region.country);
      const currency = currencies.find(({ code }) => code === country?.currency);
      if (!country || !currency)
        throw new Error(`The demo region ${region.name.en} has no country or currency.`);
      return {
        ...region,
        id: found(regionIds, slug(region.name.en)),
        language: country.language,
        currency: { ...currency, id: found(currencyIds, currency.code) },
      };
    }),
  };
}

function domainOf(segment: Segment): string {
  return projects.find((project) => project.segment === segment)?.domain ?? segment;
}

function found(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id !== undefined) return id;
  throw new Error(
    `The demo record "${key}" is missing. Demo offers refer to the demo catalogue. Seed an empty database instead.`,
  );
}
