import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { installApp, versionOf, versionsOf } from './installApp.ts';
import { run } from './run.ts';
import { sortTable } from './useTool.ts';
import { visitRendered } from './visitRendered.ts';

/** The versions of React that the package supports, with their types. */
export const reactVersions = [
  {
    react: versionOf('react'),
    types: versionOf('@types/react'),
    typesDom: versionOf('@types/react-dom'),
  },
  { react: '18.3.1', types: '18.3.31', typesDom: '18.3.7' },
];

/** What applications with rich text install themselves. */
const editor = ['core', 'extension-image', 'pm', 'react', 'starter-kit'].map(
  (name) => `@tiptap/${name}`,
);

/**
 * Installs the application of `tests/packaging/app` on a version of React.
 *
 * @param tools Versions of other packages that the application needs, by name.
 * @returns The folder of the application.
 */
export function installReactApp(
  name: string,
  { react, types, typesDom }: (typeof reactVersions)[number],
  tools: Readonly<Record<string, string>> = {},
): string {
  return installApp('tests/packaging/app', name, {
    dependencies: {
      ...versionsOf(['@fontsource-variable/inter', '@fontsource/roboto-mono', 'styled-components']),
      ...versionsOf(editor),
      react,
      'react-dom': react,
    },
    devDependencies: {
      ...versionsOf(['typescript', 'vite']),
      ...tools,
      '@types/react': types,
      '@types/react-dom': typesDom,
    },
  });
}

/** Renders the page of the application to HTML. */
export function renderedHtml(app: string): string {
  const entry = ['--ssr', 'src/render.tsx', '--outDir', 'server'];
  run('npx', ['vite', 'build', '--logLevel', 'error', ...entry], app);
  return run('node', ['server/render.js'], app);
}

/**
 * Builds the client of the server-rendered page with a bundler and opens the page.
 *
 * @param bundler Its folder in `hydrated` and the command that builds into it.
 * @returns Errors and warnings of the browser.
 */
export async function hydrate(
  app: string,
  { folder, command }: { readonly folder: string; readonly command: readonly string[] },
): Promise<readonly string[]> {
  // Only a development build of React reports differences in full.
  run('npx', ['--no', '--', ...command], app, { NODE_ENV: 'development' });
  const outDir = join(app, 'hydrated', folder);
  writeFileSync(join(outDir, 'index.html'), renderedHtml(app));
  const server = await preview({
    root: app,
    configFile: false,
    build: { outDir },
    preview: { port: 0 },
  });
  try {
    return await visitRendered({
      url: server.resolvedUrls?.local[0] ?? '',
      primaryButton: 'Save offer',
      use: sortTable,
    });
  } finally {
    await server.close();
  }
}
