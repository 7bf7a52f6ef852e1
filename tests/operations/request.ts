import { writeCsv } from 'hucre/csv';
import type { Options } from '../support/client.ts';
import type { Document, Operation } from '../support/openapi.ts';
import { everyResource } from '../support/resources.ts';
import type { Prepared } from './prepared.ts';
import { sampleBody } from './sampleBody.ts';

const names: ReadonlySet<string> = new Set(everyResource.map(({ name }) => name));

/** Path segments whose records have another resource name than the path. */
const owners: readonly (readonly [prefix: string, kind: string])[] = [
  ['/order_statuses/', 'orders'],
  ['/properties/{id}/', 'categories'],
  ['/buzbot/rooms', 'rooms'],
  ['/buzbot/messages', 'rooms'],
  ['/buzbot/log', 'events'],
  ['/buzbot/broadcasts', 'broadcasts'],
  ['/buzbot/replies', 'replies'],
];

/** Bodies of calls that refuse the smallest body of their schema. */
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /buzbot/messages/{roomId}': {
    text: 'The crane is on its way',
    client_id: 'o-1',
    kind: 'note',
  },
  'POST /buzbot/broadcast': { message: 'Winter tyres are in' },
  'POST /buzbot/broadcast/preview': { message: 'Winter tyres are in' },
  'POST /buzbot/broadcast/test': { message: 'Winter tyres are in' },
  'POST /oauth/forgot-password': { email: 'nobody@example.com' },
  'POST /oauth/confirm-email/resend': { email: 'nobody@example.com' },
  'POST /login': { email: 'nobody@example.com', password: 'Unknown-2026-yard' },
  'POST /views': { name: 'Waiting', subject: 'brands', state: { filter: { status: 'new' } } },
  'PATCH /settings/rental': { tentative_hours: 48 },
  'DELETE /profile/sessions': { others: true },
};

/** The path of a call with its parameters filled in. */
export function pathOf({ template, described }: Operation, { ids }: Prepared): string {
  const [, first = ''] = template.split('/');
  const named = template.endsWith('for_category_group')
    ? 'category_groups'
    : owners.find(([prefix]) => template.startsWith(prefix))?.[1];
  const kind = named && !isGeneric(template) ? named : first;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = described.parameters?.find((one) => one.name === name)?.schema;
    const choices = (schema as { readonly enum?: readonly string[] } | undefined)?.enum;
    return String(choices?.[0] ?? ids.get(kind) ?? 1);
  });
}

/** `/properties/{id}/show` exists for every resource. */
function isGeneric(template: string): boolean {
  return /\/\{id\}(?:\/(?:show|edit|history|uses|revert))?$/.test(template);
}

interface About {
  readonly document: Document;
  readonly prepared: Prepared;
}

/** The body to send: the fixed one of the call, otherwise the smallest that its schema allows. */
export async function requestOf(
  { method, template, described }: Operation,
  { document, prepared }: About,
): Promise<Options> {
  if (method === 'GET') return required(template, prepared);
  const [, first = '', rest] = template.split('/');
  const id = prepared.ids.get(first) ?? 1;
  if (names.has(first) && rest === undefined && method === 'POST') {
    return { json: await prepared.draft(first) };
  }
  if (template === `/${first}/{id}` && method === 'POST') {
    return { query: { _method: 'PATCH' }, json: {} };
  }
  if (template === `/${first}/{id}` && method === 'PATCH') return { json: {} };
  if (/^\/\w+\/bulk/.test(template)) return { json: { ids: [id], change: { delete: true } } };
  if (/^\/\w+\/import/.test(template)) {
    return { form: { file: new File([writeCsv([['code'], ['O-1']])], 'rows.csv') } };
  }
  if (template.endsWith('/change_status')) return { json: { status: 'active' } };
  if (template.endsWith('/revert')) return { json: { entry: prepared.entries.get(first) ?? 1 } };
  const known = bodies[`${method} ${template}`];
  if (known) return { json: known };
  if (template === '/photos') return { form: { file: prepared.picture } };
  if (names.has(first) && ['restore', 'purge', undefined].includes(rest)) return { json: { id } };
  const content = described.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json) return { json: sampleBody(document, json) };
  const form = content['multipart/form-data']?.schema;
  if (form) return { form: sampleBody(document, form) as Readonly<Record<string, unknown>> };
  return {};
}

/** Required query parameters. */
function required(template: string, { ids }: Prepared): Options {
  if (template === '/search') return { query: { q: 'crane' } };
  if (template === '/buzbot/messages') return { query: { search: 'crane' } };
  if (template === '/regions/near') return { query: { lat: 47.02, long: 28.84 } };
  if (template === '/orders/quote') {
    return { query: { offer: ids.get('offers') ?? 1, unit: 'shift', units: 7 } };
  }
  if (template.endsWith('/author_language')) return { query: { ids: '1,2' } };
  if (template.endsWith('/price_range')) return { query: { currency: ids.get('currencies') ?? 1 } };
  return {};
}
