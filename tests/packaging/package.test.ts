import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTool } from './useTool.ts';

const installed = createRequire(import.meta.url);
const work = mkdtempSync(join(tmpdir(), 'rentyard-packaging-'));
let tarball = '';

beforeAll(() => {
  // `npm pack` builds first, as publishing does.
  run('npm', ['pack', '--pack-destination', work], resolve('packages/ui'));
  const packed = readdirSync(work).find((file) => file.endsWith('.tgz'));
  if (!packed) throw new Error('npm pack wrote no tarball.');
  tarball = join(work, packed);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe.each([
  {
    react: versionOf('react'),
    types: versionOf('@types/react'),
    typesDom: versionOf('@types/react-dom'),
  },
  { react: '18.3.1', types: '18.3.31', typesDom: '18.3.7' },
])('an application on React $react that installs the tarball', ({ react, types, typesDom }) => {
  const app = join(work, `react-${react}`);

  beforeAll(() => {
    cpSync(resolve('tests/packaging/app'), app, { recursive: true });
    for (const [at, code] of readmeExamples().entries()) {
      writeFileSync(join(app, `src/readme${at}.tsx`), code);
    }
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: {
          '@rentyard/ui': `file:${tarball}`,
          '@fontsource-variable/inter': versionOf('@fontsource-variable/inter'),
          '@fontsource/roboto-mono': versionOf('@fontsource/roboto-mono'),
          react,
          'react-dom': react,
          'styled-components': versionOf('styled-components'),
        },
        devDependencies: {
          '@types/react': types,
          '@types/react-dom': typesDom,
          typescript: versionOf('typescript'),
          vite: versionOf('vite'),
        },
      }),
    );
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], app);
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
    run('npx', ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/render.tsx'], app);
    const html = run('node', ['dist/render.js'], app);
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

  test('runs the validators without React', () => {
    run('npx', ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/rules.ts'], app);
    const bundle = readFileSync(join(app, 'dist/rules.js'), 'utf8');
    expect(run('node', ['dist/rules.js'], app).trim()).toBe('{"id":"email"}');
    expect(bundle).not.toMatch(/react|styled/i);
    // One validator and its dependencies, without the other validators.
    expect(bundle.length).toBeLessThan(2_500);
  });
});

test('the tarball contains the built package and nothing else', () => {
  const listed = run('tar', ['-tzf', tarball], work).trim().split('\n');
  const strange = listed.filter(
    (file) =>
      !/^package\/(dist\/.+\.(js|d\.ts)|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(
        file,
      ),
  );
  expect(strange).toEqual([]);
  expect(listed.filter((file) => /\.(test|stories|spec)\./.test(file))).toEqual([]);
});

test('the published manifest declares no side effects, so bundlers drop unused code', () => {
  const manifest = run('tar', ['-xzOf', tarball, 'package/package.json'], work);
  expect(JSON.parse(manifest).sideEffects).toBe(false);
});

test('the published manifest passes publint', async () => {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  expect((await publint({ pack: { tarball: bytes } })).messages).toEqual([]);
});

test('the types of every entry match its code', async () => {
  const entrypoints = readdirSync('packages/ui/src/exports').map(
    (file) => `./${basename(file, '.ts')}`,
  );
  const checked = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
    { entrypoints },
  );
  const problems = checked.types ? checked.problems : [{ kind: 'untyped' as const }];
  // The package has only ES modules: problems of CommonJS and of old resolvers do not apply.
  const modern = problems.filter(
    (problem) =>
      !('resolutionKind' in problem) ||
      ['node16-esm', 'bundler'].includes(problem.resolutionKind as string),
  );
  expect(modern).toEqual([]);
});

describe('the dependencies of an entry', () => {
  const bundleOf = (statement: string): string => {
    const app = join(work, `react-${versionOf('react')}`);
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

/** Whole modules in the README: readers copy them, so they must compile. */
function readmeExamples(): readonly string[] {
  const text = readFileSync('packages/ui/README.md', 'utf8');
  return [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
}

function versionOf(name: string): string {
  return (installed(`${name}/package.json`) as { version: string }).version;
}

/** Runs a command and returns its output; throws the output when the command fails. */
function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
  }
}
