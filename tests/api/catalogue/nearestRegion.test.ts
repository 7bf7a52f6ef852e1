import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let chisinau: { readonly id: number };
beforeAll(async () => {
  app = await startApp({ mapTiles: 'https://tiles.example.com/{z}/{x}/{y}.png' });
  chisinau = await app.make('regions', { name: { en: 'Chișinău' } });
  const balti = await app.make('regions', { name: { en: 'Bălți' } });
  await app.make('offers', { region: chisinau.id, geo_lat: 47.01, geo_long: 28.86 });
  await app.make('offers', { region: chisinau.id, geo_lat: 47.03, geo_long: 28.83 });
  await app.make('offers', { region: balti.id, geo_lat: 47.02, geo_long: 28.9 });
  await app.make('offers', { region: balti.id, geo_lat: 47.76, geo_long: 27.93 });
});
afterAll(() => app.close());

const near = (query: string) => app.admin.get(`/regions/near${query}`);

test('a point gets the region of most offers around it', async () => {
  const response = await near('?lat=47.02&long=28.84');
  expect(response.data()).toEqual({ id: chisinau.id, name: 'Chișinău' });
});

test('a point without offers around it gets no region', async () => {
  expect((await near('?lat=60.17&long=24.94')).data()).toBeNull();
});

test('a point requires both coordinates in degrees', async () => {
  expect((await near('?lat=47.02')).rules).toEqual({ long: ['required'] });
  expect((await near('?lat=91&long=north')).rules).toEqual({ lat: ['range'], long: ['type'] });
});

test('the init response has the URL of the map tiles', async () => {
  const init = (await app.anonymous.get('/init')).data<{ readonly map_tiles: string }>();
  expect(init.map_tiles).toBe('https://tiles.example.com/{z}/{x}/{y}.png');
});
