import * as z from 'zod/mini';
import { refuse } from '../fieldKinds/draftKinds.ts';
import { parseId } from '../fieldKinds/textValues.ts';
import { type ListParams, type ListQuery, listParams } from '../listQuery/listQuery.ts';
import { parseListQuery } from '../listQuery/parseListQuery.ts';
import { describeRecord, type ListParameters, record } from '../records.ts';
import { baseFields, plainFields, type Resource } from '../resource.ts';
import {
  flagParam,
  idsParam,
  integerParam,
  momentParam,
  pageQuery,
  param,
  searchParam,
} from './queryParams.ts';
import { historyEntry, page, pickerOption, statusEntry, use } from './responses.ts';
import { route, type Schema } from './route.ts';
import { trashRoutes } from './trashRoutes.ts';
import { changeStatusRoute, writeRoutes } from './writeRoutes.ts';

/** Maximum number of options in one response. */
const optionsAtMost = 100;

/** The calls that every resource serves (section 7 of the API). */
// @__NO_SIDE_EFFECTS__
export function resourceRoutes<R extends Resource>(resource: R) {
  return {
    ...readRoutes(resource),
    ...writeRoutes(resource),
    ...trashRoutes(resource),
    changeStatus: changeStatusRoute(resource),
  };
}

// @__NO_SIDE_EFFECTS__
export function readRoutes<R extends Resource>(resource: R) {
  const { name, subject } = resource;
  const permission = ['read', subject] as const;
  const tag = name;
  return {
    list: listRoute(resource, `/${name}`),
    options: route({
      method: 'GET',
      path: `/${name}/list`,
      permission,
      tag,
      query: optionQuery,
      response: z.array(pickerOption),
      errors: [422],
      summary: `Options of ${name} for selects`,
    }),
    fieldOptions: fieldOptionsRoute(resource, name),
    show: route({
      method: 'GET',
      path: `/${name}/:id/show`,
      permission,
      tag,
      response: record(resource, 'show'),
      errors: [404, 422],
      summary: 'A record for reading',
    }),
    edit: route({
      method: 'GET',
      path: `/${name}/:id/edit`,
      tag,
      permission: ['update', subject],
      response: record(resource, 'edit'),
      errors: [404, 422],
      summary: 'A record for editing',
    }),
    uses: route({
      method: 'GET',
      path: `/${name}/:id/uses`,
      permission,
      tag,
      response: z.array(use),
      errors: [404, 422],
      summary: 'Records that use this record, of those that the caller may read',
    }),
    history: route({
      method: 'GET',
      path: `/${name}/:id/history`,
      permission,
      tag,
      query: pageQuery,
      response: page(historyEntry),
      errors: [404, 422],
      summary: 'Changes of a record, newest first',
    }),
  };
}

/** The list of a resource, whose path may differ from the resource's name. */
// @__NO_SIDE_EFFECTS__
export function listRoute<R extends Resource, const Path extends `/${string}`>(
  resource: R,
  path: Path,
  summary = `List ${resource.name}`,
) {
  return route({
    method: 'GET',
    path,
    permission: ['read', resource.subject],
    query: listQuery(resource),
    response: page(record(resource, 'row')),
    errors: [422],
    summary,
    tag: resource.name,
  });
}

/** The options of a reference field. `name` is the path of the resource's calls. */
// @__NO_SIDE_EFFECTS__
export function fieldOptionsRoute<const Name extends string>(resource: Resource, name: Name) {
  return route({
    method: 'GET',
    path: `/${name}/options/:field`,
    permission: ['read', resource.subject],
    params: z.object({ field: z.enum(referencePaths(resource)) }),
    // Only offers can be free.
    query: (hasOffers(resource) ? rentalOptionQuery : optionQuery) as typeof rentalOptionQuery,
    response: z.array(pickerOption),
    errors: [404, 422],
    summary: 'Options of a reference field',
    tag: resource.name,
  });
}

function hasOffers(resource: Resource): boolean {
  return plainFields(resource).some(([, field]) => 'to' in field && field.to === 'offers');
}

function referencePaths(resource: Resource): readonly string[] {
  const fields = [...Object.entries(baseFields), ...plainFields(resource)];
  return fields.flatMap(([path, field]) => ('to' in field ? [path] : []));
}

/** Changes of the status of a record, newest first: `GET /offers/status/{id}/history_for_offer`. */
// @__NO_SIDE_EFFECTS__
export function statusHistoryRoute(resource: Resource, path: `/${string}/:id/${string}`) {
  return route({
    method: 'GET',
    path,
    permission: ['read', resource.subject],
    query: pageQuery,
    response: page(statusEntry),
    errors: [404, 422],
    summary: 'Changes of the status, newest first',
    tag: resource.name,
  });
}

const optionQuery = z.strictObject({
  search: searchParam,
  ids: z.optional(idsParam(optionsAtMost, 'Only these.')),
  rejected: flagParam('Rejected records too.'),
});

/** Options with the rental that they should be free for. */
const rentalOptionQuery = z.extend(optionQuery, {
  free_from: z.optional(momentParam('The start of a rental: options say whether they are free.')),
  free_to: z.optional(momentParam('The end of the rental. Without both ends nothing is said.')),
  quantity: integerParam({ min: 1, max: 10_000, or: 1 }, 'How many machines the rental needs.'),
  order: z.optional(
    param<number>(
      {
        type: 'integer',
        minimum: 1,
        description: 'The order of the rental: its own time is free.',
      },
      parseId,
    ),
  ),
  only_free: flagParam('Only options that are free.'),
});

const { include: _, ...paramsOfRows } = listParams;
const { isNormalized: _amounts, ...paramsOfFiles } = paramsOfRows;

/** The parameters by what a call accepts. An export names what rows have on request as columns. */
const paramsOf: Readonly<Record<ListParameters, ListParams>> = {
  all: listParams,
  'without trash': paramsOfRows,
  'without pages': paramsOfFiles,
  filters: { search: 'search' },
};

type Given = Readonly<Record<string, string>>;

/** `page`, `per_page`, `search`, `sort`, `filter[...]` and `trashed` of a resource's list. */
// @__NO_SIDE_EFFECTS__
export function listQuery(
  resource: Resource,
  list: ListParameters = 'all',
): Schema<ListQuery, Given> {
  return listQueryWith(resource, list, z.object({}));
}

/** List parameters with additional ones. */
// @__NO_SIDE_EFFECTS__
export function listQueryWith<Extra extends z.ZodMiniObject>(
  resource: Resource,
  list: ListParameters,
  extra: Extra,
): Schema<ListQuery & z.output<Extra>, Given> {
  const schema = z.pipe(
    z.custom<Readonly<Record<string, string | readonly string[]>>>(),
    z.transform((given, ctx) => {
      // A repeated parameter is an array.
      const pairs = Object.entries(given).flatMap(([name, value]) =>
        [value].flat().map((text): [string, string] => [name, text]),
      );
      const params = new URLSearchParams(pairs);
      const { query, problems, others } = parseListQuery(resource, params, paramsOf[list]);
      const more = z.safeParse(extra, given, { reportInput: true });
      ctx.issues.push(...((more.error?.issues ?? []) as z.core.$ZodRawIssue[]));
      for (const [name, found] of Object.entries(problems)) {
        for (const problem of found) refuse(ctx, problem, [name]);
      }
      const isRefused = list === 'without trash' && query.isTrash;
      if (isRefused) refuse(ctx, { id: 'not_allowed' }, ['trashed']);
      for (const name of others) {
        if (!Object.hasOwn(extra.shape, name)) refuse(ctx, { id: 'unknown' }, [name]);
      }
      return { ...query, ...more.data };
    }),
  );
  return describeRecord(schema as unknown as Schema<ListQuery & z.output<Extra>, Given>, {
    resource,
    list,
    extra,
  });
}
