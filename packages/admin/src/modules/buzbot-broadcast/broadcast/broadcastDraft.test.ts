import { expect, test } from 'vitest';
import { bodyOf, emptyDraft, hasText, previewBodyOf, toggleValue } from './broadcastDraft.ts';

const all = ['en', 'ru', 'pl'] as const;

test('leaving languages out narrows the audience; none or all of them do not', () => {
  expect(toggleValue<string>(undefined, 'ru', all)).toEqual(['en', 'pl']);
  expect(toggleValue<string>(['en', 'pl'], 'ru', all)).toBeUndefined();
  expect(toggleValue<string>(['pl'], 'en', all)).toEqual(['en', 'pl']);
  expect(toggleValue<string>(['pl'], 'pl', all)).toBeUndefined();
});

test('blank texts are not sent, and people are counted before a word is written', () => {
  const draft = { ...emptyDraft, texts: { en: 'Winter is near', ru: ' ' } };
  expect(hasText(emptyDraft)).toBe(false);
  expect(hasText(draft)).toBe(true);
  expect(bodyOf(draft)).toEqual({
    message: '',
    texts: { en: 'Winter is near' },
    audience: {},
    scheduled_at: null,
    quiet_hours: null,
  });
  expect(previewBodyOf(emptyDraft).message).toBe('—');
});
