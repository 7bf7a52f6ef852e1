import { expect, test } from 'vitest';
import { botAnswer } from './botReplies.ts';

const room = { language: 'en', isGreeted: true } as const;
const price = botAnswer('price', room).text;

test.each([
  'What is the PRICE?',
  'Care este preţul?',
  'Care este prețul?',
  'care e pretul',
  'CÂT COSTĂ?',
  'Cât costa pe zi',
  'FİYAT nedir',
  'FIYAT NEDİR',
  'fıyatı',
  'KAÇ lira',
  'ucret',
  'Jaka jest CENA',
  'Ile kosztuje?',
  'Сколько стоит?',
  'Яка ЦІНА',
  'pret\u0326ul',
])('%s is a question about the price', (message) => {
  expect(botAnswer(message, room)).toEqual({ text: price, isHandedOver: false });
});

test.each([
  'operator',
  'OPERATÖR',
  'Operatör lütfen',
  'vreau un OPERATOR',
  'YETKİLİ',
  'YETKILI',
  'człowiek',
  'CZLOWIEK',
  'Людина',
  'ОПЕРАТОР',
])('%s calls a person', (message) => {
  expect(botAnswer(message, room).isHandedOver).toBe(true);
});

test.each(['Hello', 'оценка', 'Skacze'])('%s is neither', (message) => {
  expect(botAnswer(message, room)).toEqual({ text: undefined, isHandedOver: false });
});
