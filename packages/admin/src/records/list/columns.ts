import type { FieldPath, HasFields, HasSort, SortPath } from '@rentyard/contract/schema/fieldPath';
import type { Fields } from '@rentyard/contract/schema/fieldTypes';
import type { baseFields } from '@rentyard/contract/schema/resource';
import type { Row } from '@rentyard/contract/schema/values';
import type { DataColumn } from '@rentyard/ui/DataTable';
import { useMemo } from 'react';
import { type Format, useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { type Translate, useT } from '../../services/i18n/useT.ts';

type BasePath = keyof typeof baseFields;
type BaseSortPath = Extract<BasePath, 'id' | 'created_at' | 'updated_at'>;

/** Formatting functions for a module's columns. */
export interface ColumnTools<Path extends string = string, Sort extends string = Path> {
  readonly t: Translate;
  /** Label of a field. */
  readonly label: (path: Path | BasePath) => string;
  /** Id and header of the column of a field. */
  readonly column: (path: Path | BasePath) => { readonly id: string; readonly header: string };
  /** The same for a sortable column. */
  readonly sortable: (path: Sort | BaseSortPath) => {
    readonly id: string;
    readonly header: string;
    readonly sortKey: string;
  };
  readonly format: Format;
}

/**
 * The tools for the columns of a resource: a path that is not a field of it, or that its lists
 * cannot be sorted by, does not compile.
 */
export type ColumnToolsOf<R extends HasFields & HasSort> = ColumnTools<FieldPath<R>, SortPath<R>>;

/** The columns of a module. They are created again only when the language changes. */
export type MakeColumns<F extends Fields, Sort extends readonly string[]> = (
  tools: ColumnToolsOf<{ readonly fields: F; readonly sort: Sort }>,
) => readonly DataColumn<Row<F>>[];

/** Creates a module's columns in the current language. */
export function useColumns<Column>(
  resource: string,
  make: (tools: ColumnTools) => readonly Column[],
): readonly Column[] {
  const t = useT();
  const label = useFieldLabel(resource);
  const format = useFormat();
  return useMemo(() => {
    const column = (path: string) => ({ id: path, header: label(path) });
    const sortable = (path: string) => ({ ...column(path), sortKey: path });
    return make({ t, label, column, sortable, format });
  }, [make, t, label, format]);
}
