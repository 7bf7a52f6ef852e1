import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import { expectNone } from '../support/expectNone.ts';
import { run } from './run.ts';

const published = [
  { name: '@rentyard/validators', folder: 'packages/validators' },
  { name: '@rentyard/ui', folder: 'packages/ui' },
  { name: '@rentyard/client', folder: 'packages/client' },
] as const;

describe.each(published)('the tarball of $name', ({ name, folder }) => {
  const tarball = inject('tarballs')[name];
  const fileOf = (path: string) => run('tar', ['-xzOf', tarball, `package/${path}`], '.');
  const listed = run('tar', ['-tzf', tarball], '.').trim().split('\n');

  test('contains the built package with its sources and nothing else', () => {
    const strange = listed.filter(
      (file) =>
        !/^package\/(dist\/.+\.(js|d\.ts|d\.ts\.map)|src\/.+\.tsx?|bin\/.+\.mjs|package\.json|(tokens|components)\.json|llms\.txt|[A-Z-]+(\.md)?)$/.test(
          file,
        ),
    );
    expectNone('files that do not belong in the package', strange);
    expectNone(
      'tests in the package',
      listed.filter((file) => /\.(test|stories|spec)\./.test(file)),
    );
  });

  test('publishes the manifest of the repository', () => {
    const manifest = JSON.parse(fileOf('package.json'));
    expect(manifest).toEqual(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
    expect(manifest).toMatchObject({ sideEffects: false, repository: { directory: folder } });
  });

  test('depends on ranges, so that applications install one copy of a library', () => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(fileOf('package.json'));
    for (const range of Object.values(dependencies)) expect(range).toMatch(/^\^\d/);
    for (const range of Object.values(peerDependencies)) expect(range).toMatch(/^>=[\d.]+ <\d+$/);
  });

  test('leads from a declaration to its source', () => {
    const maps = listed.filter((file) => file.endsWith('.d.ts.map'));
    expect(maps).toHaveLength(listed.filter((file) => file.endsWith('.d.ts')).length);
    for (const map of maps.slice(0, 20)) {
      const { sources } = JSON.parse(fileOf(map.replace('package/', '')));
      const source = new URL(sources[0], `file:///${map}`).pathname.slice(1);
      expect(listed).toContain(source);
    }
  });

  test('passes publint', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(tarball);
    const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    expectNone('messages of publint', (await publint({ pack: { tarball: bytes } })).messages);
  });

  test('has types that match its code in every entry', async () => {
    const entrypoints = readdirSync(`${folder}/src/exports`).map((file) =>
      // `@rentyard/client` itself is the client.
      `@rentyard/${basename(file, '.ts')}` === name ? '.' : `./${basename(file, '.ts')}`,
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
    expectNone('entries whose types differ from their code', modern);
  });
});

test('a module that uses the browser is a client module, tokens and strings are not', () => {
  const codeOf = (path: string) =>
    run('tar', ['-xzOf', inject('tarballs')['@rentyard/ui'], `package/dist/${path}.js`], '.');
  for (const path of ['primitives/Button', 'theme/ThemeProvider', 'ClientTable/ClientTable']) {
    expect(codeOf(path)).toMatch(/^'use client';\n/);
  }
  for (const path of ['theme/theme', 'strings/en', 'exports/theme', 'exports/Button']) {
    expect(codeOf(path)).not.toContain('use client');
  }
});
