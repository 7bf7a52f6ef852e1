import { exchangeRate, pivotCurrency } from '@rentyard/contract/entities/money/exchangeRate';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { registerResource } from '../../records/registerResource.ts';
import type { Saving } from '../../records/store.ts';

/** Exchange rates. They register their own calls, because rates are only added. */
export const exchangeRates = registerResource(exchangeRate, {
  validate: checkRate,
  transform: async ({ after }) => ({ ...after, date: startOfDay(after.date) }),
});

const dayLength = 86_400_000;

/** A rate is for a day that has begun somewhere, and not for the euro itself. */
async function checkRate({ write, after }: Saving): Promise<readonly FieldProblem[]> {
  const lastDay = formatDay(new Date(write.store.clock().getTime() + dayLength / 2));
  const isLate = typeof after.date === 'string' && after.date.slice(0, 10) > lastDay;
  const isPivot = await write.tx.one(
    sql`select 1 from currencies where id = ${after.currency} and code = ${pivotCurrency}`,
  );
  return [
    ...(isLate ? [{ path: 'date', problem: { id: 'max_date', values: { number: lastDay } } }] : []),
    ...(isPivot ? [{ path: 'currency', problem: { id: 'not_allowed' } }] : []),
  ];
}

function startOfDay(date: unknown): unknown {
  return typeof date === 'string' ? `${date.slice(0, 10)}T00:00:00.000Z` : date;
}

/** `2026-11-23`, in UTC. */
export function formatDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
