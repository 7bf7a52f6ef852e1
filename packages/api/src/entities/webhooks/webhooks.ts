import { webhook } from '@rentyard/contract/entities/webhook/webhook';
import { resourceOfEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import type { FieldProblem, Resource } from '@rentyard/contract/schema/resource';
import { readCurrentPermissions } from '../../auth/ownPermissions.ts';
import { registerResource } from '../../records/registerResource.ts';
import type { Saving } from '../../records/store.ts';

/** A trigger lets the deliveries of a webhook that is off wait; see migration 0016. */
export const webhooks = registerResource(webhook, {
  validate: async (saving) => [
    ...(await eventProblems(saving)),
    ...urlProblems(saving),
    ...filterProblems(saving),
  ],
});

/** Whoever saves a webhook may redirect all its events, so all of them have to be readable. */
async function eventProblems({ write, after }: Saving): Promise<readonly FieldProblem[]> {
  const { ability } = await readCurrentPermissions(write.tx, write.personId);
  return readEvents(after).flatMap((event, at): readonly FieldProblem[] => {
    const resource = resourceOfEvent(event);
    const path = `events.${at}`;
    if (!resource) return [{ path, problem: { id: 'choice' } }];
    if (ability.can('read', resource.subject)) return [];
    return [{ path, problem: { id: 'beyond_own_rights' } }];
  });
}

/** A password in the address would be visible to everybody who may read the webhook. */
function urlProblems({ after }: Saving): readonly FieldProblem[] {
  const { username, password } = new URL(String(after.url));
  if (username === '' && password === '') return [];
  return [{ path: 'url', problem: { id: 'url' } }];
}

/** Parameters of a copied list address that do not decide which records the list contains. */
const ignored = ['page', 'per_page', 'sort', 'trashed'];

/** The filter has to be valid for each resource of the events. */
function filterProblems({ after }: Saving): readonly FieldProblem[] {
  if (after.filter === null) return [];
  const resources = new Set(
    readEvents(after).flatMap((event): readonly Resource[] =>
      [resourceOfEvent(event) ?? []].flat(),
    ),
  );
  for (const resource of resources) {
    const params = new URLSearchParams(String(after.filter));
    for (const name of ignored) params.delete(name);
    const { problems, others } = parseListQuery(resource, params);
    const [name] = [...Object.keys(problems), ...others];
    if (name !== undefined) {
      const values = { parameter: name, resource: resource.name };
      return [{ path: 'filter', problem: { id: 'list_query', values } }];
    }
  }
  return [];
}

function readEvents(record: Saving['after']): readonly string[] {
  return record.events as readonly string[];
}
