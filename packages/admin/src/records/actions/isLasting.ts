import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';

/** Whether a record is one that the product leans on, which nobody may delete. */
export function isLasting({ lasting }: Resource, record: RecordBase): boolean {
  const values = record as unknown as Readonly<Record<string, unknown>>;
  return lasting !== undefined && values[lasting] !== null;
}
