import * as z from 'zod/mini';
import { param } from '../schema/routes/queryParams.ts';
import { option } from '../schema/routes/responses.ts';
import { route } from '../schema/routes/route.ts';

// @__NO_SIDE_EFFECTS__
function degrees(bound: number, description: string) {
  return param<number>({ type: 'number', description }, (text) => {
    if (text === '') return { problem: { id: 'required' } };
    if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(text)) return { problem: { id: 'type' } };
    const value = Number(text);
    return Math.abs(value) > bound ? { problem: { id: 'range' } } : { value };
  });
}

export const regionNear = route({
  method: 'GET',
  path: '/regions/near',
  permission: ['read', 'offers'],
  query: z.strictObject({
    lat: degrees(90, 'Latitude in degrees.'),
    long: degrees(180, 'Longitude in degrees.'),
  }),
  response: z.nullable(option),
  errors: [422],
  summary: 'The region of a point, derived from the offers near it; null if there are none',
  tag: 'regions',
});
