import { expectTypeOf, it } from 'vitest';
import { createClient } from './createClient.ts';
import type { Operations } from './generated/operations.ts';
import type { BrandsEdited, BrandsRow } from './generated/schemas.ts';
import type { CallName, PageName, ResponseOf, RowOf, UploadName } from './operationTypes.ts';

const client = createClient({
  url: 'http://127.0.0.1:1',
  // Never sends: the calls below are only compiled.
  fetch: () => Promise.reject(new TypeError('offline')),
  retries: 0,
});
const unsent = (_call: () => unknown) => undefined;

it('knows the response of every call', () => {
  expectTypeOf<ResponseOf<'GET /brands/{id}/edit'>>().toEqualTypeOf<{ data: BrandsEdited }>();
  expectTypeOf<RowOf<'GET /brands'>>().toEqualTypeOf<BrandsRow>();
  expectTypeOf<Exclude<keyof Operations, CallName>>().toEqualTypeOf<
    'GET /events' | 'GET /buzbot/stream'
  >();
  expectTypeOf<ResponseOf<CallName>>().not.toBeAny();
});

it('pages only lists, and uploads only files', () => {
  expectTypeOf<'GET /offers'>().toExtend<PageName>();
  expectTypeOf<'GET /offers/{id}/show'>().not.toExtend<PageName>();
  expectTypeOf<'POST /photos'>().toExtend<UploadName>();
  expectTypeOf<'POST /brands'>().not.toExtend<UploadName>();
});

it('refuses misspelt names, parameters and fields', () => {
  // @ts-expect-error the path does not exist
  unsent(() => client.call('GET /brandz'));
  // @ts-expect-error the method does not exist
  unsent(() => client.call('PUT /brands/{id}', { params: { id: 1 } }));
  // @ts-expect-error the parameter of the path is missing
  unsent(() => client.call('GET /brands/{id}/show'));
  // @ts-expect-error the id is a number
  unsent(() => client.call('GET /brands/{id}/show', { params: { id: 'one' } }));
  // @ts-expect-error the filter does not exist
  unsent(() => client.call('GET /brands', { query: { 'filter[statuss]': 'active' } }));
  unsent(() =>
    client.call('PATCH /brands/{id}', {
      params: { id: 1 },
      // @ts-expect-error the field is misspelt
      body: { naem: 'Liebherr' },
    }),
  );
  unsent(() =>
    client.call('PATCH /offers/{id}/change_status', {
      params: { id: 1 },
      // @ts-expect-error the status does not exist
      body: { status: 'activ' },
    }),
  );
  // @ts-expect-error the field of the response does not exist
  unsent(async () => (await client.call('GET /brands/{id}/show', { params: { id: 1 } })).data.nmae);
  // @ts-expect-error it is no list
  unsent(() => client.pages('GET /brands/{id}/show', { params: { id: 1 } }));
});
