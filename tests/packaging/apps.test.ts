import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { preview } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { installApp, readmeExamples, versionOf, versionsOf } from './installApp.ts';
import { run } from './run.ts';
import { sortTable, useTool } from './useTool.ts';
import { visitRendered } from './visitRendered.ts';

describe.each([
  {
    react: versionOf('react'),
    types: versionOf('@types/react'),
    typesDom: versionOf('@types/react-dom'),
  },
  { react: '18.3.1', types: '18.3.31', typesDom: '18.3.7' },
])('an application on React $react that installs the tarball', ({ react, types, typesDom }) => {
  const app = join(inject('work'), `react-${react}`);

  beforeAll(() => {
    installApp('app', `react-${react}`, {
      dependencies: {
        ...versionsOf([
          '@fontsource-variable/inter',
          '@fontsource/roboto-mono',
          'styled-components',
        ]),
        react,
        'react-dom': react,
      },
      devDependencies: {
        ...versionsOf(['typescript', 'vite']),
        'esbuild-loader': '4.5.0',
        webpack: '5.112.2',
        '@types/react': types,
        '@types/react-dom': typesDom,
      },
    });
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
    run(
      'npx',
      ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/render.tsx', '--outDir', 'server'],
      app,
    );
    const html = run('node', ['server/render.js'], app);
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
    expect(await useTool(app)).toEqual([]);
  });

  test.each([
    { bundler: 'Vite', command: ['vite', 'build', '--config', 'vite.hydrate.config.js'] },
    { bundler: 'webpack', command: ['node', 'webpack.js'] },
  ])(
    'hydrates server-rendered HTML without a warning, built with $bundler',
    async ({ bundler, command }) => {
      // Only a development build of React reports differences in full.
      const [program = '', ...args] = command;
      run('npx', ['--no', '--', program, ...args], app, { NODE_ENV: 'development' });
      const outDir = join(app, 'hydrated', bundler.toLowerCase());
      writeFileSync(join(outDir, 'index.html'), run('node', ['server/render.js'], app));
      const server = await preview({
        root: app,
        configFile: false,
        build: { outDir },
        preview: { port: 0 },
      });
      try {
        const problems = await visitRendered({
          url: server.resolvedUrls?.local[0] ?? '',
          primaryButton: 'Save offer',
          use: sortTable,
        });
        expect(problems).toEqual([]);
      } finally {
        await server.close();
      }
    },
  );

  test('runs the validators without React', () => {
    run('npx', ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/rules.ts'], app);
    const bundle = readFileSync(join(app, 'dist/rules.js'), 'utf8');
    expect(run('node', ['dist/rules.js'], app).trim()).toBe('{"id":"email"}');
    expect(bundle).not.toMatch(/react|styled/i);
    // One validator and its dependencies, without the other validators.
    expect(bundle.length).toBeLessThan(2_500);
  });
});

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

  test('are limited to one language when the application selects one', () => {
    const bundle = bundleOf("export { strings } from '@rentyard/ui/strings-ro';\n");
    expect(bundle).toContain('Copiați din');
    expect(bundle).not.toMatch(/Copy from|Скопировать:/);
  });
});
