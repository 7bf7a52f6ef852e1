import { characteristicFields } from '@rentyard/contract/entities/property/characteristics';
import type { Resource } from '@rentyard/contract/schema/resource';
import { columnName, type ResourceBinding } from '../../records/resourceBinding.ts';

/** Where records of one kind keep their answers to characteristics. */
export interface AnswerColumn {
  readonly resource: Resource;
  readonly kept: ResourceBinding;
  readonly column: string;
}

/** Every kind of record that answers the characteristics of its category: offers, tags, orders. */
export function answerColumns(kept: readonly ResourceBinding[]): readonly AnswerColumn[] {
  return kept.flatMap((one) =>
    one.resource.fields.properties === characteristicFields.properties
      ? [{ resource: one.resource, kept: one, column: columnName(one, 'properties') }]
      : [],
  );
}
