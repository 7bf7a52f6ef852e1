import { configureStore } from '@reduxjs/toolkit';
import { offer } from '@rentyard/contract/entities/listing/offer';
import { AlertsProvider } from '@rentyard/ui/Alerts';
import { installDomFallbacks } from '@rentyard/ui/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoNewest } from '../../services/alerts/undoStack.ts';
import { api } from '../../services/api/api.ts';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { connectionSlice } from '../../services/api/status/connection.ts';
import { pageFailureSlice } from '../../services/api/status/pageFailure.ts';
import { I18nProvider } from '../../services/i18n/I18nProvider.tsx';
import { loadAllMessages } from '../../services/i18n/loadMessages.ts';
import { nobody, sessionSlice } from '../../services/session/session.ts';
import { FieldEditor } from './FieldEditor.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
installDomFallbacks();

const intl = await loadAllMessages('en');
const record = {
  id: 412,
  version: 3,
  name: { en: 'Crane' },
  code: 'OF-1',
  alias: 'crane',
  address: 'Str. Uzinelor 12',
  created_at: '2026-05-01T08:00:00.000Z',
  updated_at: '2026-05-01T08:00:00.000Z',
};
const languages = [{ code: 'en', name: 'English', is_default: true }];

let sent: { readonly version: number; readonly address: string }[] = [];
let answer: (body: (typeof sent)[number]) => Response = () => Response.error();
const closed = vi.fn();
let root: Root;
const host = document.createElement('div');

const services: ApiServices = {
  fetch: async (path, init) => {
    if (String(path).includes('init'))
      return Response.json({ data: { languages, content_languages: languages } });
    if (init?.method !== 'PATCH') return Response.json({ data: record });
    const body = JSON.parse(String(init.body)) as (typeof sent)[number];
    sent.push(body);
    return answer(body);
  },
  token: () => 'token',
  language: () => 'en',
  act: () => {},
  signedInAgain: async () => false,
  onReachabilityChange: () => {},
};

const saved = (body: (typeof sent)[number]) =>
  Response.json({ data: { ...record, ...body, version: body.version + 1 } });

beforeEach(async () => {
  sent = [];
  answer = saved;
  closed.mockClear();
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionSlice.reducer,
      connection: connectionSlice.reducer,
      pageFailure: pageFailureSlice.reducer,
    },
    preloadedState: { session: nobody },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(api.middleware),
  });
  const router = createMemoryRouter([
    {
      path: '*',
      Component: () => (
        <FieldEditor resource={offer} id={412} path="address" name="Crane" onClose={closed} />
      ),
    },
  ]);
  document.body.append(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <I18nProvider language="en" intl={intl}>
          <AlertsProvider>
            <RouterProvider router={router} />
          </AlertsProvider>
        </I18nProvider>
      </Provider>,
    ),
  );
  await until(() => expect(input()).toBeTruthy());
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

/** Waits while React renders. */
const until = (check: () => void) => act(() => vi.waitFor(check, 20_000));

const input = () => host.querySelector('input') as HTMLInputElement;

const type = (text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

const submit = () =>
  act(async () => {
    input().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

test('Enter saves the field alone, with its version, and the undo sends the value before', async () => {
  await type('Str. Muncii 3');
  await submit();
  await until(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ address: 'Str. Muncii 3', version: 3 }]);
  await act(async () => undoNewest());
  await until(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ address: 'Str. Uzinelor 12', version: 4 });
});

test('leaving the input saves', async () => {
  const outside = document.createElement('button');
  document.body.append(outside);
  await type('Str. Muncii 7');
  await act(async () => outside.focus());
  await until(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ address: 'Str. Muncii 7', version: 3 }]);
  outside.remove();
});

test('Esc closes the editor and sends nothing', async () => {
  await type('Str. Muncii 4');
  await act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(closed).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test('a refused value stays at its input with the reason', async () => {
  answer = () =>
    Response.json(
      {
        code: 'invalid',
        message: 'Some values need correction.',
        errors: { address: [{ rule: 'one_price', message: 'Add a price before activating' }] },
      },
      { status: 422 },
    );
  await type('Str. Muncii 5');
  await submit();
  await until(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
  expect(input().value).toBe('Str. Muncii 5');
  expect(closed).not.toHaveBeenCalled();
});

test('a change that waits for approval closes the editor, and is no error', async () => {
  answer = () => Response.json({ data: { id: 7, call: {}, difference: [] } }, { status: 202 });
  await type('Str. Muncii 8');
  await submit();
  await until(() => expect(closed).toHaveBeenCalledOnce());
  expect(host.querySelector('[role="alert"]')).toBeNull();
});

test('a change of another field by a colleague is merged, and the save is repeated', async () => {
  answer = (body) =>
    body.version === 3
      ? Response.json(
          {
            code: 'version_conflict',
            message: '',
            base_version: 3,
            data: { ...record, code: 'OF-2', version: 5 },
          },
          { status: 409 },
        )
      : saved(body);
  await type('Str. Muncii 6');
  await submit();
  await until(() => expect(closed).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { address: 'Str. Muncii 6', version: 3 },
    { address: 'Str. Muncii 6', version: 5 },
  ]);
});
