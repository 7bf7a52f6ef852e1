import type { PileQuery } from '../../services/api/translationsApi.ts';

/** What the desk shows, as its address says it; the resource and the record stand in the path. */
export type DeskState = Omit<PileQuery, 'resource'>;

/** Reads the query of an address; a language that nobody writes gives way to the first to translate into. */
export function parseDesk(query: URLSearchParams, languages: readonly string[]): DeskState {
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
export function pileAddress(resource: string, desk: Partial<DeskState>): string {
  return `/translations/${resource}${printDesk(desk)}`;
}

/** One record of them, in the editor. */
export function editorAddress(resource: string, id: number, desk: Partial<DeskState>): string {
  return `/translations/${resource}/edit/${id}${printDesk(desk)}`;
}

function printDesk({ language, state, search, page = 1 }: Partial<DeskState>): string {
  const query = new URLSearchParams();
  if (language) query.set('language', language);
  if (state) query.set('state', state);
  if (search) query.set('quick_filter', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
