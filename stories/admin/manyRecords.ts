import type { Job, JobRow } from '@rentyard/contract/entities/job';
import type { BulkPreview } from '@rentyard/contract/entities/records/bulkRoutes';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import type { SavedView } from '@rentyard/contract/entities/records/viewRoutes';
import type { FakeRequest, FakeResponses } from './fakeServer.ts';
import { brandRows, offerRows } from './records.ts';

const moments = { created_at: '2026-05-31T09:00:00.000Z', updated_at: '2026-05-31T09:00:00.000Z' };
const admin = { id: 1, name: 'Main Admin' };

/** A saved view of brands with defaults. */
export function viewOf(view: Pick<SavedView, 'id' | 'name'> & Partial<SavedView>): SavedView {
  return {
    version: 1,
    subject: 'brands',
    scope: 'me',
    state: {},
    pinned: false,
    sort_order: 0,
    can_edit: true,
    count: null,
    created_by: admin,
    ...moments,
    ...view,
  };
}

/** A server that stores the saved views of brands, starting with the given ones. */
export function viewResponses(...given: readonly SavedView[]): FakeResponses {
  let views = given;
  const one = (id: number) => views.find((view) => view.id === id);
  const idOf = ({ path }: FakeRequest) => Number(path.split('/')[1]);
  return {
    'GET views': () => ({ body: { data: views } }),
    'POST views': ({ body }) => {
      const made = viewOf({ id: 9, name: '', ...body });
      views = [...views, made];
      return { status: 201, body: { data: made } };
    },
    'PATCH views/:id': (request) => {
      views = views.map((view) =>
        view.id === idOf(request) ? { ...view, ...request.body, version: view.version + 1 } : view,
      );
      return { body: { data: one(idOf(request)) } };
    },
    'DELETE views': ({ body }) => {
      views = views.filter(({ id }) => id !== body.id);
      return { body: { data: { deleted: [body.id] } } };
    },
  };
}

/** A view of hidden brands by name, without the sort order column. */
export const hiddenBrands = viewOf({
  id: 5,
  name: 'Hidden brands',
  count: 1,
  state: {
    filter: { status: { eq: 'hidden' } },
    columns: ['name', 'code', 'status', 'updated_at'],
  },
});

export const sharedBrands = viewOf({
  id: 6,
  name: 'German makers',
  scope: 'everyone',
  can_edit: false,
  count: 4,
  state: { search: 'e' },
});

const problems = {
  change: { status: 'Status' },
  transition: { rule: 'transition', values: {}, message: 'This status change is not allowed' },
};

const [first, second, third] = offerRows;

/** The preview of a change: two of three offers would be hidden, the third may not. */
const hidePreview: BulkPreview = {
  total: 3,
  checked: 3,
  will_change: 2,
  will_skip: 1,
  reasons: [{ rule: 'transition', message: problems.transition.message, count: 1 }],
  rows: [
    {
      id: third?.id ?? 0,
      name: third?.name ?? '',
      outcome: 'skip',
      changes: [],
      errors: { status: [problems.transition] },
    },
    ...[first, second].map((row) => ({
      id: row?.id ?? 0,
      name: row?.name ?? '',
      outcome: 'change' as const,
      changes: [{ path: 'status', from: 'active', to: 'hidden' }],
      errors: {},
    })),
  ],
};

function jobOf(job: Partial<Job>): Job {
  return {
    id: 31,
    kind: 'bulk',
    state: 'done',
    total: 3,
    counts: { done: 2, skipped: 1, failed: 0 },
    result: null,
    can_undo: true,
    undo_of: null,
    undone_by: null,
    run_at: moments.created_at,
    created_at: moments.created_at,
    started_at: moments.created_at,
    finished_at: moments.created_at,
    created_by: admin,
    resumed_by: null,
    stopped: null,
    ...job,
  };
}

const pageOfRows = (rows: readonly JobRow[]) => ({
  body: {
    data: rows,
    meta: {
      current_page: 1,
      per_page: 25,
      total: rows.length,
      last_page: 1,
      total_is_exact: true,
    },
  },
});

/** A server that hides two of three offers and can undo it. */
export const hidingOffers: FakeResponses = {
  'POST offers/bulk/preview': { body: { data: hidePreview } },
  'POST offers/bulk': {
    status: 202,
    body: { data: jobOf({ state: 'queued', finished_at: null }) },
  },
  'GET jobs/:id': ({ path }) => ({
    body: {
      data: path.endsWith('/32')
        ? jobOf({
            id: 32,
            total: 2,
            counts: { done: 2, skipped: 0, failed: 0 },
            can_undo: false,
            undo_of: 31,
          })
        : jobOf({}),
    },
  }),
  'GET jobs/:id/rows': ({ query }) =>
    pageOfRows(
      query.get('outcome') === 'skipped'
        ? [
            {
              row: 3,
              outcome: 'skipped',
              record_id: third?.id ?? 0,
              name: third?.name ?? '',
              errors: { status: [problems.transition] },
            },
          ]
        : [first, second].map((row, at) => ({
            row: at + 1,
            outcome: 'done',
            record_id: row?.id ?? 0,
            name: row?.name ?? '',
            errors: {},
          })),
    ),
  'POST jobs/:id/undo': {
    status: 201,
    body: { data: jobOf({ id: 32, state: 'queued', finished_at: null, undo_of: 31 }) },
  },
};

const tooShort = {
  name: [
    { rule: 'min_length', values: { number: 2 }, message: 'Minimum amount of characters is 2!' },
  ],
};

const clear = { decimal_mark: null, unclear_number: null };

const importPreview: ImportPreview = {
  columns: [
    { heading: 'Code', field: 'code', samples: ['SENNEBOGEN', 'X'], ...clear },
    { heading: 'Brand', field: 'name', samples: ['Sennebogen', 'X'], ...clear },
    { heading: 'Remark', field: null, samples: ['from the fair'], ...clear },
  ],
  fields: [
    { field: 'code', label: 'Code', required: true },
    { field: 'name', label: 'Name', required: true },
    { field: 'alias', label: 'URL alias', required: true },
    { field: 'sort_order', label: 'Sort order', required: false },
  ],
  heading_row: 1,
  encoding: 'utf-8',
  encoding_readings: [],
  sheet: null,
  sheets: [],
  total: 3,
  checked: 3,
  counts: { create: 1, update: 1, skip: 0, error: 1 },
  rows: [
    { row: 2, outcome: 'create', id: null, name: 'SENNEBOGEN', errors: {}, changes: [] },
    { row: 3, outcome: 'error', id: null, name: 'X', errors: tooShort, changes: [] },
    {
      ...{ row: 4, outcome: 'update', id: 2, name: 'JCB', errors: {} },
      changes: [{ path: 'sort_order', from: 3, to: 5 }],
    },
  ],
};

/** A file of a workbook with titles, two columns of one heading, and an encoding and a number with several readings. */
export const unclearImport: FakeResponses = {
  'POST brands/import/preview': {
    body: {
      data: {
        ...importPreview,
        columns: [
          { heading: 'Code', field: 'code', samples: ['SB-1'], ...clear },
          { heading: 'Name', field: 'name', samples: ['Preţ'], ...clear },
          { heading: 'Name', field: null, samples: ['Sennebogen'], ...clear },
          {
            ...{ heading: 'Sort order', field: 'sort_order', samples: ['1,250'] },
            decimal_mark: null,
            unclear_number: { text: '1,250', comma: '1.25', point: '1250' },
          },
        ],
        heading_row: 4,
        encoding: 'windows-1250',
        encoding_readings: [
          { encoding: 'windows-1250', sample: 'Preţ' },
          { encoding: 'windows-1254', sample: 'Preş' },
          { encoding: 'windows-1251', sample: 'Preю' },
        ],
        sheet: 'Brands',
        sheets: [
          { name: 'Brands', hidden: false },
          { name: 'Lists', hidden: true },
        ],
      } satisfies ImportPreview,
    },
  },
};

/** A server that imports two of three brands. */
export const importingBrands: FakeResponses = {
  'POST brands/import/preview': { body: { data: importPreview } },
  'POST brands/import': {
    status: 202,
    body: { data: jobOf({ kind: 'import', state: 'running', finished_at: null }) },
  },
  'GET jobs/:id': {
    body: { data: jobOf({ kind: 'import', counts: { done: 2, skipped: 0, failed: 1 } }) },
  },
  'GET jobs/:id/rows': pageOfRows([
    { row: 2, outcome: 'failed', record_id: null, name: 'X', errors: tooShort },
  ]),
};

/** Two deleted brands, one of which cannot be restored. */
export const deletedBrands = brandRows.slice(0, 2).map((row, at) => ({
  ...row,
  deleted_at: new Date(Date.now() - (at + 1) * 86_400_000).toISOString(),
  updated_by: admin,
}));

/** A preview whose events a story sends one by one. */
export function streamedPreview() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (name: string, data: object) =>
    stream?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  const respond = () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return {
    responses: { ...importingBrands, 'POST brands/import/preview': respond } as FakeResponses,
    isRequested: () => stream !== undefined,
    sendRows: (done: number, total: number) => send('progress', { done, total }),
    sendResult() {
      send('result', { data: importPreview });
      stream?.close();
      stream = undefined;
    },
  };
}
