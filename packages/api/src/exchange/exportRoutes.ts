import { bulkBounds } from '@rentyard/contract/bulk';
import { type FileFormat, fileFormats } from '@rentyard/contract/exchange';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden } from '../failures.ts';
import { takeListQuery } from '../http/listParams.ts';
import type { Operation } from '../http/openapi/operation.ts';
import { resourceOperations } from '../http/openapi/resourceOperations.ts';
import { QueryParams } from '../http/queryParams.ts';
import { askedOf, callerOf, type RouteContext } from '../http/routeContext.ts';
import { matchingIds } from '../records/matchingIds.ts';
import { type Column, columnOf, defaultColumns, headingOf } from './columns.ts';
import { exportRows } from './exportRows.ts';
import { fileOf, mediaTypes } from './files.ts';

/** `GET /{res}/export`: what a list shows on all of its pages, as a file (P-LIST-11). */
export function exportRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, kept } = context;
  const { resource } = kept;
  const { name, subject } = resource;

  app.get(
    `/${name}/export`,
    { config: { right: ['export', subject], operation: operationOf(context) } },
    async (request, reply) => {
      const { format, columns, ids: chosen, except, query } = await takeParams(request, context);
      if (query.isTrash && !callerOf(request).ability.can('delete', subject)) {
        throw new Forbidden('delete', subject);
      }
      const asked = await askedOf(request, store);
      const matching = await matchingIds(store, kept, query, { asked });
      const ids = matching.filter((id) => (!chosen || chosen.has(id)) && !except?.has(id));
      const isTyped = format === 'xlsx';
      const file = fileOf(format, {
        title: name,
        headings: columns.map((column) => headingOf(column, request.language)),
        rows: exportRows(store, { kept, ids, columns, asked, isTyped }),
      });
      const day = store.clock().toISOString().slice(0, 10);
      return reply
        .type(mediaTypes[format])
        .header('content-disposition', `attachment; filename="${name}-${day}.${format}"`)
        .send(file);
    },
  );
}

async function takeParams(request: FastifyRequest, { store, kept }: RouteContext) {
  const { resource } = kept;
  const params = new QueryParams(request.url);
  const format = takeFormat(params);
  const { codes } = await store.languages.known();
  const columns = takeColumns(params, resource, codes);
  const ids = params.takeIds('ids');
  const except = params.takeIds('except');
  const query = takeListQuery(params, resource);
  params.finish();
  return { format, columns, ids, except, query };
}

/** `csv` unless the address says otherwise. */
export function takeFormat(params: QueryParams): FileFormat {
  const asked = params.take('format') ?? 'csv';
  const format = fileFormats.find((one) => one === asked);
  if (!format) params.refuse('format', { id: 'choice' });
  return format ?? 'csv';
}

function takeColumns(
  params: QueryParams,
  resource: RouteContext['kept']['resource'],
  languages: readonly string[],
): readonly Column[] {
  const text = params.take('columns') ?? '';
  if (text === '') return defaultColumns(resource);
  const keys = [...new Set(text.split(','))];
  const columns = keys.flatMap((key) => columnOf(resource, key, languages) ?? []);
  if (columns.length < keys.length) params.refuse('columns', { id: 'unknown' });
  return columns;
}

function operationOf({ kept: { resource } }: RouteContext): Operation {
  const { list } = resourceOperations(resource);
  return {
    summary: `Take ${resource.name} out as a file`,
    tag: resource.name,
    query: [
      { name: 'format', description: 'csv unless said.', schema: { enum: fileFormats } },
      {
        name: 'columns',
        description:
          'Fields joined by commas; a text in one language as name.ru. Those of a list row unless said.',
        schema: { type: 'string' },
      },
      {
        name: 'ids',
        description: `Only these, at most ${bulkBounds.ids}.`,
        schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
      },
      {
        name: 'except',
        description: `All but these, at most ${bulkBounds.ids}.`,
        schema: { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$' },
      },
      ...(list.query ?? []).filter(({ name }) => name !== 'page' && name !== 'per_page'),
    ],
    answers: {},
    files: Object.values(mediaTypes),
  };
}
