import { hasComments } from '@rentyard/contract/permissions';
import { plainFields } from '@rentyard/contract/schema/resource';
import { sourcesOf } from '../fieldKinds/fieldKinds.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import type { Targets } from '../targets.ts';

/**
 * The tables that a list of the resource depends on: its cached response stays valid until one of
 * them is written. A quiet write (see migration 0070) invalidates only the list of the table
 * itself.
 */
export function listSources(
  { resource, alsoReads }: ResourceBinding,
  targets: Targets,
): readonly string[] {
  const pointedAt = plainFields(resource).flatMap(([, field]) => sourcesOf(field, targets));
  return [
    ...new Set([
      resource.name,
      `${resource.name}_quietly`,
      `${resource.name}_health`,
      'languages',
      'users',
      ...(hasComments(resource.subject) ? ['comments'] : []),
      ...pointedAt,
      ...alsoReads,
    ]),
  ];
}
