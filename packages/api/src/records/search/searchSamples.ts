import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../config/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { column, joined, literal, name } from '../../db/sqlFragments.ts';
import {
  columnName,
  type ResourceBinding,
  type SearchEstimate,
  type SearchEstimates,
} from '../store.ts';
import { matchesSearch, type SearchedRow } from './resolvedSearch.ts';

/** Rows per sample: enough to tell a word of one row in a thousand from a common one. */
const sampleSize = 2_000;
/** Smaller tables need no sample: all their matches are quickly found. */
const sampledFrom = 2_000;
/** Samples are refreshed in the background after this time, in ms. */
const freshFor = 60_000;

/** More matches are not all read: a page of them is found along the index of the order. */
export const commonFrom = 1_000;

export function isCommon({ matching }: SearchEstimate): boolean {
  return matching > commonFrom;
}

interface Sample {
  readonly live: number;
  readonly rows: readonly SearchedRow[];
  readonly readAt: number;
}

/**
 * Estimates the number of matches from a sample of each large table. The statistics of the planner
 * describe a long text by a hundred values, so they cannot tell a rare word from a common one.
 */
export function searchEstimates(db: Queryable, clock: Clock): SearchEstimates {
  const known = new Map<string, { sample: Promise<Sample>; isRefreshing: boolean }>();

  async function current(binding: ResourceBinding): Promise<Sample> {
    const { name: resource } = binding.resource;
    const entry = known.get(resource);
    if (!entry) {
      const sample = readSample(db, binding, clock);
      known.set(resource, { sample, isRefreshing: false });
      sample.catch(() => known.delete(resource));
      return sample;
    }
    const sample = await entry.sample;
    if (!entry.isRefreshing && Math.abs(clock().getTime() - sample.readAt) >= freshFor) {
      entry.isRefreshing = true;
      readSample(db, binding, clock).then(
        (next) => known.set(resource, { sample: Promise.resolve(next), isRefreshing: false }),
        // The former sample is used until the next attempt.
        () => {
          entry.isRefreshing = false;
        },
      );
    }
    return sample;
  }

  return async (binding, search) => {
    const { live, rows } = await current(binding);
    if (rows.length === 0) return { rows: live, matching: 0 };
    const found = rows.filter((row) => matchesSearch(search, row)).length;
    return { rows: live, matching: Math.round((found / rows.length) * live) };
  };
}

async function readSample(db: Queryable, binding: ResourceBinding, clock: Clock): Promise<Sample> {
  const { name: resource } = binding.resource;
  const [count] = await db.rows<{ live: number }>(
    sql`select coalesce(sum(live), 0)::bigint as live from record_counts where resource = ${resource}`,
  );
  const live = Number(count?.live ?? 0);
  const readAt = clock().getTime();
  if (live < sampledFrom) return { live, rows: [], readAt };
  const columns = (binding.resource.searchThrough ?? []).map((path) => columnName(binding, path));
  const text = binding.resource.search.length > 0 ? column('r', 'search_text') : literal('');
  const share = Math.min(100, (100 * sampleSize) / live);
  const rows = await db.rows<SearchedRow>(sql`
    select ${text} as text, ${selectReferences(columns)} as "references"
    from ${name(resource)} r tablesample system (${share}::real)
    where r.deleted_at is null limit ${sql.raw(String(2 * sampleSize))}`);
  return { live, rows, readAt };
}

function selectReferences(columns: readonly string[]): SQL {
  const pairs = columns.flatMap((one) => [literal(one), column('r', one)]);
  return sql`json_build_object(${joined(pairs)})`;
}
