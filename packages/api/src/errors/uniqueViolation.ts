import { buzbotReply } from '@rentyard/contract/entities/chat/reply';
import { photo } from '@rentyard/contract/entities/photo';
import { resources } from '@rentyard/contract/entities/resources';
import { plainFields } from '@rentyard/contract/schema/resource';
import { Invalid, Taken } from './failures.ts';

/** Fields that are unique by a rule of their own, by the index of the rule. */
const ruled: Readonly<Record<string, string>> = {
  languages_default: 'is_default',
  s3_settings_default: 'is_default',
  saved_views_owner_name: 'name',
};

/** The field of each unique index, from the declarations. */
const fieldsByIndex: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ruled),
  ...[...resources, photo, buzbotReply].flatMap((resource) =>
    plainFields(resource).flatMap(([path, field]) => {
      const index = `${resource.name}_${path.replaceAll('.', '_')}`;
      return field.unique
        ? ([`${index}_key`, `${index}_identity`].map((name) => [name, path]) as [string, string][])
        : [];
    }),
  ),
]);

/**
 * The failure as callers see it: 422 with the field for a unique value that another write took
 * between the check and the write. Other errors stay as they are, so a value that no field has is 409.
 */
export function withTakenField(error: unknown): unknown {
  if (!(error instanceof Taken)) return error;
  const path = fieldsByIndex.get(error.index);
  return path === undefined ? error : Invalid.at(path, { id: 'unique' });
}
