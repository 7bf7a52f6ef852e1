import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pages } from './data/pages.ts';
import type { Origin } from './insertRows.ts';
import { insertRows, type SeedRow } from './insertRows.ts';
import { createRandom, mix } from './random/random.ts';

const day = 86_400_000;
/** Pages were created within this number of days before now. */
const period = 140;
/** The share of pages with a translation in each further language. */
const translated = 0.8;

/** Seeds the pages of the sites and the classes of vehicles. */
export async function seedPages(db: Queryable, origin: Origin): Promise<void> {
  const projects = await db.rows<{ id: number }>(sql`select id from projects order by id`);
  await insertRows(
    db,
    'pages',
    pages.map((page, at) => {
      const random = createRandom(mix(origin.seed, 5, at));
      const languages = languageCodes.filter((code) => code === 'en' || random.chance(translated));
      const inEach = (textIn: (code: LanguageCode) => string | undefined) =>
        Object.fromEntries(languages.map((code) => [code, textIn(code)]));
      const project = random.chance(0.3) ? random.pick(projects) : undefined;
      return {
        name: inEach((code) => page.name[code]),
        code: page.alias.toUpperCase(),
        alias: page.alias,
        type: page.type,
        title: inEach((code) => `${page.name[code]} — Rentyard`),
        description: page.lead ? inEach((code) => page.lead?.[code]) : {},
        keywords: {},
        content: page.lead ? inEach((code) => `<p>${page.lead?.[code]}</p>`) : {},
        active: page.active,
        project_id: project?.id ?? null,
        ...written(origin, random.next()),
      };
    }),
  );
  await insertRows(
    db,
    'car_classes',
    carClasses.map((name) => ({ name, ...written(origin, 1) })),
  );
}

function written({ now, adminId }: Origin, age: number): SeedRow {
  const at = new Date(now.getTime() - age * period * day).toISOString();
  return { version: 1, created_at: at, updated_at: at, created_by: adminId, updated_by: adminId };
}

/** Classes of vehicles for people and machines, from small to large. */
const carClasses: readonly string[] = [
  'City car',
  'Estate car',
  'Off-road car',
  'Pickup',
  'Van up to 3.5 t',
  'Lorry up to 7.5 t',
  'Lorry over 12 t',
  'Crane lorry',
  'Low-loader',
  'Trailer',
];
