import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { navigationDelay } from '../routing/navigationDelay.ts';
import { answerPress } from './answerPress.ts';

test('the first navigation does not wait for a frame', () => {
  expect(navigationDelay()).toBeNull();
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
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  answerPress(router);
  document.body.innerHTML =
    '<table><tbody><tr data-row="0"><th data-primary><a href="/2">Crane</a></th></tr></tbody></table><a id="next" href="/3">Next</a>';
  const marked = () => document.querySelector('[data-navigating]');
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    void router.navigate((event.target as HTMLAnchorElement).pathname);
  });
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
    await vi.waitFor(() => expect(marked()).toBeNull());
    frame.mockRestore();
  }

  expect(beforeFrames).toEqual(['A /', 'TR /3']);
  expect(router.state.location.pathname).toBe('/2');
});
