import type { PileQuery } from '../../services/api/translationsApi.ts';

/** The view state in the query of the address. The resource and the record are in the path. */
export type TranslationView = Omit<PileQuery, 'resource'>;

/** Parses the query of an address. An unknown language is replaced by the first target language. */
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

/** Address of a resource's queue, without the language of the interface. */
export function queueAddress(resource: string, view: Partial<TranslationView>): string {
  return `/translations/${resource}${formatQuery(view)}`;
}

/** Address of a record in the editor. */
export function editorAddress(
  resource: string,
  id: number,
  view: Partial<TranslationView>,
): string {
  return `/translations/${resource}/edit/${id}${formatQuery(view)}`;
}

function formatQuery({ language, state, search, page = 1 }: Partial<TranslationView>): string {
  const query = new URLSearchParams();
  if (language) query.set('language', language);
  if (state) query.set('state', state);
  if (search) query.set('quick_filter', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
