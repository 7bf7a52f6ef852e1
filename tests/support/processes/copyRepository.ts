import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const skipped = new Set(['.git', '.cache', 'node_modules', 'storybook-static']);
/** The database of `npm start`, and results of this run. */
const skippedAtRoot = new Set(['data', 'test-results']);

interface CopyOptions {
  /** Copies what `npm run build` has made, so that the copy need not build. */
  readonly withBuild?: boolean;
}

/** Copies the sources. Installed packages are linked, except the workspace's own. */
export function copyRepository(copy: string, { withBuild = false }: CopyOptions = {}): void {
  const isCopied = (path: string) =>
    !skipped.has(basename(path)) && (withBuild || basename(path) !== 'dist');
  for (const entry of readdirSync('.').filter(isCopied)) {
    if (skippedAtRoot.has(entry)) continue;
    cpSync(entry, join(copy, entry), { recursive: true, filter: isCopied });
  }
  for (const folder of ['.', ...readdirSync('packages').map((name) => join('packages', name))]) {
    const installed = join(folder, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(copy, installed), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name === '@rentyard') continue;
      symlinkSync(resolve(installed, name), join(copy, installed, name));
    }
  }
  const workspace = join(copy, 'node_modules/@rentyard');
  mkdirSync(workspace);
  for (const name of readdirSync('packages')) {
    symlinkSync(join(copy, 'packages', name), join(workspace, name));
  }
}
