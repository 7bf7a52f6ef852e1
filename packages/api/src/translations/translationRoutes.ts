import { subjects } from '@rentyard/contract/permissions';
import { translationStates } from '@rentyard/contract/translations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden, NotFound } from '../failures.ts';
import { listAnswer, send } from '../http/answers.ts';
import { takePage, takeSearch } from '../http/listParams.ts';
import { dataOf, type Operation, pageOf } from '../http/openapi/operation.ts';
import { closed, count, id, text } from '../http/openapi/schemaParts.ts';
import { QueryParams } from '../http/queryParams.ts';
import { askedOf, callerOf, takeNoParams } from '../http/routeContext.ts';
import type { Kept } from '../records/kept.ts';
import type { Store } from '../records/store.ts';
import { progressOf } from './progress.ts';
import { textFields } from './texts.ts';
import { listTranslations, type TranslationQuery } from './translationList.ts';

const right = ['read', 'translations'] as const;

/** What the translation desk asks for: how far each language is, and which records lack texts. */
export function translationRoutes(app: FastifyInstance, store: Store): void {
  const translated = store.kept.filter((kept) => textFields(kept).length > 0);
  const operations = operationsOf(translated);

  app.get(
    '/translations/progress',
    { config: { right, operation: operations.progress } },
    async (request) => {
      takeNoParams(request);
      const { ability } = callerOf(request);
      const data = [];
      for (const kept of translated) {
        if (!ability.can('read', kept.resource.subject)) continue;
        data.push(await progressOf(store, kept));
      }
      return { data };
    },
  );

  app.get(
    '/translations/:resource',
    { config: { right, operation: operations.list } },
    async (request, reply) => {
      const { resource } = request.params as { resource: string };
      const kept = translated.find((one) => one.resource.name === resource);
      if (!kept) throw new NotFound();
      const { subject } = kept.resource;
      if (!callerOf(request).ability.can('read', subject)) throw new Forbidden('read', subject);
      const query = await takeQuery(request, store);
      const page = await listTranslations(store, kept, query, await askedOf(request, store));
      return send(reply, listAnswer(page, query));
    },
  );
}

async function takeQuery(request: FastifyRequest, store: Store): Promise<TranslationQuery> {
  const { codes } = await store.languages.known();
  const params = new QueryParams(request.url);
  const language = params.take('language') ?? request.language;
  if (!codes.includes(language)) params.refuse('language', { id: 'choice' });
  const isMissing = params.takeFlag('missing');
  const isOutdated = params.takeFlag('outdated');
  if (isMissing && isOutdated) params.refuse('outdated', { id: 'not_allowed' });
  const query = { language, words: takeSearch(params), ...takePage(params) };
  params.finish();
  return { ...query, state: isMissing ? 'missing' : isOutdated ? 'outdated' : undefined };
}

function operationsOf(translated: readonly Kept[]) {
  const flag = { type: 'string', enum: ['0', '1'] };
  const names = translated.map(({ resource }) => resource.name);
  const progress = closed({
    subject: { enum: subjects },
    resource: { enum: names },
    records: count,
    is_exact: { type: 'boolean' },
    languages: {
      type: 'array',
      items: closed({
        language: text,
        filled: count,
        total: count,
        missing_records: count,
        outdated: count,
        outdated_records: count,
      }),
    },
  });
  const paths = { type: 'array', items: text };
  const row = closed({
    id,
    version: id,
    name: text,
    missing: paths,
    outdated: paths,
    total: count,
    states: { type: 'object', additionalProperties: { enum: translationStates } },
  });
  return {
    progress: {
      summary: 'How far the translations of each resource are, language by language',
      tag: 'translations',
      answers: { 200: dataOf({ type: 'array', items: progress }) },
    },
    list: {
      summary: 'Records with the texts that they lack in a language',
      tag: 'translations',
      path: { resource: { type: 'string', enum: names } },
      query: [
        { name: 'language', description: 'The asked one when left out.', schema: text },
        { name: 'missing', description: 'Only records that lack a text.', schema: flag },
        {
          name: 'outdated',
          description: 'Only records with a text whose source was changed since.',
          schema: flag,
        },
        { name: 'search', description: 'Words that must all be found.', schema: text },
        { name: 'page', description: 'From 1.', schema: id },
        { name: 'per_page', description: 'Rows of a page.', schema: { ...id, maximum: 100 } },
      ],
      answers: { 200: pageOf(row) },
    },
  } as const satisfies Readonly<Record<string, Operation>>;
}
