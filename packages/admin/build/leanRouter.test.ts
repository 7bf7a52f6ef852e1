import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleLean } from './bundleLean.ts';
import { leanLibrary } from './leanLibraries.ts';
import { withoutUnreachedRouter } from './leanRouter.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
const index = readFileSync(join(folder, 'index.mjs'), 'utf8');
const core = /from "(\.\/chunk-[^"]+)"/g;
const installed = [...index.matchAll(core)]
  .map(([, file = '']) => readFileSync(join(folder, file), 'utf8'))
  .find((code) => code.includes('function createRouter('));

type Router = typeof import('react-router');
let router: Router;

beforeAll(async () => {
  router = await bundleLean<Router>({
    contents: "export * from 'react-router';",
    lean: leanLibrary,
    files: /react-router[\\/]dist[\\/]production[\\/]chunk-[^/\\]+\.mjs$/,
    alias: { 'react-router': join(folder, 'index.mjs') },
  });
});

it('finds every part that it leaves out in the installed router', () => {
  const lean = withoutUnreachedRouter(installed ?? '');
  expect(lean.length).toBeLessThan((installed?.length ?? 0) * 0.95);
});

it('says which part is gone when the router has changed', () => {
  const changed = installed?.replaceAll('handleFetcherAction', 'handleAnotherAction') ?? '';
  expect(() => withoutUnreachedRouter(changed)).toThrow('no "handleFetcherAction" any more');
});

describe('what is left', () => {
  const settled = async (made: ReturnType<Router['createMemoryRouter']>) => {
    while (!made.state.initialized || made.state.navigation.state !== 'idle') {
      await new Promise((done) => setTimeout(done, 1));
    }
    return made.state;
  };

  it('loads routes lazily, with what their loaders bring', async () => {
    const made = router.createMemoryRouter(
      [{ path: '/:language/offers', lazy: { loader: async () => () => 'rows' } }],
      { initialEntries: ['/ru/offers?sort=name'] },
    );
    const state = await settled(made);
    expect(state.matches[0]?.params).toEqual({ language: 'ru' });
    expect(Object.values(state.loaderData)).toEqual(['rows']);
    made.dispose();
  });

  it('follows redirects of loaders, Back and replacing', async () => {
    const made = router.createMemoryRouter([
      { path: '/', loader: () => router.redirect('/list/page/1?q=a') },
      { path: '/list/page/:page', element: null },
    ]);
    await settled(made);
    expect(made.state.location.pathname + made.state.location.search).toBe('/list/page/1?q=a');
    await made.navigate('/list/page/2', { state: { trail: 7 } });
    expect(made.state.location.state).toEqual({ trail: 7 });
    await made.navigate('/list/page/3', { replace: true });
    await made.navigate(-1);
    expect(made.state.location.pathname).toBe('/list/page/1');
    made.dispose();
  });

  it('hands the failure of a loader to the nearest boundary', async () => {
    const made = router.createMemoryRouter([
      {
        id: 'root',
        path: '/',
        ErrorBoundary: () => null,
        children: [{ index: true, loader: () => Promise.reject(new Error('no rows')) }],
      },
    ]);
    const { errors } = await settled(made);
    expect(errors).toEqual({ root: new Error('no rows') });
    made.dispose();
  });

  it('loads what is in sight again when asked to, and only what a route wants again', async () => {
    const calls: string[] = [];
    const made = router.createMemoryRouter([
      {
        path: '/',
        loader: () => calls.push('frame'),
        shouldRevalidate: () => false,
        children: [{ path: 'list', loader: () => calls.push('list'), element: null }],
      },
    ]);
    await settled(made);
    await made.navigate('/list');
    await made.revalidate();
    expect(calls).toEqual(['frame', 'list', 'list']);
    made.dispose();
  });

  it('asks before a page is left, and goes on when told to', async () => {
    const made = router.createMemoryRouter([
      { path: '/', element: null },
      { path: '/other', element: null },
    ]);
    await settled(made);
    made.getBlocker('form', () => true);
    await made.navigate('/other');
    expect(made.state.location.pathname).toBe('/');
    const blocker = made.state.blockers.get('form');
    expect(blocker?.state).toBe('blocked');
    blocker?.proceed?.();
    await settled(made);
    expect(made.state.location.pathname).toBe('/other');
    made.dispose();
  });
});
