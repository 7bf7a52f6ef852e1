import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

function fakePage() {
  const values = new Map<string, string>();
  let time = 1_000_000;
  return {
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    reload: vi.fn(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const gone = () => Promise.reject(new Error('404'));

it('returns the chunk', async () => {
  await expect(loadChunk(async () => 'screen', fakePage())).resolves.toBe('screen');
});

it('reloads the page once when a chunk is missing, then rejects', async () => {
  const page = fakePage();
  const settled = vi.fn();
  void loadChunk(gone, page).finally(settled);
  await vi.advanceTimersByTimeAsync(10);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();

  page.pass(5_000);
  await expect(loadChunk(gone, page)).rejects.toThrow('404');
  expect(page.reload).toHaveBeenCalledOnce();
});

it('does not reload again when another chunk loads in between', async () => {
  const page = fakePage();
  void loadChunk(gone, page);
  await vi.advanceTimersByTimeAsync(10);
  await loadChunk(async () => 'another', page);
  await expect(loadChunk(gone, page)).rejects.toThrow('404');
});

it('counts a chunk that takes 120 s as failed', async () => {
  const page = fakePage();
  void loadChunk(() => new Promise(() => {}), page);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(page.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(page.reload).toHaveBeenCalledOnce();
});
