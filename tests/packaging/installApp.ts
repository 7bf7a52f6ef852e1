import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { run } from './run.ts';

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Copies an application out of the repository and installs the packed packages and its libraries there.
 *
 * @param source The folder of the application in the repository.
 * @param name The folder of the copy.
 */
export function installApp(source: string, name: string, packages: Packages): string {
  const app = join(inject('work'), name);
  cpSync(resolve(source), app, { recursive: true });
  const tarballs = Object.entries(inject('tarballs')).map(([one, file]) => [one, `file:${file}`]);
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      name,
      private: true,
      type: 'module',
      dependencies: { ...packages.dependencies, ...Object.fromEntries(tarballs) },
      devDependencies: packages.devDependencies,
    }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], app);
  return app;
}

/** The version of a package that the repository has installed. */
export function versionOf(name: string): string {
  // Some packages do not export their manifest.
  const manifest = readFileSync(join('node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Versions of packages that the repository has installed, by name. */
export function versionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}

/**
 * Whole modules in the README of the package: readers copy them, so they must compile. Files of the folder
 * `app` belong to an application of Next.js.
 */
export function readmeExamples(): readonly string[] {
  const text = readFileSync('packages/ui/README.md', 'utf8');
  return [...text.matchAll(/```tsx\n(?!\/\/ app\/)([\s\S]*?)```/g)].map(([, code = '']) => code);
}
