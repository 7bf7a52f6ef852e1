import { expect, it } from 'vitest';
import { bundleLean } from './bundleLean.ts';
import { leanLibrary } from './leanLibraries.ts';

const files = /(?:@formatjs[\\/]intl|react-intl|@casl[\\/]ability|lucide-react)[\\/].*\.m?js$/;
const touched =
  /(?:@formatjs[\\/]intl[\\/]|react-intl[\\/]|@casl[\\/]ability[\\/]|createLucideIcon\.mjs$|icons[\\/][\w-]+\.mjs$)/;
const lean = (code: string, path: string) => (touched.test(path) ? leanLibrary(code, path) : code);

const lines = <Module>(contents: string) => bundleLean<Module>({ contents, lean, files });

it('fails the build when a library looks different', () => {
  const id = '/node_modules/@formatjs/intl/index.js';
  expect(() => leanLibrary('export const createIntl = () => ({});', id)).toThrow(
    /Nothing in .*@formatjs\/intl\/index\.js looks like/,
  );
});

it('leaves messages with plurals to the formatter, and nothing else', async () => {
  const { say, can } = await lines<{ say: (count: number) => string; can: readonly string[] }>(`
    import { createIntl } from '@formatjs/intl';
    const message = '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}';
    const intl = createIntl({ locale: 'ru', messages: { rows: message } });
    export const say = (count) => intl.formatMessage({ id: 'rows' }, { count });
    export const can = Object.keys(intl).filter((name) => name.startsWith('format'));
  `);
  expect([1, 3, 5].map(say)).toEqual(['1 строка', '3 строки', '5 строк']);
  expect(can.filter((name) => name === 'formatMessage' || /Number|Date|List/.test(name))).toEqual([
    'formatMessage',
  ]);
});

it('asks rights as the whole library does', async () => {
  const { abilityOf } = await lines<typeof import('@rentyard/contract/permissions')>(
    "export { abilityOf } from '@rentyard/contract/permissions';",
  );
  const editor = abilityOf(
    [
      ['read', 'offers'],
      ['update', 'brands'],
      ['manage', 'tags'],
    ],
    false,
  );
  expect(editor.can('read', 'offers')).toBe(true);
  expect(editor.can('update', 'offers')).toBe(false);
  expect(editor.can('update', 'brands')).toBe(false);
  expect(editor.can('delete', 'tags')).toBe(true);
  expect(abilityOf([], true).can('manage', 'users')).toBe(true);
});

it('draws the same icons', async () => {
  const contents = `
    import Truck from 'lucide-react/icons/truck';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server.browser';
    export const drawn = renderToStaticMarkup(createElement(Truck, { size: 16, strokeWidth: 1.75 }));
  `;
  const { drawn } = await lines<{ drawn: string }>(contents);
  const whole = await bundleLean<{ drawn: string }>({ contents, files: /never/, lean: String });
  const shapes = (svg: string) => svg.match(/<(?:path|circle)[^>]*>/g);
  expect(shapes(drawn)).toEqual(shapes(whole.drawn));
  expect(shapes(drawn)?.length).toBeGreaterThan(3);
  expect(drawn).toContain('stroke-width="1.75"');
});
