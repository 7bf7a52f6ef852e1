import { act, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadAllMessages } from '../i18n/loadMessages.ts';
import { lazyComponent } from './lazyComponent.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Load the messages before the timers are mocked.
await loadAllMessages('en');

test('a component that fails to load leaves its screen unchanged and is retried', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return (): ReactNode => 'the part';
  });
  const Part = lazyComponent(load);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <>
        typed values <Suspense fallback="…">{<Part />}</Suspense>
      </>,
    ),
  );
  expect(container.textContent).toBe('typed values …');
  isThere = true;
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(container.textContent).toBe('typed values the part');
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
