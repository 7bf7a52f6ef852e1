import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { navigationDelay } from '../routing/navigationDelay.ts';
import { answerPress } from './answerPress.ts';

/** A page has one router, a test file several: each listens to presses only in its test. */
const listeners = vi.spyOn(document, 'addEventListener');
afterEach(() => {
  document.body.onclick = null;
  for (const args of listeners.mock.calls) document.removeEventListener(...args);
  listeners.mockClear();
});

test('the first navigation does not wait for a frame', async () => {
  // As on a new page: other tests of this file have waited since.
  vi.resetModules();
  const { navigationDelay: delayOnNewPage } = await import('../routing/navigationDelay.ts');
  expect(delayOnNewPage()).toBeNull();
});

test('a pressed link is marked in the next frame, before its page renders', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: navigationDelay,
      shouldRevalidate: () => true,
      children: [{ path: ':page', element: null }],
    },
  ]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 20_000);
  answerPress(router);
  document.body.innerHTML =
    '<table><tbody><tr data-row="0"><th data-primary><a href="/2">Crane</a></th></tr></tbody></table><a id="next" href="/3">Next</a>';
  const marked = () => document.querySelector('[data-navigating]');
  document.body.onclick = (event) => {
    event.preventDefault();
    void router.navigate((event.target as HTMLAnchorElement).pathname);
  };
  const beforeFrames: string[] = [];

  for (const selector of ['#next', 'th a']) {
    const frame = vi.spyOn(window, 'requestAnimationFrame');
    frame.mockImplementationOnce(() => 0);
    frame.mockImplementationOnce((callback) => {
      beforeFrames.push(`${marked()?.tagName} ${router.state.location.pathname}`);
      queueMicrotask(() => callback(0));
      return 0;
    });
    document.querySelector<HTMLElement>(selector)?.click();
    await vi.waitFor(() => expect(marked()).toBeNull(), 20_000);
    frame.mockRestore();
  }

  expect(beforeFrames).toEqual(['A /', 'TR /3']);
  expect(router.state.location.pathname).toBe('/2');
});

test('a later press replaces the mark of an earlier one, and the end of the navigation removes it', async () => {
  let load = () => {};
  const loaded = new Promise<null>((resolve) => {
    load = () => resolve(null);
  });
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/:page', loader: () => loaded, element: null },
  ]);
  answerPress(router);
  document.body.innerHTML =
    '<a id="one" href="/1">One</a><button id="two" type="button">Two</button>';
  const marked = () => [...document.querySelectorAll('[data-navigating]')].map(({ id }) => id);
  document.body.onclick = (event) => {
    event.preventDefault();
    void router.navigate(`/${(event.target as Element).id}`);
  };

  document.getElementById('one')?.click();
  expect(marked()).toEqual(['one']);
  document.getElementById('two')?.click();
  expect(marked()).toEqual(['two']);

  load();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/two'), 20_000);
  expect(marked()).toEqual([]);
});
