import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { newVersion } from '../../services/api/status/newVersion.ts';
import { publish } from '../../services/events/streamEvents.ts';
import { watchVersion } from './startBackgroundSync.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ready = () => publish({ name: 'ready', data: {}, isStreamOwner: false });
const pageWith = (entry: string) =>
  new Response(`<script type="module" src="${entry}"></script>`, { status: 200 });

test('a page with outdated code announces the new version', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  const container = document.createElement('div');
  const root = createRoot(container);
  function Shown() {
    return newVersion.useValue() ? 'outdated' : 'current';
  }
  await act(async () => root.render(<Shown />));
  let entry = '/assets/index-1.js';
  const send = vi.fn(async () => pageWith(entry));
  watchVersion(send);
  await act(async () => ready());
  expect(send).not.toHaveBeenCalled();
  await act(async () => ready());
  expect([send.mock.calls.length, container.textContent]).toEqual([1, 'current']);
  entry = '/assets/index-2.js';
  await act(async () => ready());
  expect(container.textContent).toBe('outdated');
  await act(async () => root.unmount());
});
