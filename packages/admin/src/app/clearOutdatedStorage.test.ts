import { expect, it } from 'vitest';
import { clearOutdatedStorage } from './clearOutdatedStorage.ts';

function memory(values: Record<string, string>) {
  const stored = new Map(Object.entries(values));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    clear: () => stored.clear(),
  };
}

it('clears storage of another version and requests a reload', () => {
  const storage = memory({ 'rentyard.version': '0.0.9', 'rentyard.token': 'secret' });
  expect(clearOutdatedStorage(storage)).toBe(true);
  expect(storage.getItem('rentyard.token')).toBeNull();
  expect(clearOutdatedStorage(storage)).toBe(false);
});

it('keeps storage of the same version', () => {
  const storage = memory({ 'rentyard.version': '0.1.0', 'rentyard.token': 'secret' });
  expect(clearOutdatedStorage(storage)).toBe(false);
  expect(storage.getItem('rentyard.token')).toBe('secret');
});

it('starts without a reload on a first visit', () => {
  expect(clearOutdatedStorage(memory({}))).toBe(false);
});
