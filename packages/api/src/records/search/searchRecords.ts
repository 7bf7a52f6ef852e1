import { hitsPerResource, type SearchHit } from '@rentyard/contract/entities/records/search';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
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
import { record } from '../shapes.ts';
import { columnName, type ResourceBinding, type SearchEstimate, type Store } from '../store.ts';
import { findTarget } from '../targets.ts';
import { type ResolvedSearch, searchCondition } from './resolvedSearch.ts';
import { foldedTerms, resolveExact, resolveSimilar } from './resolveSearch.ts';
import { isCommon } from './searchSamples.ts';

interface Searched {
  /** As typed; at least two characters. */
  readonly text: string;
  /** The kinds of records to search. */
  readonly bindings: readonly ResourceBinding[];
  readonly locale: Locale;
}

/**
 * Searches records of every kind; the best matches come first. An equal code comes before texts
 * that begin with the query and texts that contain its words, a few of each kind. When these are
 * few, records with similar words follow.
 */
export async function searchRecords(
  store: Store,
  { text, bindings, locale }: Searched,
): Promise<readonly SearchHit[]> {
  if (bindings.length === 0) return [];
  const terms = await foldedTerms(store, text.split(/\s+/));
  const searches = await resolveExact(store, bindings, terms);
  const kinds = bindings.map(
    (binding, at): Kind => ({ binding, search: searches[at] ?? [], typos: 0 }),
  );
  const exact = await readHits(store, { kinds, text, locale });
  if (exact.length >= hitsPerResource) return exact.map((hit) => ({ ...hit, is_similar: false }));
  const wider = await resolveSimilar(store, bindings, terms);
  const similar = await readHits(store, {
    kinds: kinds.flatMap((kind, at) => {
      const found = wider[at];
      return found ? [{ ...kind, ...found, except: kind.search }] : [];
    }),
    ...{ text, locale },
  });
  return [
    ...exact.map((hit) => ({ ...hit, is_similar: false })),
    ...similar.map((hit) => ({ ...hit, is_similar: true })),
  ];
}

/** Matches per kind that are ranked, the latest ones: a common word has too many to rank them all. */
const rankedAtMost = 200;
/** Rows that are read to find them when matches are neither rare nor common. */
const readAtMost = 2_000;

/** The index on texts uses trigrams; shorter words are searched in smaller tables only. */
const indexedFrom = 3;
const readThroughAtMost = 20_000;

/** A kind of records with the search in it. */
interface Kind {
  readonly binding: ResourceBinding;
  readonly search: ResolvedSearch;
  /** Matches of this search are left out. */
  readonly except?: ResolvedSearch;
  /** The number of typos in the query; kinds with fewer come first. */
  readonly typos: number;
}

interface Wanted {
  readonly kinds: readonly Kind[];
  readonly text: string;
  readonly locale: Locale;
}

type Hit = Omit<SearchHit, 'is_similar'>;

/** The best matches of each kind in one statement. */
async function readHits(store: Store, { kinds, text, locale }: Wanted): Promise<readonly Hit[]> {
  const estimates = await Promise.all(
    kinds.map(({ binding, search }) => store.searchEstimates(binding, search)),
  );
  const parts = kinds.map((kind, position) =>
    selectHits(store, kind, {
      locale,
      position,
      estimate: estimates[position] ?? { rows: 0, matching: 0 },
    }),
  );
  if (parts.length === 0) return [];
  const found = await store.db.one<{ hits: readonly Hit[] }>(sql`${plannedAnew}
    with term as materialized (select fold(${text}::text) as folded)
    select coalesce(json_agg(json_build_object(
        'subject', h.subject, 'id', h.id, 'name', h.name, 'code', h.code
      ) order by h.rank, h.position, fold(h.name) collate "C", h.id), '[]') as hits
    from (${joined(parts, ' union all ')}) h`);
  return found?.hits ?? [];
}

interface Context {
  readonly locale: Locale;
  /** Position of this kind among equally ranked hits. */
  readonly position: number;
  readonly estimate: SearchEstimate;
}

function selectHits(store: Store, kind: Kind, { locale, position, estimate }: Context): SQL {
  const { binding, typos } = kind;
  const { resource } = binding;
  const code = selectCode(binding);
  // A region or an owner is a weaker match than a word of the record itself.
  const words = kind.search.map((term) => ({ ...term, references: [] }));
  const columns = sql`r.id, ${selectName(store, binding, locale)} as name,
    ${code ?? sql`null::text`} as code, ${searchCondition(words, record, 'row-by-row')} as has_words`;
  const table = sql`${name(resource.name)} ${sql.raw(record)}`;
  const matches = sql`(select ${columns} from ${table} where r.id = any(array(${selectIds(kind, table, estimate)})))`;
  // An index finds codes that begin with the text, even if its letters are common.
  const folded = sql`fold(${code}) collate "C"`;
  const byCode = sql`(select ${columns} from ${table}
    where r.deleted_at is null
      and ${folded} >= (select folded from term)
      and ${folded} < (select folded || chr(1114111) from term)
    order by ${folded}, r.id limit ${sql.raw(String(hitsPerResource))})`;
  const candidates = code && !kind.except ? sql`${byCode} union ${matches}` : matches;
  return sql`(
    select ${sql.raw(String(position))} as position, ${literal(resource.subject)} as subject, c.id, c.name, c.code,
      ${sql.raw(String(typos))} * 4 + case when fold(c.code) = a.folded then 0
        when starts_with(fold(c.code), a.folded) or starts_with(fold(c.name), a.folded) then 1
        when c.has_words then 2 else 3 end as rank
    from (${candidates}) c cross join term a
    order by rank, fold(c.name) collate "C", c.id
    limit ${sql.raw(String(hitsPerResource))})`;
}

/** The latest matches. Few are found by the index on the text, many along the index of the dates. */
function selectIds({ search, except }: Kind, table: SQL, estimate: SearchEstimate): SQL {
  const isIndexed = search.some(({ texts }) =>
    texts.flat().some((word) => [...word].length >= indexedFrom),
  );
  if (!isIndexed && estimate.rows > readThroughAtMost) return sql`select 0::bigint where false`;
  const isWalk = isCommon(estimate);
  const conditions = [
    sql`r.deleted_at is null`,
    searchCondition(search, record, isWalk ? 'row-by-row' : 'by-text-index'),
    ...(except ? [sql`not (${searchCondition(except, record, 'row-by-row')})`] : []),
  ];
  const matching = sql`select r.id, r.updated_at from ${table} where ${allOf(conditions)}`;
  const found = Math.round((readAtMost * estimate.matching) / Math.max(1, estimate.rows));
  const limit = Math.max(hitsPerResource, Math.min(rankedAtMost, found));
  const latest = sql`order by updated_at desc, id desc limit ${sql.raw(String(limit))}`;
  return isWalk
    ? sql`select m.id from (${matching} ${latest}) m`
    : sql`with m as materialized (${matching}) select m.id from m
        order by updated_at desc, id desc limit ${sql.raw(String(rankedAtMost))}`;
}

function selectCode(binding: ResourceBinding): SQL | undefined {
  const path = ['code', 'email'].find((one) => fieldAt(binding.resource, one)?.kind === 'text');
  return path === undefined ? undefined : column(record, columnName(binding, path));
}

/** The name of a record even if its label is its code, as for a currency. */
function selectName(store: Store, binding: ResourceBinding, locale: Locale): SQL {
  const { resource } = binding;
  const field = fieldAt(resource, 'name');
  if (!field) return findTarget(store.targets, resource.name).label(record, locale);
  const stored = column(record, columnName(binding, 'name'));
  return isByLanguage(field) ? textIn(stored, locale) : stored;
}
