import { exportRoute } from '@rentyard/contract/entities/records/importExportRoutes';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import { withCurrencies } from '@rentyard/contract/schema/money/currencyColumns';
import type { Resource } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { column, joined, type Locale, literal, name } from '../../db/sqlFragments.ts';
import { Forbidden, Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import type { ExportCell } from '../fieldKinds/fieldKind.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import { type BaseCurrency, readBase } from '../list/baseRate.ts';
import { matchingIds } from '../list/matchingIds.ts';
import { normalizedAmounts } from '../normalizedAmounts.ts';
import { findLocale, type RouteContext } from '../routes/routeContext.ts';
import { record, shapeColumns } from '../shapes.ts';
import { columnName, type ResourceBinding, type Store } from '../store.ts';
import { findTarget } from '../targets.ts';
import { formatCell } from './cells.ts';
import { type Column, defaultKeys, formatHeading, parseColumn } from './columns.ts';
import { buildFile } from './files.ts';
import { isMoment, toWallTime } from './wallTimes.ts';

/** `GET /{res}/export`: all pages of a list as a file (P-LIST-11). */
export function exportRoutes(app: FastifyInstance, { store, binding }: RouteContext): void {
  const { resource } = binding;
  const { name, subject } = resource;

  handle(app, exportRoute(resource), async ({ user, query, request, language }) => {
    const languages = await store.languages.known();
    const { format, excel, columns: keys, ids: only, except, time_zone, ...list } = query;
    const wanted = withCurrencies(resource, keys.length === 0 ? defaultKeys(resource) : keys);
    const columns = wanted.flatMap((key) => parseColumn(resource, key, languages.codes) ?? []);
    const base = columns.some(({ isNormalized }) => isNormalized)
      ? await readBase(store.db)
      : undefined;
    const isWithoutBase = columns.some(({ isNormalized }) => isNormalized && !base);
    if (columns.length < wanted.length || isWithoutBase) {
      throw Invalid.at('columns', { id: 'unknown' });
    }
    if (list.isTrash && !user.ability.can('delete', subject))
      throw new Forbidden('delete', subject);
    const locale = await findLocale(request, store);
    const written = columns.map((column) => inOneLanguage(resource, column, locale.language));
    const chosen = only && new Set(only);
    const left = new Set(except);
    const matching = await matchingIds(store, binding, list, { locale });
    const ids = matching.filter((id) => (!chosen || chosen.has(id)) && !left.has(id));
    return buildFile(
      { format, excel },
      {
        fileName: `${name}-${store.clock().toISOString().slice(0, 10)}`,
        title: name,
        headings: written.map((column, at) => {
          // An import reads a heading without a language as the default one.
          const isDefault = column.language === languages.default;
          return formatHeading((isDefault && columns[at]) || column, language, base?.code);
        }),
        rows: exportRows(store, {
          ...{ binding, ids, columns: written, locale, base },
          // Only cells of a workbook have no offset.
          timeZone: format === 'xlsx' ? time_zone : undefined,
        }),
      },
    );
  });
}

/**
 * The column of a translated field in the language of the request. In a file that can be imported
 * again, a text of another language would overwrite a missing translation, so it has none instead.
 */
function inOneLanguage(resource: Resource, column: Column, language: string): Column {
  const isOpen = column.language === undefined && isByLanguage(column.field);
  const { fromCell } = fieldKindOf(column.field);
  return resource.isImported && isOpen && fromCell ? { ...column, language } : column;
}

/** Records per query. */
const batch = 500;

interface Exported {
  readonly binding: ResourceBinding;
  /** Ids in the order of the file. */
  readonly ids: readonly number[];
  readonly columns: readonly Column[];
  readonly locale: Locale;
  /** For columns with amounts in the base currency. */
  readonly base: BaseCurrency | undefined;
  /** Of the date cells; UTC when undefined. */
  readonly timeZone: string | undefined;
}

/**
 * Rows of a file, read in batches as the consumer takes them: memory use is constant, and no
 * transaction stays open during a slow download.
 */
async function* exportRows(store: Store, exported: Exported): AsyncGenerator<ExportCell[]> {
  const { ids, columns, timeZone } = exported;
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch);
    const found = await readRecords(store, exported, part);
    for (const id of part) {
      const row = found.get(id);
      // Purged since the export started.
      if (!row) continue;
      yield columns.map((column) => {
        const cell = formatCell(column.field, cellValue(row, column));
        return timeZone && isMoment(column.field) ? toWallTime(cell, timeZone) : cell;
      });
    }
  }
}

function cellValue(row: Row, { path, language, isNormalized }: Column): unknown {
  if (isNormalized) return row.normalized?.[path];
  if (row.codes[path] !== undefined) return row.codes[path];
  return language === undefined ? valueAt(row, path) : row.texts[path]?.[language];
}

interface Row {
  readonly id: number;
  /** Amounts in the base currency, if a column has them. */
  readonly normalized?: Readonly<Record<string, string | null>>;
  /** By path: the codes of records that files name by code. */
  readonly codes: Readonly<Record<string, string | null>>;
  /** Texts of the columns in one language, by path and language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

async function readRecords(
  store: Store,
  { binding, columns, locale, base }: Exported,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  const { targets } = store;
  const keys = new Set(
    columns.flatMap(({ path, language }) => (language === undefined ? path.split('.', 1) : [])),
  );
  const texts = columns.flatMap(({ path, language }) =>
    language === undefined ? [] : [[path, column(record, columnName(binding, path))] as const],
  );
  const pairs = [...new Map(texts)].map(([path, stored]) => sql`${literal(path)}, ${stored}`);
  const codes = columns.flatMap(({ path, field }) => {
    if (field.kind !== 'reference' || field.exportedAs === undefined) return [];
    const pointer = column(record, columnName(binding, path));
    const { table } = findTarget(targets, field.to);
    return [
      sql`${literal(path)}, (select ${column('t', field.exportedAs)} from ${name(table)} t where t.id = ${pointer})`,
    ];
  });
  const normalized = base && {
    column: sql`, x.normalized`,
    value: sql`, ${normalizedAmounts(binding, { perEuro: sql`${base.per_euro}::numeric`, places: sql`${base.places}::integer` })} as normalized`,
  };
  // The outer select limits which columns of the shape the database computes.
  const taken = [...keys.add('id')].map((key) => sql`x.${name(key)}`);
  const rows = await store.db.rows<{ json: Row }>(sql`
    select row_to_json(y) as json from (
      select ${joined(taken)}, x.codes, x.texts${normalized?.column ?? sql``} from (
        select ${shapeColumns({ binding, targets, locale, shape: 'show' })},
          json_build_object(${joined(codes)}) as codes, json_build_object(${joined(pairs)}) as texts${normalized?.value ?? sql``}
        from ${name(binding.resource.name)} ${sql.raw(record)}
        where r.id = any(${sql.param(ids)}::bigint[])
      ) x
    ) y`);
  return new Map(rows.map(({ json }) => [json.id, json]));
}
