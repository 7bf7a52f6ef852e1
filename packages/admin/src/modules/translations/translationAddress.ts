import type { PileQuery } from '../../services/api/translationsApi.ts';

/** What the desk shows, as its address says it; the resource and the record stand in the path. */
export type TranslationView = Omit<PileQuery, 'resource'>;

/** Reads the query of an address; a language that nobody writes gives way to the first to translate into. */
export function parseTranslationView(
  query: URLSearchParams,
  languages: readonly string[],
): TranslationView {
  const language = languages.find((code) => code === query.get('language'));
  const page = query.get('page') ?? '1';
  return {
    language: language ?? languages[0] ?? '',
    state: (['missing', 'outdated'] as const).find((state) => state === query.get('state')),
    search: (query.get('quick_filter') ?? '').trim(),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The records of a resource, below the language of the page. */
export function queueAddress(resource: string, view: Partial<TranslationView>): string {
  return `/translations/${resource}${queryOf(view)}`;
}

/** One record of them, in the editor. */
export function editorAddress(
  resource: string,
  id: number,
  view: Partial<TranslationView>,
): string {
  return `/translations/${resource}/edit/${id}${queryOf(view)}`;
}

function queryOf({ language, state, search, page = 1 }: Partial<TranslationView>): string {
  const query = new URLSearchParams();
  if (language) query.set('language', language);
  if (state) query.set('state', state);
  if (search) query.set('quick_filter', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
