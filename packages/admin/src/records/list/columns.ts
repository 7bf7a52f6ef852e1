import type { Fields } from '@rentyard/contract/fields';
import type { Row } from '@rentyard/contract/values';
import type { DataColumn } from '@rentyard/ui/DataTable';
import { useMemo } from 'react';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { type Format, useFormat } from '../../i18n/useFormat.ts';
import { type Translate, useT } from '../../i18n/useT.ts';

/** What a module's columns may use to put values into words. */
export interface ColumnTools {
  readonly t: Translate;
  /** Label of a field of the resource. */
  readonly label: (path: string) => string;
  readonly format: Format;
}

/** The columns of a module, made anew when the language changes and not before. */
export type MakeColumns<F extends Fields> = (tools: ColumnTools) => readonly DataColumn<Row<F>>[];

/** Calls a module's columns with the current language. */
export function useColumns<Column>(
  resource: string,
  make: (tools: ColumnTools) => readonly Column[],
): readonly Column[] {
  const t = useT();
  const label = useFieldLabel(resource);
  const format = useFormat();
  return useMemo(() => make({ t, label, format }), [make, t, label, format]);
}
