import { expect, test, vi } from 'vitest';
import { pauseInTyping } from './pauseInTyping.ts';

test('a pause begins when no key was pressed for a moment', async () => {
  vi.useFakeTimers();
  const paused = vi.fn();
  void pauseInTyping().then(paused);
  for (let key = 0; key < 10; key++) {
    await vi.advanceTimersByTimeAsync(200);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(paused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(paused).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
