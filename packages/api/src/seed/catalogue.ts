import { pivotCurrency } from '@rentyard/contract/entities/money/exchangeRate';
import { weekdays } from '@rentyard/contract/entities/rental/workCalendar';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { seedCategories } from './categories.ts';
import { brands } from './data/categories.ts';
import { countries } from './data/countries.ts';
import { currencies } from './data/currencies.ts';
import { clients } from './data/people.ts';
import { projects } from './data/projects.ts';
import { regions } from './data/regions.ts';
import { insertRows, type Origin, type SeedRow } from './insertRows.ts';
import type { DemoPhoto } from './listings/photos.ts';
import { phoneOf } from './random/phone.ts';
import { createRandom, mix } from './random/random.ts';
import { slug } from './random/slug.ts';

const day = 86_400_000;
/** The catalogue is older than the oldest offer. */
const catalogueAge = 150 * day;

/**
 * Everything that offers reference: photos, currencies, countries, regions, brands, categories,
 * projects, clients.
 */
export async function seedCatalogue(
  db: Queryable,
  origin: Origin,
  photos: readonly DemoPhoto[],
): Promise<void> {
  const random = createRandom(mix(origin.seed, 1));
  const made = new Date(origin.now.getTime() - catalogueAge).toISOString();
  const base = {
    version: 1,
    created_at: made,
    updated_at: made,
    created_by: origin.adminId,
    updated_by: origin.adminId,
  };
  const insert = (table: string, rows: readonly SeedRow[]) =>
    insertRows(
      db,
      table,
      rows.map((row) => ({ ...row, ...base })),
    );

  const photoIds = await insert(
    'photos',
    photos.map(({ drawing, ...row }) => row),
  );
  const logos = photoIds.filter((_, at) => photos[at]?.drawing === undefined);

  const currencyIds = await insert(
    'currencies',
    currencies.map(({ perEuro, ...row }) => row),
  );
  await seedRates(db, { ...origin, currencyIds });
  const currencyOf = new Map(currencies.map(({ code }, at) => [code, currencyIds[at]]));
  const languages = await db.rows<{ id: number; code: string }>(
    sql`select id, code from languages`,
  );
  const languageOf = new Map(languages.map(({ code, id }) => [code, id]));

  const countryIds = await insert(
    'countries',
    countries.map(({ iso, currency, language, mobilePrefix, ...row }) => ({
      ...row,
      code: iso,
      alias: slug(row.name.en),
      iso_name: iso,
      currency_id: currencyOf.get(currency),
      language_id: languageOf.get(language),
      active: iso !== 'KW',
    })),
  );
  const countryOf = new Map(countries.map(({ iso }, at) => [iso, countryIds[at]]));

  await insert(
    'regions',
    regions.map(({ country, name }) => ({
      name,
      code: `${country}-${slug(name.en).toUpperCase()}`,
      alias: slug(name.en),
      country_id: countryOf.get(country),
      status: random.weighted({ active: 90, new: 6, hidden: 4 }),
    })),
  );
  await insert(
    'brands',
    brands.map((name, at) => ({
      name,
      code: slug(name).toUpperCase(),
      alias: slug(name),
      sort_order: (at + 1) * 10,
      status: random.weighted({ active: 86, new: 8, hidden: 6 }),
    })),
  );
  const fileNames = photos.map(({ file_name }) => file_name);
  await seedCategories(db, origin, {
    insert,
    currencyIds: currencyOf,
    photoIds: new Map(fileNames.map((file, at) => [file, photoIds[at] ?? 0])),
  });
  const workCalendarIds = await insert(
    'work_calendars',
    workCalendars.map(({ name, saturday, shiftHours }) => ({
      name,
      country_id: countryOf.get('MD'),
      time_zone: 'Europe/Chisinau',
      shift_hours: shiftHours,
      ...Object.fromEntries(
        weekdays.map((day) => [
          `work_days_${day}`,
          day !== 'sunday' && (day !== 'saturday' || saturday),
        ]),
      ),
      holidays: [],
    })),
  );
  await insert(
    'projects',
    projects.map(({ name, domain }, at) => ({
      work_calendar_id: workCalendarIds[at % workCalendarIds.length],
      name,
      domain,
      logo_id: logos[at],
      smtp_server: `smtp.${domain}`,
      smtp_port: 587,
      smtp_username: `office@${domain}`,
      active: true,
    })),
  );
  await insert(
    'users',
    clients.map(({ first, last, country, mailbox }, at) => ({
      first_name: first,
      last_name: last,
      email: `${mailbox}@example.test`,
      phone: phoneOf(country, random),
      kind: 'client',
      state: at % 15 === 14 ? 'suspended' : 'active',
      language: countries.find(({ iso }) => iso === country)?.language ?? 'en',
      // Two thirds have verified documents.
      documents_verified_at: at % 3 === 2 ? null : made,
      password_expired: false,
      two_step: false,
      preferences: {},
    })),
  );
}

/** Of Moldova, where the demo projects work. */
const workCalendars = [
  { name: 'Weekdays, 8 h', saturday: false, shiftHours: 8 },
  { name: 'Monday to Saturday, 10 h', saturday: true, shiftHours: 10 },
] as const;

interface Rated extends Origin {
  readonly currencyIds: readonly number[];
}

/** A rate of each currency for the day of the seed, and the euro as base currency. */
async function seedRates(db: Queryable, { now, adminId, currencyIds }: Rated): Promise<void> {
  const moment = now.toISOString();
  const rows = currencies.flatMap(({ code, perEuro }, at) =>
    code === pivotCurrency
      ? []
      : [
          {
            currency_id: currencyIds[at],
            date: `${moment.slice(0, 10)}T00:00:00.000Z`,
            rate: String(perEuro),
            source: 'manual',
            created_at: moment,
            updated_at: moment,
            created_by: adminId,
            updated_by: adminId,
            version: 1,
          },
        ],
  );
  await insertRows(db, 'exchange_rates', rows);
  const euro = currencyIds[currencies.findIndex(({ code }) => code === pivotCurrency)];
  const value = JSON.stringify({ base_currency: euro });
  await db.rows(sql`
    insert into settings (name, value, updated_at, updated_by)
    values ('money', ${value}::jsonb, ${moment}, ${adminId})`);
}
