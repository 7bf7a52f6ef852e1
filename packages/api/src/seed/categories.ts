import { languageCodes } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { categories, type DemoCategory } from './data/categories.ts';
import { altNames, declensionsOf, figureName, icons, rented } from './data/categoryWords.ts';
import { type DemoCharacteristic, ownCharacteristics } from './data/characteristics.ts';
import { currencies } from './data/currencies.ts';
import { type DemoGroup, groups } from './data/groups.ts';
import { rental } from './data/phrases.ts';
import type { Texts } from './data/texts.ts';
import type { Origin, SeedRow } from './insertRows.ts';
import { priceOf } from './random/price.ts';
import { createRandom, mix, type Random } from './random/random.ts';

/** Other parts of the demo catalogue that categories need. */
interface Surroundings {
  readonly insert: (table: string, rows: readonly SeedRow[]) => Promise<readonly number[]>;
  /** By code. */
  readonly currencyIds: ReadonlyMap<string, number | undefined>;
  /** By file name. */
  readonly photoIds: ReadonlyMap<string, number>;
}

/** Currencies of hourly prices. */
const pricedIn = ['EUR', 'MDL'];
const hoursOfShift = 8;
/** The lowest hourly price as a share of an hour of the shift price. */
const leastShare = 0.85;

/** Seeds categories in their groups, with characteristics and prices. */
export async function seedCategories(
  db: Queryable,
  origin: Origin,
  surroundings: Surroundings,
): Promise<void> {
  const { insert, currencyIds } = surroundings;
  const random = createRandom(mix(origin.seed, 6));
  const ids = await insert(
    'categories',
    categories.map((category, at) => categoryRow(category, at, surroundings)),
  );
  const idOf = new Map(categories.map(({ alias }, at) => [alias, ids[at]]));
  const groupIds = await insert(
    'category_groups',
    groups.map((group, at) => groupRow(group, at, { ...surroundings, idOf })),
  );
  const keys = counter();
  const owned = [
    ...categories.flatMap((category, at) =>
      characteristicsOf(category).map((one, index) =>
        propertyRow(
          one,
          { category_id: ids[at], category_group_id: null },
          { index, random, keys },
        ),
      ),
    ),
    ...groups.flatMap(({ characteristics }, at) =>
      characteristics.map((one, index) =>
        propertyRow(
          one,
          { category_id: null, category_group_id: groupIds[at] },
          { index, random, keys },
        ),
      ),
    ),
  ];
  const propertyIds = await insert('properties', owned);
  await db.rows(sql`select setval('property_value_ids', ${keys()}::bigint, false)`);
  await setPrices(db, { ids, owned, propertyIds, currencyIds });
}

/** The characteristics of a category; the main numeric one comes first. */
export function characteristicsOf(category: DemoCategory): readonly DemoCharacteristic[] {
  const main = {
    name: figureName(category),
    required: category.alias === 'tower-cranes',
    multiple: false,
    ownWords: [],
    values: [],
    figure: { bands: bandsOf(category), of: (size: number) => size },
  };
  return [main, ...(ownCharacteristics[category.alias] ?? [])];
}

/** Three bands that cover all models of the category, with a margin at both ends. */
function bandsOf({ models }: DemoCategory): readonly number[] {
  const sizes = models.map(({ size }) => size);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const from = Math.floor(least * 0.6);
  const to = Math.ceil(most * 1.5);
  const third = (to - from) / 3;
  return [from, rounded(from + third), rounded(from + 2 * third), to];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function categoryRow(category: DemoCategory, at: number, surroundings: Surroundings): SeedRow {
  const { alias, name, inTop, perShift, drawing } = category;
  const [declensionOne, declensionTwo] = declensionsOf(alias);
  return {
    ...textsOf(name),
    ...hourPricesOf(perShift, surroundings),
    alt_name: altNames[alias] ?? {},
    declension_one: declensionOne,
    declension_two: declensionTwo,
    alias,
    sort_order: (at + 1) * 10,
    in_top: inTop,
    active: true,
    photo_id: photoOf(alias, surroundings),
    icon: icons[drawing],
  };
}

/** The price range of a group spans those of its categories, and its picture is that of the first one. */
function groupRow(
  { alias, name, icon, categories: members }: DemoGroup,
  at: number,
  { idOf, ...surroundings }: Surroundings & { idOf: ReadonlyMap<string, number | undefined> },
): SeedRow {
  const own = categories.filter((category) => members.includes(category.alias));
  const shifts = own.flatMap(({ perShift }) => perShift);
  return {
    ...textsOf(name),
    ...hourPricesOf([Math.min(...shifts), Math.max(...shifts)], surroundings),
    alias,
    sort_order: (at + 1) * 10,
    in_top: at < 2,
    active: true,
    photo_id: photoOf(members[0] ?? alias, surroundings),
    icon,
    categories_ids: members.map((member) => idOf.get(member)),
  };
}

function textsOf(name: Texts): SeedRow {
  const inEach = (textIn: (code: keyof Texts) => string) =>
    Object.fromEntries(languageCodes.map((code) => [code, textIn(code)]));
  return {
    name,
    title: inEach((code) => `${name[code]} — ${rental[code]}`),
    keywords: inEach((code) => `${name[code]}, ${rental[code]}`),
    description: inEach((code) => `${name[code]}: ${rented[code]}`),
  };
}

function hourPricesOf(perShift: readonly number[], { currencyIds }: Surroundings): SeedRow {
  const [euro] = currencies;
  const [from, to] = perShift.map((shift) => (euro ? priceOf(shift / hoursOfShift, euro) : null));
  return {
    min_hour_price: from,
    price_interval_from: from,
    price_interval_to: to,
    price_interval_currency_id: currencyIds.get('EUR'),
  };
}

function photoOf(alias: string, { photoIds }: Surroundings): number | null {
  const photo = [...photoIds].find(([file]) => file.startsWith(`${alias}-`));
  return photo?.[1] ?? null;
}

interface Making {
  readonly index: number;
  readonly random: Random;
  readonly keys: () => number;
}

/** Some characteristics lack Polish or Turkish names, to show missing translations. */
function propertyRow(
  { name, required, multiple, ownWords, values, figure }: DemoCharacteristic,
  owner: SeedRow,
  { index, random, keys }: Making,
): SeedRow {
  const missing = new Set<string>((['tr', 'pl'] as const).filter(() => random.chance(0.3)));
  const bands = figure?.bands ?? [];
  return {
    ...owner,
    name: Object.fromEntries(Object.entries(name).filter(([code]) => !missing.has(code))),
    required,
    multiple,
    allow_custom: ownWords.length > 0,
    is_numeric: figure !== undefined,
    status: 'active',
    sort_order: (index + 1) * 10,
    values: values.map((text, at) => ({ id: keys(), name: text, sort_order: at })),
    ranges: bands.slice(1).map((to, at) => ({ from: bands[at], to })),
    min: bands[0] ?? null,
    max: bands.at(-1) ?? null,
  };
}

function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

interface Priced {
  readonly ids: readonly number[];
  readonly owned: readonly SeedRow[];
  readonly propertyIds: readonly number[];
  readonly currencyIds: Surroundings['currencyIds'];
}

/** Larger machines cost more: each band of the main characteristic has its minimum hourly price. */
async function setPrices(
  db: Queryable,
  { ids, owned, propertyIds, currencyIds }: Priced,
): Promise<void> {
  const priced = categories.map((category, at) => {
    const id = ids[at];
    const property = propertyIds[owned.findIndex((row) => row.category_id === id)];
    const [from, to] = category.perShift;
    const bands = bandsOf(category);
    const prices = currencies
      .filter(({ code }) => pricedIn.includes(code))
      .map((currency) => ({
        currency: currencyIds.get(currency.code),
        property,
        value: null,
        intervals: bands.slice(1).map((end, band) => {
          const shift = from + ((to - from) * band) / 2;
          const hour = priceOf((shift / hoursOfShift) * leastShare, currency);
          return { from: bands[band], to: end, min_hour_price: hour };
        }),
      }));
    return { id, prices };
  });
  await db.rows(sql`
    update categories c set prices = n.prices
    from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as n (id bigint, prices jsonb)
    where c.id = n.id`);
}
