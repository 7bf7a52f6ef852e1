import { hitsPerResource } from '@rentyard/contract/entities/search';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/textForms';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import {
  allOf,
  column,
  joined,
  type Locale,
  literal,
  name,
  textIn,
} from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { columnName, type ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import type { Store } from '../store.ts';
import { targetOf } from '../targets.ts';

/** Matches per kind that are ranked; a common word has too many to rank them all. */
const rankedAtMost = 200;

/** The index on texts uses trigrams; shorter words are searched in smaller tables only. */
const indexedFrom = 3;
const readThroughAtMost = 20_000;

interface Searched {
  /** As typed; at least two characters. */
  readonly text: string;
  /** The kinds of records to search. */
  readonly bindings: readonly ResourceBinding[];
  readonly locale: Locale;
}

/**
 * Searches records of every kind by name, code or e-mail; returns a JSON array of `SearchHit`. An
 * equal code comes first, then texts that begin with the query, then texts that contain its words;
 * a few of each kind. In large tables, two characters match only codes that begin with them.
 */
export async function searchRecords(store: Store, searched: Searched): Promise<string> {
  const { text, bindings, locale } = searched;
  if (bindings.length === 0) return '[]';
  const patterns = await store.searchPatterns(text.split(/\s+/));
  const isIndexed = text.split(/\s+/).some((word) => [...word].length >= indexedFrom);
  const parts = bindings.map((one, place) =>
    hits(store, { binding: one, locale, patterns, place, isIndexed }),
  );
  const found = await store.db.one<{ json: string }>(sql`${plannedAnew}
    with term as materialized (select fold(${text}::text) as folded)
    select coalesce(json_agg(json_build_object(
        'subject', h.subject, 'id', h.id, 'name', h.name, 'code', h.code
      ) order by h.rank, h.place, fold(h.name) collate "C", h.id), '[]')::text as json
    from (${joined(parts, ' union all ')}) h`);
  return found?.json ?? '[]';
}

interface Kind {
  readonly binding: ResourceBinding;
  readonly locale: Locale;
  readonly patterns: readonly string[];
  readonly isIndexed: boolean;
  /** Position of this kind among equally ranked hits. */
  readonly place: number;
}

function hits(store: Store, { binding, locale, patterns, place, isIndexed }: Kind): SQL {
  const { resource } = binding;
  const code = codeOf(binding);
  const columns = sql`r.id, ${nameOf(store, binding, locale)} as name, ${code ?? sql`null::text`} as code`;
  const table = sql`${name(resource.name)} ${sql.raw(record)}`;
  const contains = [
    ...(isIndexed ? [] : [isSmall(resource.name)]),
    ...patterns.map((pattern) => sql`${column(record, 'search_text')} like ${pattern}`),
  ];
  const matches = sql`(select ${columns} from ${table}
    where r.deleted_at is null and ${allOf(contains)} limit ${sql.raw(String(rankedAtMost))})`;
  // An index finds codes that begin with the text, even if its letters are common.
  const folded = sql`fold(${code}) collate "C"`;
  const byCode = sql`(select ${columns} from ${table}
    where r.deleted_at is null
      and ${folded} >= (select folded from term)
      and ${folded} < (select folded || chr(1114111) from term)
    order by ${folded}, r.id limit ${sql.raw(String(hitsPerResource))})`;
  const candidates = code ? sql`${byCode} union ${matches}` : matches;
  return sql`(
    select ${sql.raw(String(place))} as place, ${literal(resource.subject)} as subject, c.id, c.name, c.code,
      case when fold(c.code) = a.folded then 0
        when starts_with(fold(c.code), a.folded) or starts_with(fold(c.name), a.folded) then 1
        else 2 end as rank
    from (${candidates}) c cross join term a
    order by rank, fold(c.name) collate "C", c.id
    limit ${sql.raw(String(hitsPerResource))})`;
}

/** Evaluated once before the table is read; a large table is then skipped. */
function isSmall(resource: string): SQL {
  return sql`coalesce((select c.live from record_counts c where c.resource = ${literal(resource)}), 0)
    <= ${sql.raw(String(readThroughAtMost))}`;
}

function codeOf(binding: ResourceBinding): SQL | undefined {
  const path = ['code', 'email'].find((one) => fieldAt(binding.resource, one)?.kind === 'text');
  return path === undefined ? undefined : column(record, columnName(binding, path));
}

/** The name of a record even if its label is its code, as for a currency. */
function nameOf(store: Store, binding: ResourceBinding, locale: Locale): SQL {
  const { resource } = binding;
  const field = fieldAt(resource, 'name');
  if (!field) return targetOf(store.targets, resource.name).label(record, locale);
  const stored = column(record, columnName(binding, 'name'));
  return isByLanguage(field) ? textIn(stored, locale) : stored;
}
