import * as z from 'zod/mini';
import { revertTargets } from '../history.ts';
import { draft, record } from '../records.ts';
import type { Resource } from '../resource.ts';
import { type Status, statusesOf, undoStatusMinutes } from '../statuses.ts';
import { choiceParam } from './queryParams.ts';
import { nullableText, recordId, recordIds, version } from './requests.ts';
import { count, id, withKeywords } from './responses.ts';
import { route } from './route.ts';

const reasonAtMost = 2_000;

// @__NO_SIDE_EFFECTS__
export function writeRoutes<R extends Resource>(resource: R) {
  return { create: createRoute(resource), ...updateRoutes(resource) };
}

// @__NO_SIDE_EFFECTS__
function createRoute<R extends Resource>(resource: R) {
  const { name, subject } = resource;
  return route({
    method: 'POST',
    path: `/${name}`,
    permission: ['create', subject],
    body: draft(resource, 'create'),
    bodyType: 'json-or-form',
    response: record(resource, 'edit'),
    status: 201,
    errors: [409, 422],
    isIdempotent: true,
    summary: `Create one of ${name}`,
    tag: name,
  });
}

// @__NO_SIDE_EFFECTS__
export function updateRoutes<R extends Resource>(resource: R) {
  const { name, subject } = resource;
  const permission = ['update', subject] as const;
  const response = record(resource, 'edit');
  const tag = name;
  return {
    update: route({
      method: 'PATCH',
      path: `/${name}/:id`,
      permission,
      response,
      tag,
      body: draft(resource, 'update'),
      bodyType: 'json-or-form',
      errors: [404, 409, 422],
      isVersioned: true,
      summary: 'Change the sent fields',
    }),
    /** For HTML forms: POST with the method in the query string. */
    formUpdate: route({
      method: 'POST',
      path: `/${name}/:id`,
      permission,
      response,
      tag,
      query: z.strictObject({ _method: z.optional(choiceParam(['PATCH'], 'Required.')) }),
      body: draft(resource, 'update'),
      bodyType: 'json-or-form',
      errors: [404, 405, 409, 422],
      isVersioned: true,
      isIdempotent: true,
      summary: 'Change the sent fields, from a form',
    }),
    revert: route({
      method: 'POST',
      path: `/${name}/:id/revert`,
      permission,
      response,
      tag,
      body: z.strictObject({ entry: recordId, to: z.optional(z.enum(revertTargets)), version }),
      errors: [404, 409, 422],
      isVersioned: true,
      isIdempotent: true,
      summary:
        'Restore the values after a change (the default) or before it, or only those of its own fields',
    }),
  };
}

/** The change of a status, for resources with statuses. `undo` returns to the status before the last change. */
// @__NO_SIDE_EFFECTS__
export function changeStatusRoute<R extends Resource>(resource: R) {
  const { name, subject, statuses } = resource;
  const options: readonly Status[] = statuses ? statusesOf(statuses) : [];
  return route({
    method: 'PATCH',
    path: `/${name}/:id/change_status`,
    permission: ['change_status', subject],
    body: z.strictObject({
      status: z.enum(options),
      reason: nullableText(reasonAtMost),
      undo: withKeywords(
        {
          description: `Undo your own last change of the status within ${undoStatusMinutes} minutes, also to a status that no transition leads to. Needs the version that the change returned.`,
        },
        z.optional(z.boolean()),
      ),
      version,
    }),
    response: record(resource, 'edit'),
    errors: [404, 409, 422],
    isVersioned: true,
    summary: 'Change the status',
    tag: name,
  });
}

/** The manual order of records, for resources with a `sort_order`. */
// @__NO_SIDE_EFFECTS__
export function reorderRoute<const Name extends string>({ name, subject }: Resource<Name>) {
  return route({
    method: 'PATCH',
    path: `/${name}/order`,
    permission: ['update', subject],
    body: z.strictObject({ ids: recordIds }),
    response: z.strictObject({
      changed: z.array(z.strictObject({ id, sort_order: count, version: id })),
    }),
    errors: [422],
    summary: 'Reorder records among the positions that they have now',
    tag: name,
  });
}
