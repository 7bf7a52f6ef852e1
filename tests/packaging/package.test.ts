import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const installed = createRequire(import.meta.url);
const work = mkdtempSync(join(tmpdir(), 'rentyard-packaging-'));
let tarball = '';

beforeAll(() => {
  run('node', ['packages/ui/build.mjs'], process.cwd());
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', work], resolve('packages/ui')),
  ) as [{ filename: string }];
  tarball = join(work, packed.filename);
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
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: {
          '@rentyard/ui': `file:${tarball}`,
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

  test('type-checks against the declarations', () => {
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

  test('gets the fonts with their entry', () => {
    run('npx', ['vite', 'build', '--logLevel', 'error'], app);
    const [sheet] = readdirSync(join(app, 'dist/assets')).filter((file) => file.endsWith('.css'));
    expect(readFileSync(join(app, 'dist/assets', sheet ?? ''), 'utf8')).toContain('Inter Variable');
  });

  test('runs the rules without React', () => {
    run('npx', ['vite', 'build', '--logLevel', 'error', '--ssr', 'src/rules.ts'], app);
    const bundle = readFileSync(join(app, 'dist/rules.js'), 'utf8');
    expect(run('node', ['dist/rules.js'], app).trim()).toBe('{"id":"email"}');
    expect(bundle).not.toMatch(/react|styled/i);
    // One rule and what it stands on: the rest of the rules is left out.
    expect(bundle.length).toBeLessThan(2_500);
  });
});

test('the tarball holds the built package and nothing else', () => {
  const listed = run('tar', ['-tzf', tarball], work).trim().split('\n');
  const strange = listed.filter(
    (file) =>
      !/^package\/(dist\/.+\.(js|d\.ts|css|woff2)|package\.json|README\.md|LICENSE)$/.test(file),
  );
  expect(strange).toEqual([]);
  expect(listed.filter((file) => /\.(test|stories|spec)\./.test(file))).toEqual([]);
});

function versionOf(name: string): string {
  return (installed(`${name}/package.json`) as { version: string }).version;
}

/** Runs a command and answers with what it printed; fails with it otherwise. */
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
