import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const Box = () => <b>Choice</b>;
const expectDrawn = () => vi.waitFor(() => expect(place.textContent).toBe('Choice'));

test('a part is drawn when its code has come', async () => {
  const part = onDemand(async () => Box);
  root.render(<part.Component />);
  await expectDrawn();
});

test('a part is drawn although its code comes between its first drawing and the effects of that', async () => {
  let arrive = (_: typeof Box) => {};
  const part = onDemand(
    () =>
      new Promise<typeof Box>((done) => {
        arrive = done;
      }),
  );
  void part.preload();
  // As with code that is fetched when a button gets the focus and shown when it is pressed.
  const Host = () => {
    useLayoutEffect(() => arrive(Box), []);
    return <part.Component />;
  };
  root.render(<Host />);
  await expectDrawn();
});
