import { expect, test } from 'vitest';
import { parsePoint } from './coordinates.ts';

test.each([
  ['47.0245, 28.8323', { lat: 47.0245, long: 28.8323 }],
  ['(-33.8688; 151.2093)', { lat: -33.8688, long: 151.2093 }],
  ['47.0245° 28.8323°', { lat: 47.0245, long: 28.8323 }],
  ['47.02451234567,28.8', { lat: 47.024512, long: 28.8 }],
])('parses the point %j', (text, point) => {
  expect(parsePoint(text)).toEqual(point);
});

test.each(['', '47.0245', '91, 10', '10, 181', 'Chișinău', '47,0245'])('rejects %j', (text) => {
  expect(parsePoint(text)).toBeNull();
});
