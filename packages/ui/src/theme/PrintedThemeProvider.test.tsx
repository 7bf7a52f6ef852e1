import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { restoreFocus } from '../lib/restoreFocus.ts';
import { PrintedThemeProvider } from './PrintedThemeProvider.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.restoreAllMocks();
});

test('stops restoring the focus when it is unmounted, also after keys and presses', async () => {
  const root = createRoot(document.createElement('div'));
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const ofFocus = (calls: typeof added.mock.calls) => calls.filter(([name]) => name === 'focusin');
  await act(async () => root.render(<PrintedThemeProvider>Page</PrintedThemeProvider>));
  await act(async () => {
    document.dispatchEvent(new Event('keydown'));
    document.dispatchEvent(new Event('pointerdown'));
  });
  await vi.waitFor(() => expect(ofFocus(added.mock.calls)).toHaveLength(1), 20_000);
  await act(async () => root.unmount());
  expect(ofFocus(removed.mock.calls)).toHaveLength(1);
  // Nobody else restores the focus any more: a new caller starts again.
  restoreFocus()();
  expect(ofFocus(added.mock.calls)).toHaveLength(2);
});
