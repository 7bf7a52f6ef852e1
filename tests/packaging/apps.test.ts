import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { expectNone } from '../support/expectNone.ts';
import { readmeExamples, versionOf } from './installApp.ts';
import { hydrate, installReactApp, reactVersions, renderedHtml } from './reactApp.ts';
import { run } from './run.ts';
import { useTool } from './useTool.ts';

describe.each(reactVersions)(
  'an application on React $react that installs the tarball',
  (versions) => {
    const app = join(inject('work'), `react-${versions.react}`);

    beforeAll(() => {
      installReactApp(`react-${versions.react}`, versions);
      for (const [at, code] of readmeExamples().entries()) {
        writeFileSync(join(app, `src/readme${at}.tsx`), code);
      }
    });

    test('compiles against the declarations, including the examples of the README', () => {
      expect(readmeExamples().length).toBeGreaterThan(5);
      expect(run('npx', ['tsc', '--pretty', 'false'], app)).toBe('');
    });

    test('imports every published entry', () => {
      const entries = readdirSync(join(app, 'node_modules/@rentyard/ui/dist/exports'))
        .filter((file) => file.endsWith('.js'))
        .map((file) => `@rentyard/ui/${basename(file, '.js')}`);
      expect(entries).toContain('@rentyard/ui/DataTable');
      writeFileSync(
        join(app, 'src/everything.ts'),
        entries.map((entry, index) => `export * as entry${index} from '${entry}';`).join('\n'),
      );
      run('npx', ['tsc', '--pretty', 'false'], app);
      run('npx', ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/everything.ts'], app);
    });

    test('renders the components in its own language', () => {
      const html = renderedHtml(app);
      expect(html).toContain('Save offer');
      expect(html).toContain('problem: max_length');
    });

    test('gets the fonts that the README installs', () => {
      run('npx', ['vite', 'build', '--logLevel', 'error'], app);
      const [sheet] = readdirSync(join(app, 'dist/assets')).filter((file) => file.endsWith('.css'));
      const css = readFileSync(join(app, 'dist/assets', sheet ?? ''), 'utf8');
      expect(css).toContain('Inter Variable');
      expect(css).toContain('Roboto Mono');
    });

    test('works in a browser: table, dialog, masked field, validated form, image viewer', async () => {
      expectNone('problems of the console', await useTool(app));
    });

    test('hydrates server-rendered HTML without a warning', async () => {
      const command = ['vite', 'build', '--config', 'vite.hydrate.config.js'];
      expectNone('problems of the console', await hydrate(app, { folder: 'vite', command }));
    });

    test('runs the validators without React', () => {
      run('npx', ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/rules.ts'], app);
      const bundle = readFileSync(join(app, 'dist/rules.js'), 'utf8');
      expect(run('node', ['dist/rules.js'], app).trim()).toBe('{"id":"email"}');
      expect(bundle).not.toMatch(/react|styled/i);
      // One validator and its dependencies, without the other validators.
      expect(bundle.length).toBeLessThan(2_500);
    });
  },
);

describe('the dependencies of an entry', () => {
  const bundleOf = (statement: string): string => {
    const app = join(inject('work'), `react-${versionOf('react')}`);
    writeFileSync(join(app, 'src/one.ts'), statement);
    const out = ['--outDir', 'one', '--emptyOutDir'];
    run('npx', ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/one.ts', ...out], app);
    return readFileSync(join(app, 'one/one.js'), 'utf8');
  };

  test('are limited to what it uses: a single component brings no table, editor or select', () => {
    const bundle = bundleOf("export { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';\n");
    expect(bundle).toContain('clipboard');
    expect(bundle).not.toMatch(/tanstack|tiptap|prosemirror|downshift|DataTable/i);
  });

  test('do not include an editor, which only applications with rich text install', () => {
    const folder = join(inject('work'), 'plain');
    mkdirSync(folder);
    const tarballs = Object.entries(inject('tarballs')).map(([one, file]) => [one, `file:${file}`]);
    const dependencies = { react: versionOf('react'), ...Object.fromEntries(tarballs) };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'plain', dependencies }));
    run('npm', ['install', '--package-lock-only', '--no-audit', '--prefer-offline'], folder);
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const packages = Object.keys(lock.packages);
    expect(packages).toContain('node_modules/@tanstack/react-table');
    expect(packages.filter((path) => /tiptap|prosemirror/.test(path))).toEqual([]);
  });

  test('are limited to one language when the application selects one', () => {
    const bundle = bundleOf("export { strings } from '@rentyard/ui/strings-ro';\n");
    expect(bundle).toContain('Copiați din');
    expect(bundle).not.toMatch(/Copy from|Скопировать:/);
  });
});
