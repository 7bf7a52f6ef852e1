import * as z from 'zod/mini';
import { actions, type Permission, subjects } from '../../permissions.ts';
import { refuse } from '../../schema/fieldKinds/draftKinds.ts';
import type { Resource } from '../../schema/resource.ts';
import { version } from '../../schema/routes/requests.ts';
import { id, string, withKeywords } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { permissionProblems } from './permissionList.ts';

const action = z.enum(actions);
const subject = z.enum(subjects);
const pairs = {
  type: 'array',
  items: {
    type: 'array',
    prefixItems: [{ enum: actions }, { enum: subjects }],
    minItems: 2,
    maxItems: 2,
  },
  description: 'Pairs of action and subject.',
};

/** `[["read", "offers"], ...]`. The path of a problem contains its index in the list. */
const granted = withKeywords(
  pairs,
  z.custom<readonly Permission[]>().check((ctx) => {
    const rows: unknown = ctx.value;
    if (!Array.isArray(rows)) {
      refuse(ctx, { id: rows === undefined ? 'required' : 'type' });
      return;
    }
    const strange = rows.findIndex((row) => !isPair(row));
    if (strange >= 0) {
      refuse(ctx, { id: 'type' }, [strange]);
      return;
    }
    const grants = rows as readonly Permission[];
    grants.forEach(([act, on], at) => {
      if (!actions.includes(act) || !subjects.includes(on)) refuse(ctx, { id: 'choice' }, [at]);
    });
    for (const { at, problem } of permissionProblems(grants)) refuse(ctx, problem, [at]);
  }),
);

function isPair(row: unknown): boolean {
  return Array.isArray(row) && row.length === 2 && row.every((word) => typeof word === 'string');
}

const grid = z.strictObject({
  id,
  name: string,
  version: id,
  subjects: z.array(subject),
  actions: z.array(action),
  granted: z.array(z.tuple([action, subject])),
  needed: withKeywords(
    { description: 'Actions that require another action on the same subject.' },
    z.array(z.strictObject({ action, needs: action })),
  ),
  affected: withKeywords(
    { description: 'Number of users that a change affects.' },
    z.int().check(z.minimum(0)),
  ),
  is_fixed: withKeywords(
    { description: 'The admin role has every permission and cannot be changed.' },
    z.boolean(),
  ),
});

/** The permissions of roles and positions. */
// @__NO_SIDE_EFFECTS__
export function permissionRoutes<const Name extends string>({ name, subject: of }: Resource<Name>) {
  const common = {
    path: `/${name}/:id/edit_permissions`,
    permission: ['update', of],
    response: grid,
    tag: name,
  } as const;
  return {
    read: route({
      ...{ ...common, method: 'GET' },
      errors: [404, 422],
      summary: 'The permissions of a role or position, and those that exist',
    }),
    change: route({
      ...{ ...common, method: 'PATCH' },
      body: z.strictObject({ granted, version }),
      errors: [404, 409, 422],
      isVersioned: true,
      summary:
        'Set the permissions of a role or position. They apply from the next request of each affected user',
    }),
  };
}
