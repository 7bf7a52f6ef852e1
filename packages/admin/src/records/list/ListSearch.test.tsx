import { brand } from '@rentyard/contract/entities/brand';
import { installDomFallbacks } from '@rentyard/ui/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../services/i18n/I18nProvider.tsx';
import { loadCoreMessages } from '../../services/i18n/loadMessages.ts';
import { ListSearch } from './ListSearch.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
installDomFallbacks();

const { intl } = await loadCoreMessages('en');

/** A list whose search is in the URL. */
function List() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <ListSearch
        resource={brand}
        search={params.get('search') ?? ''}
        onSearch={(search) => void navigate(`/brands/page/1?search=${search}`)}
      />
      <Outlet />
    </>
  );
}

const Nothing = () => null;

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let openTags = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  const tags = new Promise<{ Component: typeof Nothing }>((resolve) => {
    openTags = () => resolve({ Component: Nothing });
  });
  router = createMemoryRouter(
    [
      {
        path: '/brands',
        Component: List,
        children: [
          { path: 'page/:page', Component: Nothing },
          { path: 'edit/:id', Component: Nothing },
        ],
      },
      { path: '/tags', lazy: () => tags },
    ],
    { initialEntries: ['/brands/page/3'] },
  );
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nProvider language="en" intl={intl}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const box = () => document.querySelector('input') as HTMLInputElement;
const shown = () => router.state.location.pathname + router.state.location.search;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function type(text: string) {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('the search is requested when typing pauses, and text typed afterwards remains', async () => {
  await type('kom');
  await pass(299);
  expect(shown()).toBe('/brands/page/3');
  await pass(1);
  expect(shown()).toBe('/brands/page/1?search=kom');
  await type('komatsu');
  await pass(300);
  expect(shown()).toBe('/brands/page/1?search=komatsu');
});

test('a record that was opened during the typing pause stays open', async () => {
  await type('kom');
  await act(() => router.navigate('/brands/edit/3'));
  await pass(1_000);
  expect(shown()).toBe('/brands/edit/3');
  expect(box().value).toBe('');
});

test('a link to another module is followed when its code loads longer than the typing pause', async () => {
  await type('kom');
  await act(async () => void router.navigate('/tags'));
  await pass(1_000);
  openTags();
  await pass(0);
  expect(shown()).toBe('/tags');
});
