import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { I18nProvider } from '../services/i18n/I18nProvider.tsx';
import { loadCoreMessages } from '../services/i18n/loadMessages.ts';
import { Loader } from './Loader.tsx';
import { PendingPage } from './PendingPage.tsx';

const { intl } = await loadCoreMessages('en');
const modules = ['offers', 'tags'].map(
  (name) => ({ name, title: `${name}.title` }) as unknown as ModuleDefinition,
);

function Frame() {
  return (
    <>
      <Loader showDelay={0} hideDelay={0} />
      <nav>Side bar</nav>
      <PendingPage modules={modules} showDelay={0}>
        <Outlet />
      </PendingPage>
    </>
  );
}

test('the frame stays and the heading of the next module replaces the page while its code loads', async () => {
  let open = () => {};
  const code = new Promise<{ Component: () => string }>((resolve) => {
    open = () => resolve({ Component: () => 'Rows of tags' });
  });
  const handle = { module: {} };
  const router = createMemoryRouter(
    [
      {
        path: '/en',
        Component: Frame,
        children: [
          { path: 'offers/page/1', handle, Component: () => 'Rows of offers' },
          { path: 'tags/page/1', handle, lazy: () => code },
        ],
      },
    ],
    { initialEntries: ['/en/offers/page/1'] },
  );
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <I18nProvider language="en" intl={intl}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toContain('Rows of offers'), 20_000);
  void router.navigate('/en/tags/page/1');
  const heading = () => host.querySelector('h1')?.textContent;
  await vi.waitFor(() => expect(heading()).toBe('Tags'), 20_000);
  expect(host.querySelector('nav')?.textContent).toBe('Side bar');
  // The full-page loader covers nothing.
  expect(host.querySelectorAll('[role="status"]')).toHaveLength(0);
  expect(host.querySelector('[hidden]')?.textContent).toBe('Rows of offers');
  open();
  await vi.waitFor(() => expect(host.textContent).toContain('Rows of tags'), 20_000);
  await vi.waitFor(() => expect(heading()).toBeUndefined(), 20_000);
  root.unmount();
});
