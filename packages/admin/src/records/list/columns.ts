import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import type { Fields } from '@rentyard/contract/schema/fieldTypes';
import type { baseFields } from '@rentyard/contract/schema/resource';
import type { Row } from '@rentyard/contract/schema/values';
import type { DataColumn } from '@rentyard/ui/DataTable';
import { useMemo } from 'react';
import { type Format, useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { type Translate, useT } from '../../services/i18n/useT.ts';

type BasePath = keyof typeof baseFields;

/** What a module's columns may use to put values into words. */
export interface ColumnTools<Path extends string = string> {
  readonly t: Translate;
  /** Label of a field. With `ColumnTools<FieldPath<typeof brand>>` any other name does not compile. */
  readonly label: (path: Path | BasePath) => string;
  /** Id and header of a column that shows a field. */
  readonly column: (path: Path | BasePath) => { readonly id: string; readonly header: string };
  /** The same of a column that the list can be sorted by. */
  readonly sortable: (path: Path | BasePath) => {
    readonly id: string;
    readonly header: string;
    readonly sortKey: string;
  };
  readonly format: Format;
}

/** The columns of a module, made anew when the language changes and not before. */
export type MakeColumns<F extends Fields> = (
  tools: ColumnTools<FieldPath<{ readonly fields: F }>>,
) => readonly DataColumn<Row<F>>[];

/** Calls a module's columns with the current language. */
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
