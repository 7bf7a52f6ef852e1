import { build } from 'esbuild';
import { sourceFolder } from './sourceFolder.ts';

/**
 * Bundles a few lines of TypeScript that stand in the admin's source folder, and runs them: what the
 * build needs of the product's own source. Nothing is written to disk.
 */
export async function evaluate<Module>(contents: string): Promise<Module> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir: sourceFolder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
