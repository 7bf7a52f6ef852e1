import { actions, subjects } from '@rentyard/contract/permissions';
import { dataOf, type JsonSchema, type Operation } from '../../http/openapi/operation.ts';
import { closed, count, flag, id, listOf, text } from '../../http/openapi/schemaParts.ts';

const granted: JsonSchema = {
  type: 'array',
  items: {
    type: 'array',
    prefixItems: [{ enum: actions }, { enum: subjects }],
    minItems: 2,
    maxItems: 2,
  },
  description: 'Pairs of action and subject.',
};

const grid = dataOf(
  closed({
    id,
    name: text,
    version: id,
    subjects: listOf({ enum: subjects }),
    actions: listOf({ enum: actions }),
    granted,
    needed: {
      ...listOf(closed({ action: { enum: actions }, needs: { enum: actions } })),
      description: 'Actions that mean nothing without another one on the same subject.',
    },
    affected: { ...count, description: 'How many people a change would reach.' },
    is_fixed: { ...flag, description: 'The admin role may everything; its grants cannot change.' },
  }),
);

/** What `edit_permissions` of roles and of positions says of itself. */
export function permissionOperations(resource: string) {
  return {
    read: {
      summary: 'Rights with what there is to grant',
      tag: resource,
      answers: { 200: grid },
    },
    change: {
      summary: 'Grant exactly these rights. They act on the next request of everybody concerned',
      tag: resource,
      body: { schema: closed({ granted, version: id }, ['version']) },
      answers: { 200: grid },
      refusals: [409],
      isVersioned: true,
    },
  } as const satisfies Readonly<Record<string, Operation>>;
}
