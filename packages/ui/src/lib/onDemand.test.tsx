import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.tsx';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const Box = () => <b>Choice</b>;
const expectDrawn = () => vi.waitFor(() => expect(container.textContent).toBe('Choice'), 20_000);

test('renders a component when its code has loaded', async () => {
  const part = onDemand(async () => Box);
  root.render(<part.Component />);
  await expectDrawn();
});

test('renders a component whose code loads between its first render and its effects', async () => {
  let arrive = (_: typeof Box) => {};
  const part = onDemand(
    () =>
      new Promise<typeof Box>((done) => {
        arrive = done;
      }),
  );
  void part.preload();
  // As with code that loads when a button gets the focus and renders when it is pressed.
  const Host = () => {
    useLayoutEffect(() => arrive(Box), []);
    return <part.Component />;
  };
  root.render(<Host />);
  await expectDrawn();
});
