import { characteristicFields } from '@rentyard/contract/entities/property/characteristics';
import type { Resource } from '@rentyard/contract/schema/resource';
import { columnName, type ResourceBinding } from '../../records/store.ts';

/** The column with the answers of one kind of record. */
export interface AnswerColumn {
  readonly resource: Resource;
  readonly binding: ResourceBinding;
  readonly column: string;
}

/** Every kind of record with answers to the characteristics of its category: offers, tags, orders. */
export function answerColumns(binding: readonly ResourceBinding[]): readonly AnswerColumn[] {
  return binding.flatMap((one) =>
    one.resource.fields.properties === characteristicFields.properties
      ? [{ resource: one.resource, binding: one, column: columnName(one, 'properties') }]
      : [],
  );
}
