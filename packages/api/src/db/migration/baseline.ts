import { type SQL, sql } from 'drizzle-orm';
import type { Migration } from './migrations.ts';

/** The migrations of a database or of a backup: their names with their checksums. */
export type Applied = ReadonlyMap<string, string>;

/**
 * The files of builds from before the baseline, with their checksums. Together they made the schema that the baseline
 * makes at once. See `docs/decisions/0082-one-baseline.md`.
 */
export const replacedMigrations: Applied = new Map([
  ['0001_text_functions', '3d725157ba8bf0dd34cfa6f05910a9041ed13736f79914a9ac2d252f66015b99'],
  ['0002_derived_rows', 'b23f21a9f525f9fde604b49b553a50468d6409e02c90d7ebc80830ba5dc7cb3b'],
  ['0003_accounts', '08dc720aedc0544d98fcf27546bdeb5ef1e169b3da95a4611a800586be80584d'],
  ['0004_reference_lists', 'c259f4390dc22f6ae592f1d58a515822ab4b63c77e2de6ca39fe12d7348664f5'],
  ['0005_listing', '6b069b6afb612ff0a8abfcf38009b460a544f6ebbd2353e032000da9cc1363f0'],
  ['0006_record_history', '2df98f1ae941a1c06cb86190bb9bd354224c1fda67596058c689e3b7262a0e70'],
  ['0007_jobs', '3b3f63f4dc06f60742a8086239cc9a8fbfa81aabb95d0dc9117349526cc43ed7'],
  ['0008_buzbot', '68ae8a69813d26d91aa97f1b71e850d3771ea5b545d0a8854059f230a79001f1'],
  ['0400_rental_periods', 'e105a670a5bd59bc538862b98815074a1343b6bf93cc83ba8bd1a650150a5a3a'],
  ['0401_rental_life', '03ef705305cd9f0de6f809a4545e8fe96ff50906f64c8ed592d3e624c728757d'],
  ['0450_api_keys', '06462051a4d456dc22eb4a1b233e2f46c76bb43db9190fdfce17d97216f71b9b'],
  ['0460_photos_of_rentals', 'f2b461115828a74b3c4bec9ce973d0657c63b748e1a0902a7c966b76e4e16731'],
  ['0470_price_tiers', '9e97e18852f4ddae106b9085b62faf277fd8737aff33e76b9d2dbdb4504fb878'],
  ['0480_calendar_feeds', 'ba18d5e2db48d240b63252c8c5ca033eac888f0bff2ddd8423979c2634d312d3'],
  ['0490_customer_notices', '010dbeb515f8e57088c9ad51882f7064851035b820fadc1135a1c906b427eed3'],
  ['0491_missed_demand', '2056f98e48565ea6306332cbf18ed312c79d116646580a6fa5b5d5a3abd5811c'],
  ['0492_message_buttons', 'a1b7ed12a92c13bd7dff6ebcb3543d1db9774558a8ded290ecee98ef89d9a70d'],
  ['0493_late_notifications', 'bbb03c0bff53c46f4e1f44ba02b227f5068e6d97ce54b5a034be4916401e5eab'],
  ['0500_webhooks', 'e16d820f047019b21e49dab071901ae84f81be8513245a9ee82dbf73f3e9ee7d'],
  ['0510_proposals', '6d3c96d7788593ad49bf70d32f76d7a87ac220f10cbf0f3d9a99ae3316dc4be4'],
  ['0530_late_machines', '8628eea70f3c568bf45656abb1d6f1938deee30c5df16652c4a8d8bccdef9341'],
  ['0531_names_of_views', '3c84df3a534b5bb37c20471e44f3316305f37a29f3a2c59e8b53fe34816bd4fb'],
  ['0540_ended_access', '71d8f2394de2ff98aa2d94af0a50789e5c784ccbe2fa8805266c66d60d6fbeb8'],
  ['0541_claims_of_barred', '8def461f91b7db4b38d1efc84faf1939e814b1935165e954e52c631610971f53'],
  ['0550_galleries', '48ce6ef24170427cad59d8d7352ae0031b9ad4086ddf36e77132bf0856870dc2'],
  ['0551_first_photos', '9db5a8d2139acc02f18b0839656fc49f7431601991eb52168d35e8022c45137c'],
  ['0610_linear_triggers', '412a01316b313526188d93874bbd210c2ef3fa09f346b1068e723620779fbd33'],
  ['0611_linear_photo_trigger', '75d7c1c5629215a58a7f31a9284576fb95e701c1ef697fda21bc9a599f95a69d'],
  ['0612_namesakes_once', '91eaad805c9b822dac315f7aef3b769c670ef2e2e1597019a5068fd5f9122afa'],
  ['0620_hidden_orders', '92818186fce31891917d2464efa260eae232975fe5037d4703564d290ceb854e'],
  [
    '0621_life_of_hidden_orders',
    '19e9b1b961a917233799be516260b32df4985849694bd7cf16b73dd7fa44ef2e',
  ],
  ['0622_free_gaps', '41611d6c4bea32f85c8fa4982b6487f44883040bb12e1d6315fe2e145b371f48'],
  ['0623_used_photos', '14508fd12281f654c69854390b38c3587fc4fd945c8b7ab3d65a0fb0250ed6da'],
  ['0624_machines_by_index', '8e4d500629e8a8aac69743fc7e53c79c591735b43021406de81a35880340b4d6'],
]);

/** Whether a migration belongs to the baseline: the files below 0100. */
function isOfBaseline({ name }: Migration): boolean {
  return name < '0100';
}

/** Whether the schema was made by the replaced files. */
export function isFromReplaced(applied: Applied): boolean {
  return [...replacedMigrations.keys()].some((name) => applied.has(name));
}

/** Whether a schema has a migration of this version, itself or by the files that the baseline replaces. */
export function hasMigration(applied: Applied, migration: Migration): boolean {
  return applied.has(migration.name) || (isOfBaseline(migration) && isFromReplaced(applied));
}

/** The names and checksums that this version knows. */
export function knownMigrations(migrations: readonly Migration[]): Applied {
  const current = migrations.map(({ name, checksum }) => [name, checksum] as const);
  return new Map([...replacedMigrations, ...current]);
}

/** What a schema lacks that has only some of the replaced files, in a sentence, and the version that completes it. */
export function unfinishedReplaced(
  applied: Applied,
): { readonly problem: string; readonly version: string } | undefined {
  const missing = [...replacedMigrations.keys()].filter((name) => !applied.has(name));
  if (missing.length === 0 || missing.length === replacedMigrations.size) return undefined;
  return {
    problem: `It lacks ${missing.length} of the ${replacedMigrations.size} migrations that this version replaces by a baseline, from ${missing[0]} on.`,
    version: `the last version with the file migrations/${missing.at(-1)}.sql`,
  };
}

/** Records the baseline as applied, instead of the files that it replaces. */
export function recordBaseline(migrations: readonly Migration[]): SQL {
  const baseline = migrations
    .filter(isOfBaseline)
    .map(({ name, checksum }) => ({ name, checksum }));
  return sql`
    with former as (
      delete from migrations
      where name = any(${sql.param([...replacedMigrations.keys()])}::text[]) returning applied_at
    )
    insert into migrations (name, checksum, applied_at)
    select b.name, b.checksum, (select max(f.applied_at) from former f)
    from json_to_recordset(${JSON.stringify(baseline)}::json) b (name text, checksum text)`;
}
