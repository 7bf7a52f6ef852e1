import {
  normalizedKey,
  normalizedPathOf,
  normalizedPaths,
} from '@rentyard/contract/schema/money/normalizedFields';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Normalized, RecordBase } from '@rentyard/contract/schema/values';
import { type DataColumn, moneyColumn } from '@rentyard/ui/DataTable';
import { useMemo } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useBaseCurrency } from '../../services/session/initApi.ts';
import { inCurrency } from '../fields/inCurrency.ts';

/** Adds a column with the amount in the base currency behind each amount that lists compare. */
export function useNormalizedColumns(
  resource: Resource,
  columns: readonly DataColumn<RecordBase>[],
): readonly DataColumn<RecordBase>[] {
  const base = useBaseCurrency();
  const { amount } = useFormat();
  const label = useFieldLabel(resource.name);
  return useMemo(() => {
    if (base === undefined) return columns;
    const paths = normalizedPaths(resource);
    return columns.flatMap((column) => {
      const path = paths.find((one) => one === column.sortKey);
      if (path === undefined) return [column];
      const normalized = moneyColumn<RecordBase & Normalized>({
        id: normalizedKey(path),
        header: inCurrency(label(path), base),
        minWidth: 136,
        value: (row) => row.normalized?.[path],
        currency: () => base,
        format: amount,
        absent: '–',
      });
      return [column, normalized];
    });
  }, [resource, columns, base, amount, label]);
}

/** Whether one of the columns shows amounts in the base currency. They are hidden by default. */
export function hasNormalizedColumn(resource: Resource, ids: readonly string[] = []): boolean {
  return ids.some((id) => normalizedPathOf(resource, id) !== undefined);
}
