import { expect, test } from 'vitest';
import {
  buildBody,
  buildPreviewBody,
  emptyDraft,
  hasText,
  scheduleProblem,
  textProblems,
  toggleValue,
} from './broadcastDraft.ts';

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
  expect(buildBody(draft)).toEqual({
    message: '',
    texts: { en: 'Winter is near' },
    audience: {},
    scheduled_at: null,
    quiet_hours: null,
  });
  expect(buildPreviewBody(emptyDraft).message).toBe('—');
});

const now = Date.parse('2026-11-27T12:00:00Z');

test.each([
  [null, undefined],
  ['2026-11-27T12:01:00.000Z', undefined],
  ['2026-11-27T12:00:00.000Z', 'past'],
  ['2026-11-27T11:59:00.000Z', 'past'],
  ['27.11.2026 9', 'date'],
  ['2027-03-28T02:30[Europe/Berlin]', 'date'],
])('sending at %s has the problem %s', (scheduledAt, problem) => {
  expect(scheduleProblem({ scheduledAt }, now)?.id).toBe(problem);
});

test('unknown variables are reported at their texts', () => {
  const problems = textProblems({
    message: 'Hi {name}',
    texts: { ru: '{firstname}', pl: '{name}' },
  });
  expect(problems).toEqual({
    'texts.ru': {
      id: 'unknown_variable',
      values: { name: '{firstname}', nearest: '{first_name}' },
    },
  });
});
