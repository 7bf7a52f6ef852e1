import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { isComparedByKey } from '@rentyard/contract/schema/resource';
import { identityKey } from '@rentyard/validators/normalForm';
import { type SQL, sql } from 'drizzle-orm';

/** Compares two values of a unique field as its index on `identity_key` does. */
export function sameIdentity(field: PlainField, one: SQL, other: SQL): SQL {
  return isComparedByKey(field)
    ? sql`identity_key(${one}) = identity_key(${other})`
    : sql`${one} = ${other}`;
}

/** A value of a unique field as it is compared: values with one key are one identity. */
export function toIdentity(field: PlainField, value: unknown): unknown {
  return typeof value === 'string' && isComparedByKey(field) ? identityKey(value) : value;
}
