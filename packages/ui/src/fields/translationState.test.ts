import { expect, test, vi } from 'vitest';
import { createTranslationState } from './translationState.ts';

const languages = [
  { code: 'ru', name: 'Русский' },
  { code: 'en', name: 'English', isDefault: true },
];

test('begins with the default language', () => {
  expect(createTranslationState(languages).get().active).toBe('en');
});

test('marks a language that any of its fields misses, and forgets fields that go', () => {
  const state = createTranslationState(languages);
  state.mark('name', { missing: ['ru'], bad: [] });
  state.mark('title', { missing: ['en'], bad: ['ru'] });
  expect([...state.get().missing].sort()).toEqual(['en', 'ru']);
  state.mark('title', null);
  expect([...state.get().missing]).toEqual(['ru']);
  expect([...state.get().bad]).toEqual([]);
});

test('is blank until one of its fields has a text', () => {
  const state = createTranslationState(languages);
  state.mark('name', { missing: [], bad: [], isBlank: true });
  expect(state.get().isBlank).toBe(true);
  state.mark('title', { missing: ['ru'], bad: [] });
  expect(state.get().isBlank).toBe(false);
});

test('tells listeners only of a language that really changes', () => {
  const state = createTranslationState(languages);
  const listener = vi.fn();
  state.subscribe(listener);
  state.setActive('en');
  expect(listener).not.toHaveBeenCalled();
  state.setActive('ru');
  expect(listener).toHaveBeenCalledOnce();
});
