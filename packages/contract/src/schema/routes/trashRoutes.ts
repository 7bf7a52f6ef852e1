import * as z from 'zod/mini';
import type { Resource } from '../resource.ts';
import { oneOrMany } from './requests.ts';
import { id, refused } from './responses.ts';
import { route } from './route.ts';

/** The calls that move records to the trash, take them out of it and remove them for good. */
// @__NO_SIDE_EFFECTS__
export function trashRoutes<R extends Resource>({ name, subject }: R) {
  const body = oneOrMany;
  const tag = name;
  const errors = [404, 409, 422] as const;
  return {
    remove: route({
      method: 'DELETE',
      path: `/${name}`,
      permission: ['delete', subject],
      body,
      errors,
      tag,
      response: z.strictObject({ deleted: z.array(id), refused: z.array(refused) }),
      summary: 'Move to the trash',
    }),
    restore: route({
      method: 'POST',
      path: `/${name}/restore`,
      body,
      errors,
      tag,
      permission: ['delete', subject],
      response: z.strictObject({ restored: z.array(id), refused: z.array(refused) }),
      isIdempotent: true,
      summary: 'Restore from the trash',
    }),
    purge: route({
      method: 'POST',
      path: `/${name}/purge`,
      body,
      errors,
      tag,
      permission: ['manage', subject],
      response: z.strictObject({ purged: z.array(id), refused: z.array(refused) }),
      isIdempotent: true,
      summary: 'Delete permanently',
    }),
  };
}
