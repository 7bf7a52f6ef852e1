import type { DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { watchFirstNavigation } from './watchFirstNavigation.ts';

afterEach(() => vi.useRealTimers());

function slowRouter() {
  let settled = () => {};
  const state = { initialized: false, navigation: { state: 'idle' } };
  const navigate = vi.fn(() => new Promise<void>(() => {}));
  const router = {
    state,
    navigate,
    subscribe(listener: () => void) {
      settled = listener;
      return () => {};
    },
  } as unknown as DataRouter;
  const settle = () => {
    state.initialized = true;
    settled();
  };
  return { router, navigate, settle };
}

test('a late error page replaces the failed boot screen', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="boot"><button>Try again</button></div>';
  const boot = document.getElementById('boot');
  const { router, navigate, settle } = slowRouter();
  watchFirstNavigation(router);

  await vi.advanceTimersByTimeAsync(10_000);
  expect(navigate).toHaveBeenCalledWith('/en/error/unknown', { replace: true });
  expect(boot?.dataset.state).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([boot?.dataset.state, boot?.hidden]).toEqual(['failed', false]);

  settle();
  expect(boot?.hidden).toBe(true);
});
