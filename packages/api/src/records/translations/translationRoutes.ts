import type { TranslationProgress } from '@rentyard/contract/entities/translations';
import { readProgress, translationsRoute } from '@rentyard/contract/entities/translations';
import type { FastifyInstance } from 'fastify';
import { Forbidden, Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonPage, pageOf } from '../../http/jsonResponse.ts';
import { localeOf } from '../routes/routeContext.ts';
import type { Store } from '../store.ts';
import { textFields } from '../translatedTexts.ts';
import { progressOf } from './progress.ts';
import { listTranslations } from './translationList.ts';

/** Calls for translators: the progress of each language, and the records that lack texts. */
export function translationRoutes(app: FastifyInstance, store: Store): void {
  const translated = store.bindings.filter((binding) => textFields(binding).length > 0);

  handle(app, readProgress, async ({ user: { ability } }) => {
    const readable = translated.filter(({ resource }) => ability.can('read', resource.subject));
    const progress: TranslationProgress[] = [];
    for (const binding of readable) progress.push(await progressOf(store, binding));
    return progress;
  });

  const names = translated.map(({ resource }) => resource.name);

  handle(app, translationsRoute(names), async ({ params, query, user, request }) => {
    const binding = translated.find(({ resource }) => resource.name === params.resource);
    if (!binding) throw new NotFound();
    const { subject } = binding.resource;
    if (!user.ability.can('read', subject)) throw new Forbidden('read', subject);
    const { language = request.language, missing, outdated, search: words } = query;
    const { codes } = await store.languages.known();
    if (!codes.includes(language)) throw Invalid.at('language', { id: 'choice' });
    if (missing && outdated) throw Invalid.at('outdated', { id: 'not_allowed' });
    const page = pageOf(query);
    const state = missing ? 'missing' : outdated ? 'outdated' : undefined;
    const locale = await localeOf(request, store);
    return jsonPage(
      await listTranslations(store, binding, { language, state, words, ...page }, locale),
      page,
    );
  });
}
