import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';

/**
 * Waits for saves that convert amounts with the current rates, and blocks later ones until the new
 * rates are committed. The trigger `convert_prices` takes the same lock in shared mode.
 */
export async function lockRates(tx: Transaction): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('exchange_rates'))`);
}
