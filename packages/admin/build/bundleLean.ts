import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { sourceFolder } from './sourceFolder.ts';

interface Lines {
  readonly contents: string;
  /** Stands in for the installed file of a library. */
  readonly lean: (code: string, path: string) => string;
  /** Which files. */
  readonly files: RegExp;
  readonly alias?: Readonly<Record<string, string>>;
}

/** Bundles a few lines over libraries as the app's build leaves them, and runs them: for tests. */
export async function bundleLean<Module>({ contents, lean, files, alias }: Lines): Promise<Module> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: sourceFolder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
    ...(alias && { alias: { ...alias } }),
    plugins: [
      {
        name: 'lean',
        setup: ({ onLoad }) => {
          onLoad({ filter: files }, async ({ path }) => ({
            contents: lean(await readFile(path, 'utf8'), path),
            loader: 'js',
          }));
        },
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
