import { contentLanguages } from '../samples.ts';
import { figures, filteredFigures } from './figures.ts';
import { listingResponses } from './listingResponses.ts';
import {
  brandForEdit,
  brandRows,
  offerForEdit,
  offerForReading,
  offerHistory,
  offerRows,
} from './records.ts';
import { utilisation } from './utilisation.ts';

/** The response to one kind of call. A function receives the request and may never resolve, or respond with a stream. */
export type FakeResponse =
  | Reply
  | ((request: FakeRequest) => Reply | Response | Promise<Reply | Response>);

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

interface FakeRow {
  readonly name: string;
}

export interface FakeRequest {
  readonly method: string;
  /** The path below the API, with its ids: `offers/12/edit`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Responses by call: `GET offers/:id/edit`. A second id is `:id` too: `DELETE offers/:id/photos/:id`. */
export type FakeResponses = Readonly<Record<string, FakeResponse>>;

const initLanguages = contentLanguages.map(({ code, name, isDefault = false }) => ({
  code,
  name,
  is_default: isDefault,
  numeric_date_format: 'MM/dd/yyyy',
  time_format: 'HH:mm',
}));

const recorded: FakeResponses = {
  ...listingResponses,
  'GET init': {
    body: {
      data: {
        languages: initLanguages,
        content_languages: initLanguages,
        version: '0.1.0',
        registration: 'approval',
        map_tiles: null,
        trash_days: 30,
        client_metrics: false,
        base_currency: 'EUR',
      },
    },
  },
  'GET home/figures': ({ query }) => ({
    body: { data: query.has('region') ? filteredFigures : figures },
  }),
  'GET home/utilisation': { body: { data: utilisation } },
  'GET follows': { body: { data: { records: [], views: [] } } },
  'GET offers': ({ query }) => pageOf(offerRows, query),
  'GET offers/:id/show': { body: { data: offerForReading } },
  'GET offers/:id/availability': ({ query }) => ({
    body: { data: [{ from: query.get('from'), to: query.get('to'), kind: 'free', free: 1 }] },
  }),
  'GET offers/:id/timeline': { body: { data: [], meta: { next: null } } },
  'GET offers/:id/edit': { body: { data: offerForEdit } },
  'PATCH offers/:id': ({ body }) => ({
    body: { data: { ...offerForEdit, ...withoutTexts(body), version: 4 } },
  }),
  'GET offers/:id/history': { body: { data: offerHistory, meta: pageMeta(offerHistory.length) } },
  'GET offers/:id/uses': {
    body: { data: [{ subject: 'orders', id: 7, name: 'Order for Crawler excavator' }] },
  },
  'GET brands': ({ query }) => pageOf(brandRows, query),
  'GET brands/:id/edit': { body: { data: brandForEdit } },
  'POST brands': ({ body }) => ({
    status: 201,
    body: { data: { ...brandForEdit, ...body, id: 9 } },
  }),
  'GET currencies/:id/show': { body: { data: { id: 1, code: 'USD', decimal: 2 } } },
  'GET offers/options/category': ({ query }) => {
    const ids = query.get('ids')?.split(',');
    const options = offerRows.map(({ category }) => category);
    return { body: { data: options.filter(({ id }) => !ids || ids.includes(String(id))) } };
  },
};

function pageMeta(total: number) {
  return { current_page: 1, per_page: 20, total, last_page: 1, total_is_exact: true };
}

/** A `fetch` without network: recorded responses, and those of the story. */
export function fakeServer(own: FakeResponses = {}): typeof fetch {
  const responses = { ...recorded, ...own };
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://fake');
    const method = init?.method ?? 'GET';
    const address = pathname.replace('/api/v1/', '');
    const path = address.replace(/\/\d+(?=\/|$)/g, '/:id');
    const response = responses[`${method} ${path}`] ?? {
      status: 404,
      body: { code: 'not_found', message: 'This does not exist.', request_id: 'story' },
    };
    const request = {
      method,
      path: address,
      query: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
    };
    const reply = typeof response === 'function' ? await response(request) : response;
    if (reply instanceof Response) return reply;
    const { status = 200, body } = reply;
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  };
}

/** A page of rows. The search matches names, filters compare with equality. */
export function pageOf(rows: readonly FakeRow[], query: URLSearchParams): Reply {
  const search = query.get('search')?.toLowerCase() ?? '';
  const filters = [...query].flatMap(([name, value]) => {
    const [, field] = /^filter\[(\w+)\]$/.exec(name) ?? [];
    return field ? [[field, value] as const] : [];
  });
  const found = rows.filter(
    (row) =>
      row.name.toLowerCase().includes(search) &&
      filters.every(([field, value]) => wireText(row, field) === value),
  );
  const perPage = Number(query.get('per_page') ?? 25);
  return {
    body: {
      data: found.slice(0, perPage),
      meta: {
        current_page: Number(query.get('page') ?? 1),
        per_page: perPage,
        total: found.length,
        last_page: Math.max(1, Math.ceil(found.length / perPage)),
        total_is_exact: true,
      },
    },
  };
}

/** A value in the format of a URL filter. A reference is its id. */
function wireText(row: FakeRow, field: string): string {
  const value = (row as unknown as Readonly<Record<string, unknown>>)[field];
  const isReference = typeof value === 'object' && value !== null && 'id' in value;
  return String(isReference ? value.id : value);
}

/** A call that never gets a response. */
export const silence = (): Promise<Reply> => new Promise(() => {});

function withoutTexts(body: FakeRequest['body']): FakeRequest['body'] {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'object'));
}
