import { languageCodes } from '@rentyard/contract/languages';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { stepRoutes } from './stepRoutes.ts';

const nothing = async () => () => null;

const routes = stepRoutes('categories', {
  title: 'categories.new',
  frame: nothing,
  steps: { basics: nothing, properties: nothing, prices: nothing },
}).map(withoutFrames);

/** Removes the screens: only the redirects of addresses matter here. */
function withoutFrames({ lazy: _, children, ...route }: RouteObject): RouteObject {
  return { ...route, ...(children && { children: children.map(withoutFrames) }) } as RouteObject;
}

async function addressAfter(address: string): Promise<string> {
  const router = createMemoryRouter([{ path: '/:language', children: routes }], {
    initialEntries: [address],
  });
  router.initialize();
  await new Promise<void>((settle) => {
    const done = () => router.state.initialized && router.state.navigation.state === 'idle';
    if (done()) settle();
    else router.subscribe(() => done() && settle());
  });
  const { pathname, search } = router.state.location;
  const isFound = router.state.matches.length > 1;
  router.dispose();
  return isFound ? pathname + search : 'nowhere';
}

test.each(languageCodes)(
  'in %s an update address without a step redirects to the first step',
  async (language) => {
    expect(await addressAfter(`/${language}/categories/12/update`)).toBe(
      `/${language}/categories/12/update/basics`,
    );
    expect(await addressAfter(`/${language}/categories/12/update/?tab=history`)).toBe(
      `/${language}/categories/12/update/basics?tab=history`,
    );
  },
);

test.each(['/en/categories/12/update/prices', '/en/categories/create', '/en/categories/edit/12'])(
  '%s does not redirect',
  async (address) => {
    expect(await addressAfter(address)).toBe(address);
  },
);

test('an unknown step matches no route', async () => {
  expect(await addressAfter('/en/categories/12/update/photos')).toBe('nowhere');
});
