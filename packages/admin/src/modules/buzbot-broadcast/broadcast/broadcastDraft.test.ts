import { expect, test } from 'vitest';
import { bodyOf, emptyDraft, hasText, previewBodyOf, toggleValue } from './broadcastDraft.ts';

const all = ['en', 'ru', 'pl'] as const;

test('excluding languages narrows the audience; excluding none or all does not', () => {
  expect(toggleValue<string>(undefined, 'ru', all)).toEqual(['en', 'pl']);
  expect(toggleValue<string>(['en', 'pl'], 'ru', all)).toBeUndefined();
  expect(toggleValue<string>(['pl'], 'en', all)).toEqual(['en', 'pl']);
  expect(toggleValue<string>(['pl'], 'pl', all)).toBeUndefined();
});

test('blank texts are not sent, and the preview of an empty draft sends a dash', () => {
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
