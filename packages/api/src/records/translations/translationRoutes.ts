import type { TranslationProgress } from '@rentyard/contract/entities/translations';
import { readProgress, translationsRoute } from '@rentyard/contract/entities/translations';
import type { FastifyInstance } from 'fastify';
import { Forbidden, Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonPage } from '../../http/jsonResponse.ts';
import { pageOf } from '../../http/listQuery.ts';
import { localeOf } from '../routes/routeContext.ts';
import type { Store } from '../store.ts';
import { textFields } from '../translatedTexts.ts';
import { progressOf } from './progress.ts';
import { listTranslations } from './translationList.ts';

/** What translators work with: how far each language is, and which records lack texts. */
export function translationRoutes(app: FastifyInstance, store: Store): void {
  const translated = store.bindings.filter((kept) => textFields(kept).length > 0);

  handle(app, readProgress, async ({ user: { ability } }) => {
    const readable = translated.filter(({ resource }) => ability.can('read', resource.subject));
    const progress: TranslationProgress[] = [];
    for (const kept of readable) progress.push(await progressOf(store, kept));
    return progress;
  });

  const names = translated.map(({ resource }) => resource.name);

  handle(app, translationsRoute(names), async ({ params, query, user, request }) => {
    const kept = translated.find(({ resource }) => resource.name === params.resource);
    if (!kept) throw new NotFound();
    const { subject } = kept.resource;
    if (!user.ability.can('read', subject)) throw new Forbidden('read', subject);
    const { language = request.language, missing, outdated, search: words } = query;
    const { codes } = await store.languages.known();
    if (!codes.includes(language)) throw Invalid.at('language', { id: 'choice' });
    if (missing && outdated) throw Invalid.at('outdated', { id: 'not_allowed' });
    const page = pageOf(query);
    const state = missing ? 'missing' : outdated ? 'outdated' : undefined;
    const asked = await localeOf(request, store);
    return jsonPage(
      await listTranslations(store, kept, { language, state, words, ...page }, asked),
      page,
    );
  });
}
