import { expect, test, vi } from 'vitest';
import { createTranslationState } from './translationState.ts';

const languages = [
  { code: 'ru', name: 'Русский' },
  { code: 'en', name: 'English', isDefault: true },
];

test('begins with the default language', () => {
  expect(createTranslationState(languages).get().active).toBe('en');
});

test('begins with the initial language, if texts have it', () => {
  expect(createTranslationState(languages, 'ru').get().active).toBe('ru');
  expect(createTranslationState(languages, 'pl').get().active).toBe('en');
});

test('marks a language that any field misses, and removes the marks of unmounted fields', () => {
  const state = createTranslationState(languages);
  state.mark('name', { missing: ['ru'], bad: [] });
  state.mark('title', { missing: ['en'], bad: ['ru'] });
  expect([...state.get().missing].sort()).toEqual(['en', 'ru']);
  state.mark('title', null);
  expect([...state.get().missing]).toEqual(['ru']);
  expect([...state.get().bad]).toEqual([]);
});

test('is blank until a field has a text', () => {
  const state = createTranslationState(languages);
  state.mark('name', { missing: [], bad: [], isBlank: true });
  expect(state.get().isBlank).toBe(true);
  state.mark('title', { missing: ['ru'], bad: [] });
  expect(state.get().isBlank).toBe(false);
});

test('notifies listeners only if the language changes', () => {
  const state = createTranslationState(languages);
  const listener = vi.fn();
  state.subscribe(listener);
  state.setActive('en');
  expect(listener).not.toHaveBeenCalled();
  state.setActive('ru');
  expect(listener).toHaveBeenCalledOnce();
});
