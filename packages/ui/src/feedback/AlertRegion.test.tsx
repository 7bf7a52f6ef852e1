import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../strings/en.ts';
import { UiStringsProvider } from '../strings/UiStringsProvider.tsx';
import { AlertCard } from './AlertRegion.tsx';

const alert = { id: 1, tone: 'info', text: 'Two offers were skipped', duration: 4_000 } as const;
const close = vi.fn();

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  close.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(isPaused: boolean, duration: number = alert.duration): void {
  act(() =>
    root.render(
      <UiStringsProvider strings={en}>
        <AlertCard
          alert={{ ...alert, duration }}
          isPaused={isPaused}
          onClose={close}
          onLeave={() => undefined}
        />
      </UiStringsProvider>,
    ),
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('an alert closes after its duration, without the time during which it was paused', () => {
  show(false);
  pass(3_000);
  show(true);
  pass(60_000);
  expect(close).not.toHaveBeenCalled();
  show(false);
  pass(999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledOnce();
});

test('an alert without an end stays until the user closes it', () => {
  show(false, Infinity);
  pass(3_600_000);
  expect(close).not.toHaveBeenCalled();
});
