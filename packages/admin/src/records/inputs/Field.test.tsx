import { configureStore } from '@reduxjs/toolkit';
import { resources } from '@rentyard/contract/entities/resources';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { AlertsProvider } from '@rentyard/ui/Alerts';
import { installDomFallbacks } from '@rentyard/ui/testing';
import { ThemeProvider } from '@rentyard/ui/theme';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  draftValue,
  type Written,
  writtenFields,
  writtenValues,
} from '../../../../../tests/support/data/writtenValues.ts';
import { api } from '../../services/api/api.ts';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { connectionSlice } from '../../services/api/status/connection.ts';
import { pageFailureSlice } from '../../services/api/status/pageFailure.ts';
import { I18nProvider } from '../../services/i18n/I18nProvider.tsx';
import { loadAllMessages } from '../../services/i18n/loadMessages.ts';
import { nobody, sessionSlice } from '../../services/session/session.ts';
import { RecordFormContext } from '../form/RecordFormContext.ts';
import { type RecordForm, useRecordForm } from '../form/useRecordForm.ts';
import { buildDraft } from '../form/values/formValues.ts';
import { Field } from './Field.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
installDomFallbacks();

const intl = await loadAllMessages('en');
const english = [{ code: 'en', name: 'English', is_default: true }];
const languages = {
  codes: ['en'],
  default: 'en',
  list: [{ code: 'en', name: 'English', isDefault: true }],
};

const services: ApiServices = {
  fetch: async (path) =>
    String(path).includes('init')
      ? Response.json({ data: { languages: english, content_languages: english } })
      : Response.json({ data: [] }),
  token: () => 'token',
  language: () => 'en',
  act: () => {},
  signedInAgain: async () => false,
  onReachabilityChange: () => {},
};

let root: Root;
let form: RecordForm;
const host = document.createElement('div');

beforeEach(() => {
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

async function show(resource: Resource, path: string): Promise<void> {
  function Sheet(): ReactNode {
    form = useRecordForm({ resource, languages, record: undefined });
    return (
      <RecordFormContext value={form}>
        <Field name={path as never} />
      </RecordFormContext>
    );
  }
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
  const router = createMemoryRouter([{ path: '*', Component: Sheet }]);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <I18nProvider language="en" intl={intl}>
          <ThemeProvider>
            <AlertsProvider>
              <RouterProvider router={router} />
            </AlertsProvider>
          </ThemeProvider>
        </I18nProvider>
      </Provider>,
    ),
  );
  await act(() => vi.waitFor(() => expect(input()).toBeTruthy(), 20_000));
}

const input = () =>
  host.querySelector('input:not([type=hidden]), textarea') as
    | HTMLInputElement
    | HTMLTextAreaElement;

function enter(text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input()), 'value') ?? {};
  set?.call(input(), text);
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

function paste(text: string): void {
  const clipboardData = { types: ['text/plain'], files: [], items: [], getData: () => text };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  if (input().dispatchEvent(Object.assign(event, { clipboardData }))) enter(text);
}

/** Enters a text as a person types it, or at once as the clipboard does, and leaves the field. */
async function write(text: string, way: 'form' | 'paste'): Promise<void> {
  await act(async () => {
    input().focus();
    enter('');
  });
  if (way === 'paste') await act(async () => paste(text));
  else for (const character of text) await act(async () => enter(input().value + character));
  await act(async () => input().blur());
}

/** The value that a save sends; undefined if the form refuses it. */
function sent(resource: Resource, [path, field]: readonly [string, PlainField]): unknown {
  const value = valueAt(buildDraft(resource, form.form.getValues()), path);
  return draftValue(
    resource,
    [path, field],
    field.kind === 'translated' ? valueAt(value, 'en') : value,
  );
}

const shown = resources.flatMap((resource) => {
  const fields = writtenFields(resource).filter(([, { kind }]) => kind !== 'boolean');
  return fields.length === 0 ? [] : [{ name: resource.name, resource, fields }];
});

describe.each(shown)('the form of $name', ({ resource, fields }) => {
  test.each(['form', 'paste'] as const)('means what people write: %s', async (way) => {
    const written: Record<string, unknown> = {};
    const meant: Record<string, unknown> = {};
    for (const entry of fields) {
      const [path, field] = entry;
      const isWritten = ({ ways }: Written) => ways?.includes(way) ?? true;
      await act(async () => root.unmount());
      root = createRoot(host);
      await show(resource, path);
      for (const { text, means } of writtenValues(field).filter(isWritten)) {
        const key = `${path} ${JSON.stringify(text)}`;
        await write(text, way);
        meant[key] = means;
        written[key] = sent(resource, entry);
      }
    }
    expect(written).toEqual(meant);
  });
});
