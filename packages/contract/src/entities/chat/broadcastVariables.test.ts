import { expect, test } from 'vitest';
import { fillVariables } from './broadcastVariables.ts';

test('each recipient reads their own name', () => {
  const text = 'Hello {first_name}! {name}, {offer} is back, {first_name}.';
  expect(fillVariables(text, { name: 'Ion  Munteanu', language: 'en' })).toBe(
    'Hello Ion! Ion  Munteanu, {offer} is back, Ion.',
  );
});

test('a recipient without a name is addressed neutrally in the language of the text', () => {
  expect(fillVariables('Salut, {first_name}!', { name: ' ', language: 'ro' })).toBe(
    'Salut, client!',
  );
});
