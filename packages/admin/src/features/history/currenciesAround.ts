import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { HistoryEntry } from '@rentyard/contract/schema/history';
import { currencyOf } from '@rentyard/contract/schema/money/currencyColumns';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';

interface History {
  readonly resource: Resource;
  /** Newest first, without gaps. */
  readonly entries: readonly HistoryEntry[];
  /** The record as it is today. */
  readonly record: unknown;
}

interface Currencies {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The currency of an amount before and after a change; undefined for other fields. */
export function currenciesAround(history: History, index: number, path: string): Currencies {
  const { resource } = history;
  const currency = currencyOf(resource, path);
  if (currency === undefined) return { before: undefined, after: undefined };
  return {
    before: currencyAt(history, index + 1, currency),
    after: currencyAt(history, index, currency),
  };
}

/** The currency before the first `count` entries. */
function currencyAt({ entries, record }: History, count: number, path: string) {
  const change = entries
    .slice(0, count)
    .flatMap(({ changes }) => changes)
    .findLast((one) => one.path === path);
  const value = (change ? change.from : valueAt(record, path)) as Option | null | undefined;
  return value?.name;
}
