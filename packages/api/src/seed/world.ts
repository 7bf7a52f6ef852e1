import type { LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { ShiftCalendar } from '../entities/rental/rentalTime.ts';
import { readCalendar } from '../entities/rental/workCalendars.ts';
import { characteristicsOf } from './categories.ts';
import { categories, type DemoCategory, type Segment } from './data/categories.ts';
import { countries } from './data/countries.ts';
import { currencies, type DemoCurrency } from './data/currencies.ts';
import { groups } from './data/groups.ts';
import { projects } from './data/projects.ts';
import { type DemoRegion, regions } from './data/regions.ts';
import type { Origin } from './insertRows.ts';
import type { CategoryCharacteristic } from './listings/answers.ts';
import { slug } from './random/slug.ts';

/** The seeded records that an offer may reference, with their ids. */
export interface World extends Origin {
  readonly categories: readonly (DemoCategory & {
    id: number;
    projectId: number;
    photoIds: readonly number[];
    /** Its characteristics: its own and those of its groups. */
    characteristics: readonly CategoryCharacteristic[];
  })[];
  readonly regions: readonly (DemoRegion & {
    id: number;
    /** The language of addresses. */
    language: LanguageCode;
    currency: DemoCurrency & { id: number };
  })[];
  readonly brandIds: ReadonlyMap<string, number>;
  readonly clientIds: readonly number[];
  /** The work calendar of each project. */
  readonly calendars: ReadonlyMap<number, ShiftCalendar>;
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
  const propertyIds = await readProperties(db);
  const clients = await db.rows<{ id: number }>(
    sql`select id from users where kind = 'client' and deleted_at is null order by id`,
  );
  const calendars = new Map<number, ShiftCalendar>();
  for (const project of projectIds.values()) {
    calendars.set(project, await readCalendar(db, { offer: null, region: null, project }));
  }
  return {
    ...origin,
    calendars,
    brandIds: await idsOf('brands', 'name'),
    clientIds: clients.map(({ id }) => id),
    categories: categories.map((category) => ({
      ...category,
      id: found(categoryIds, category.alias),
      projectId: found(projectIds, domainOf(category.segment)),
      photoIds: [...photoIds]
        .filter(([fileName]) => fileName.startsWith(`${category.alias}-`))
        .map(([, id]) => id),
      characteristics: characteristicsFor(category, propertyIds),
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

/** Ids of characteristics and of their values, by the alias of the owner and the English name. */
type PropertyIds = ReadonlyMap<
  string,
  { readonly id: number; readonly valueIds: readonly number[] }
>;

async function readProperties(db: Queryable): Promise<PropertyIds> {
  const rows = await db.rows<{ key: string; id: number; values: readonly { id: number }[] }>(sql`
    select coalesce(c.alias, g.alias) || ' ' || (p.name ->> 'en') as key, p.id, p."values"
    from properties p
    left join categories c on c.id = p.category_id
    left join category_groups g on g.id = p.category_group_id
    where p.deleted_at is null`);
  return new Map(
    rows.map(({ key, id, values }) => [key, { id, valueIds: values.map((value) => value.id) }]),
  );
}

/** Only those that still exist: users may have changed the demo catalogue. */
function characteristicsFor(
  category: DemoCategory,
  ids: PropertyIds,
): readonly CategoryCharacteristic[] {
  const around = groups.filter(({ categories: members }) => members.includes(category.alias));
  const owners = [
    { alias: category.alias, characteristics: characteristicsOf(category) },
    ...around,
  ];
  return owners.flatMap(({ alias, characteristics }) =>
    characteristics.flatMap((one) => {
      const known = ids.get(`${alias} ${one.name.en}`);
      return known ? [{ ...one, ...known }] : [];
    }),
  );
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
