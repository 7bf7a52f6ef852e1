import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useScrollMemory } from './useScrollMemory.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function List() {
  const frame = useScrollMemory('brands', true);
  return <div ref={frame} />;
}

test('a newly opened list starts at the top, and a revisited one restores its scroll position', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const router = createMemoryRouter(
    [
      { path: '/brands/:sheet?', Component: List },
      { path: '/offers', Component: () => null },
    ],
    { initialEntries: ['/offers'] },
  );
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(() => router.navigate('/brands'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  // A sheet over the list does not scroll it.
  await act(() => router.navigate('/brands/edit'));
  await act(() => router.navigate('/offers'));
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  scrollTo.mockRestore();
});
