import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import { column, joined, type Locale, literal, name } from '../../db/sqlFragments.ts';
import type { ExportCell } from '../fieldKinds/fieldKind.ts';
import type { BaseCurrency } from '../list/baseRate.ts';
import { normalizedAmounts } from '../normalizedAmounts.ts';
import { columnName, type ResourceBinding } from '../resourceBinding.ts';
import { record, shapeColumns } from '../shapes.ts';
import type { Store } from '../store.ts';
import { cellOf } from './cells.ts';
import type { Column } from './columns.ts';

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
}

/**
 * Rows of a file, read in batches as the consumer takes them: memory use is constant, and no
 * transaction stays open during a slow download.
 */
export async function* exportRows(store: Store, exported: Exported): AsyncGenerator<ExportCell[]> {
  const { ids, columns } = exported;
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch);
    const found = await readRecords(store, exported, part);
    for (const id of part) {
      const row = found.get(id);
      // Purged since the export started.
      if (!row) continue;
      yield columns.map((column) => cellOf(column.field, cellValue(row, column)));
    }
  }
}

function cellValue(row: Row, { path, language, isNormalized }: Column): unknown {
  if (isNormalized) return row.normalized?.[path];
  return language === undefined ? valueAt(row, path) : row.texts[path]?.[language];
}

interface Row {
  readonly id: number;
  /** Amounts in the base currency, if a column has them. */
  readonly normalized?: Readonly<Record<string, string | null>>;
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
  const normalized = base && {
    column: sql`, x.normalized`,
    value: sql`, ${normalizedAmounts(binding, { perEuro: sql`${base.per_euro}::numeric`, places: sql`${base.places}::integer` })} as normalized`,
  };
  // The outer select limits which columns of the shape the database computes.
  const taken = [...keys.add('id')].map((key) => sql`x.${name(key)}`);
  const rows = await store.db.rows<{ json: Row }>(sql`
    select row_to_json(y) as json from (
      select ${joined(taken)}, x.texts${normalized?.column ?? sql``} from (
        select ${shapeColumns({ binding, targets, locale, shape: 'show' })},
          json_build_object(${joined(pairs)}) as texts${normalized?.value ?? sql``}
        from ${name(binding.resource.name)} ${sql.raw(record)}
        where r.id = any(${sql.param(ids)}::bigint[])
      ) x
    ) y`);
  return new Map(rows.map(({ json }) => [json.id, json]));
}
