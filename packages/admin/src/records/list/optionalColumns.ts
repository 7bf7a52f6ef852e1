import { normalizedPathOf } from '@rentyard/contract/schema/money/normalizedFields';
import { fieldsOnRequest, type Resource } from '@rentyard/contract/schema/resource';
import type { OptionalCells } from './useList.ts';

/** Whether a column is hidden by default, because the server computes its cells only on request. */
export function isOptionalColumn(resource: Resource, id: string): boolean {
  return normalizedPathOf(resource, id) !== undefined || fieldsOnRequest(resource).includes(id);
}

/** What a list requests for the optional ones of its visible columns. */
export function optionalCells(resource: Resource, ids: readonly string[] = []): OptionalCells {
  const include = fieldsOnRequest(resource).filter((id) => ids.includes(id));
  const isNormalized = ids.some((id) => normalizedPathOf(resource, id) !== undefined);
  return { ...(isNormalized && { isNormalized }), ...(include.length > 0 && { include }) };
}
