import { expect, test } from 'vitest';
import { redactPayload } from './botEvents.ts';

test.each([
  'token',
  'bot_token',
  'botToken',
  'password',
  'API_KEY',
  'apiKey',
  'authorization',
  'card_number',
])('a value with the name %s is masked', (name) => {
  expect(redactPayload({ [name]: 'x1y2' })).toEqual({ [name]: '••••••' });
});

test.each([
  ['https://api.telegram.org/bot123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/sendMessage'],
  ['Bearer 0a1b2c3d4e5f'],
  ['postgres://yard:hunter22@db:5432/yard'],
  ['4111 1111 1111 1111'],
])('a secret inside a text is masked: %s', (text) => {
  expect(redactPayload(text)).toContain('••••••');
  expect(redactPayload(text)).not.toMatch(/AAHdq|0a1b2c|hunter22|4111/);
});

test('secrets are masked at any depth, and other values do not change', () => {
  const payload = {
    chat: { id: '-1001234567891', phones: ['+37369123456'] },
    auth: [{ secret: 'a', tokens: 3 }],
  };
  expect(redactPayload(payload)).toEqual({
    chat: { id: '-1001234567891', phones: ['+37369123456'] },
    auth: [{ secret: '••••••', tokens: 3 }],
  });
});
