import type { Field, PlainField, RowField } from '@rentyard/contract/schema/fieldTypes';
import type { ResourceBinding } from '../resourceBinding.ts';
import { type Targets, targetNameOf, targetOf } from '../targets.ts';

/**
 * The tables that a list of the resource depends on: its cached response stays valid until one of
 * them is written. A quiet write (see migration 0070) invalidates only the list of the table
 * itself.
 */
export function listSources(
  { resource, alsoReads }: ResourceBinding,
  targets: Targets,
): readonly string[] {
  const fields = Object.values<Field>(resource.fields).flatMap((field) =>
    field.kind === 'group' ? Object.values(field.fields) : [field],
  );
  const pointedAt = fields.flatMap((field) => sourcesOf(field, targets));
  return [
    ...new Set([
      resource.name,
      `${resource.name}_quietly`,
      'languages',
      'users',
      ...pointedAt,
      ...alsoReads,
    ]),
  ];
}

function sourcesOf(field: PlainField | RowField, targets: Targets): readonly string[] {
  switch (field.kind) {
    case 'list':
      return Object.values(field.fields).flatMap((inner) => sourcesOf(inner, targets));
    case 'owned':
      return [targetOf(targets, field.of).table];
    case 'value':
      return ['properties'];
    case 'money':
      return ['currencies'];
    default: {
      const target = targetNameOf(field);
      return target === undefined ? [] : [targetOf(targets, target).table];
    }
  }
}
